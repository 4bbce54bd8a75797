import { expect, test } from './fixtures';
import { expectScreen } from './screens';

/* How the server hands over the app, as a browser gets it. One width is enough for that. */

const tag = '@wide';

test('files with a hash stay in the cache, the page is asked for each time', { tag }, async ({
  page,
}) => {
  const headers = new Map<string, Record<string, string>>();
  page.on('response', (response) => {
    headers.set(new URL(response.url()).pathname, response.headers());
  });
  await page.goto('/login');
  await expectScreen(page, 'Anmelden');
  await page.waitForLoadState('networkidle');

  const assets = [...headers].filter(([path]) => path.startsWith('/assets/'));
  expect(assets.length).toBeGreaterThan(3);
  for (const [path, header] of assets) {
    expect(header['cache-control'], path).toBe('public, max-age=31536000, immutable');
  }
  for (const path of ['/login', '/color-scheme.js']) {
    expect(headers.get(path)?.['cache-control'], path).toBe('no-cache');
  }
});

test('what is large comes compressed', { tag }, async ({ page, request }) => {
  await page.goto('/login');
  const script = await page.locator('script[type=module]').getAttribute('src');
  const paths = ['/login', script ?? 'no script'];
  for (const path of paths) {
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const response = await request.get(path, {
        headers: { 'accept-encoding': accepted, accept: '*/*' },
      });
      expect(response.status()).toBe(200);
      expect(response.headers()['content-encoding'], `${path} for ${accepted}`).toBe(encoding);
      expect(response.headers().vary).toMatch(/accept-encoding/i);
      expect(await response.text()).toContain(path === '/login' ? '<div id="root">' : 'import');
    }
  }
});

test('the policy of the page lets nothing in from elsewhere', { tag }, async ({ page }) => {
  const response = await page.goto('/login');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("connect-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(response?.headers()).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  await expectScreen(page, 'Anmelden');
});

test.describe(() => {
  test.use({ expectedComplaints: /Content Security Policy/ });

  test('a script that was smuggled in does not run', { tag }, async ({ page }) => {
    await page.goto('/login');
    const violation = await page.evaluate(async () => {
      const violated = new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
          resolve(violatedDirective);
        });
      });
      const script = document.createElement('script');
      script.textContent = 'window.smuggled = true';
      document.body.append(script);
      return violated;
    });
    expect(violation).toContain('script-src');
    expect(await page.evaluate(() => 'smuggled' in window)).toBe(false);
  });
});
