import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { registerUser, type ApiUser } from '../support/apiUser';

interface Fixtures {
  /** A fresh account; its `api` arranges data. */
  user: ApiUser;
  /** A page on which `user` is logged in; it is still blank. */
  userPage: Page;
  /** Asserts that the page as it is now, light and dark, breaks no rule of WCAG 2.2 A and AA. */
  expectAccessible: () => Promise<void>;
  /** Complaints in the console that this test provokes on purpose. */
  expectedComplaints: RegExp | undefined;
  /** Fails a test whose page complains, breaks its policy or asks another host. */
  complaints: undefined;
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const rulesOnColours = ['color-contrast', 'link-in-text-block'];

/** Colours in the middle of a transition would be measured as too weak. */
async function transitionsEnd(page: Page) {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    // They begin when the colours have changed, which the page itself does after the browser.
    await nextFrame();
    await nextFrame();
    const short = document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) < 1000);
    await Promise.allSettled(short.map((animation) => animation.finished));
  });
}

export const test = base.extend<Fixtures>({
  expectedComplaints: [undefined, { option: true }],

  complaints: [
    async ({ context, baseURL, expectedComplaints }, provide) => {
      const seen: string[] = [];
      // A broken Content-Security-Policy is reported as an error in the console.
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) seen.push(message.text());
      });
      context.on('weberror', (error) => seen.push(String(error.error())));
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) seen.push(`asked ${origin}`);
      });

      await provide(undefined);

      const unexpected = seen.filter((text) => !expectedComplaints?.test(text));
      expect(unexpected, 'complaints of the page').toEqual([]);
    },
    { auto: true },
  ],

  user: async ({ baseURL }, provide) => {
    await provide(await registerUser(`${baseURL ?? ''}/api`));
  },

  userPage: async ({ page, user }, provide) => {
    // Once, not before every page: a logout in the test has to last.
    await page.addInitScript((token) => {
      if (sessionStorage.getItem('loggedInByTest')) return;
      sessionStorage.setItem('loggedInByTest', 'yes');
      localStorage.setItem('authToken', token);
    }, user.token);
    await provide(page);
  },

  expectAccessible: async ({ page }, provide) => {
    await provide(async () => {
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        await transitionsEnd(page);
        const axe = new AxeBuilder({ page });
        // The two pages differ in their colours alone.
        const { violations } = await (
          colorScheme === 'light' ? axe.withTags(wcag) : axe.withRules(rulesOnColours)
        ).analyze();
        const found = violations.map(({ id, help, nodes }) => ({
          id,
          help,
          nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
        }));
        expect(found, `what axe finds on the ${colorScheme} page`).toEqual([]);
      }
    });
  },
});

export { expect };
