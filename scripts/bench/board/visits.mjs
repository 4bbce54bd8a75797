import { idle, openPage, usable } from './probe.mjs';
import { installReactCounter } from './reactCommits.mjs';
import { longestTask } from './longestTask.mjs';

/*
 * What is measured, each in a fresh context of the browser. The board and the
 * floor are measured by the same code wherever both can do it.
 */

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ token: string }} Account */

/** @param {Page} page */
async function heapAfterCollection(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1_000_000;
}

/** @param {Page} page */
async function typing(page) {
  const search = page.locator('input[type=search]');
  await search.focus();
  await page.evaluate(() => {
    const count = () => document.querySelector('[data-status=DRAFT] h2 + span');
    const before = count()?.textContent;
    window.boardProbe.begin('keydown', () => count()?.textContent !== before && count());
  });
  await page.keyboard.type('q');
  const time = await page.evaluate(() => window.boardProbe.result());
  await page.keyboard.press('Backspace');
  return time;
}

/** @param {Page} page @returns {Promise<number>} the id of the first card of the first column */
async function firstCard(page) {
  const button = page.locator('[data-status=DRAFT] [data-actions-of]').first();
  return Number(await button.getAttribute('data-actions-of'));
}

/**
 * @param {Page} page
 * @param {string} eventType what makes the card move
 * @param {number} id
 * @param {string} status
 */
async function beginMove(page, eventType, id, status) {
  await page.evaluate(
    ({ eventType, place }) =>
      window.boardProbe.begin(eventType, () => document.querySelector(place)),
    { eventType, place: `section[data-status=${status}] [data-actions-of="${id}"]` },
  );
}

/** @param {Page} page */
const result = (page) => page.evaluate(() => window.boardProbe.result());

/** @param {Page} page */
const saved = (page) => page.waitForResponse((response) => response.request().method() === 'PUT');

/** @param {Page} page */
async function leaveDatePrompt(page) {
  const prompt = page.getByRole('dialog');
  await prompt.waitFor();
  await page.mouse.click(5, 5);
  await prompt.waitFor({ state: 'detached' });
}

/** @param {Page} page @param {number} id */
async function drop(page, id) {
  const button = page.locator(`[data-actions-of="${id}"]`);
  await page.locator('[draggable=true]', { has: button }).waitFor();
  await page.locator('article', { has: button }).getByRole('heading').hover();
  await page.mouse.down();
  await page.locator('section[data-status=APPLIED]').hover({ position: { x: 60, y: 200 } });
  await page.locator('section[data-status=APPLIED][data-over=true]').waitFor();
  await beginMove(page, 'drop', id, 'APPLIED');
  await page.mouse.up();
}

/** @param {Page} page */
async function dropTime(page) {
  const answer = saved(page);
  await drop(page, await firstCard(page));
  const time = await result(page);
  await answer;
  await leaveDatePrompt(page);
  return time;
}

/** @param {Page} page */
async function menuTime(page) {
  const answer = saved(page);
  const id = await firstCard(page);
  await page.locator(`[data-actions-of="${id}"]`).click();
  const choice = page.getByRole('menuitem', { name: 'Verschieben nach Interview' });
  await choice.hover();
  await beginMove(page, 'click', id, 'INTERVIEW');
  await page.mouse.down();
  await page.mouse.up();
  const time = await result(page);
  await answer;
  return time;
}

/** @param {Page} page @param {string} path */
async function firstView(page, path) {
  await page.goto(path);
  const navigation = await usable(page);
  await idle(page);
  return {
    navigation,
    nodes: await page.evaluate(() => document.querySelectorAll('*').length),
    heap: await heapAfterCollection(page),
    typing: await typing(page),
  };
}

/**
 * @param {Browser} browser
 * @param {string} url
 * @param {Account} account
 */
export async function visitBoard(browser, url, { token }) {
  const page = await openPage(browser, url, token);
  const figures = {
    ...(await firstView(page, '/applications')),
    drop: await dropTime(page),
    menu: await menuTime(page),
  };
  await page.context().close();
  return figures;
}

/**
 * @param {Browser} browser
 * @param {string} url
 * @param {Account} account
 * @param {string} path
 */
export async function visitFloor(browser, url, { token }, path) {
  const page = await openPage(browser, url, token);
  const figures = await firstView(page, path);
  const id = await firstCard(page);
  await beginMove(page, 'click', id, 'APPLIED');
  await page.locator(`[data-actions-of="${id}"]`).click();
  const move = await result(page);
  await page.context().close();
  return { ...figures, drop: move, menu: move };
}

/**
 * @param {Browser} browser
 * @param {string} url
 * @param {Account} account
 * @param {string} path
 */
export async function longestTaskOfLoad(browser, url, { token }, path) {
  const page = await openPage(browser, url, token);
  const time = await longestTask(page, async () => {
    await page.goto(path);
    await usable(page);
    await idle(page);
  });
  await page.context().close();
  return time;
}

const wheelTurns = 40;
const jumps = 8;

/**
 * @param {Browser} browser
 * @param {string} url
 * @param {Account} account all its applications are in the first column
 */
export async function longestTaskOfScrolling(browser, url, { token }) {
  const page = await openPage(browser, url, token);
  await page.goto('/applications');
  await usable(page);
  await idle(page);
  await page.locator('section[data-status=DRAFT] li').nth(2).hover();
  const nextFrame = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  const time = await longestTask(page, async () => {
    for (let turn = 0; turn < wheelTurns; turn += 1) {
      await page.mouse.wheel(0, 900);
      await nextFrame();
    }
    // As with the thumb of the scroll bar.
    for (let jump = 1; jump <= jumps; jump += 1) {
      await page.evaluate((part) => {
        const scroller = document.querySelector('section[data-status=DRAFT] h2')?.parentElement
          ?.nextElementSibling;
        scroller?.scrollTo(0, scroller.scrollHeight * part);
      }, jump / jumps);
      await nextFrame();
    }
  });
  await page.context().close();
  return time;
}

/**
 * What React does for one drop: until the card is painted, and until the server
 * has taken it.
 *
 * @param {Browser} browser
 * @param {string} url
 * @param {Account} account
 */
export async function reactWorkOfMove(browser, url, { token }) {
  const page = await openPage(browser, url, token);
  await page.addInitScript(installReactCounter);
  await page.goto('/applications');
  await usable(page);
  await idle(page);
  const id = await firstCard(page);
  await page.evaluate(() =>
    window.addEventListener(
      'drop',
      () => Object.assign(window.reactWork, { commits: 0, components: 0, cards: 0 }),
      { capture: true, once: true },
    ),
  );
  const answer = saved(page);
  await drop(page, id);
  await result(page);
  const work = () => page.evaluate(() => ({ ...window.reactWork }));
  const painted = await work();
  await answer;
  await page.getByRole('dialog').waitFor();
  await idle(page);
  const done = await work();
  await page.context().close();
  return { painted, done };
}

/**
 * How many cards of a column the board shows at once, for the floor to do the same.
 *
 * @param {Browser} browser
 * @param {string} url
 * @param {Account} account
 */
export async function cardsShown(browser, url, { token }) {
  const page = await openPage(browser, url, token);
  await page.goto('/applications');
  await usable(page);
  await idle(page);
  const shown = await page.locator('section[data-status=DRAFT] article').count();
  await page.context().close();
  return shown;
}
