/** Enough that eight cards of a column can be seen at once, which is 65 % as high. */
export const viewport = { width: 1280, height: 2000 };

/**
 * Runs in the page before its own scripts. A thing counts as painted when it
 * was in the document as a frame began and is visible after that frame: the
 * message is handled right after the browser has laid out and painted.
 */
export function installProbe() {
  /** @param {Element} element */
  const isVisible = (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const column = element.closest('section')?.getBoundingClientRect();
    const limit = Math.min(column?.bottom ?? Infinity, innerHeight);
    return element.checkVisibility({ visibilityProperty: true }) && bottom > 0 && top < limit;
  };

  /**
   * @param {() => Element | null | undefined | false} find
   * @returns {Promise<number>}
   */
  const painted = (find) =>
    new Promise((resolve) => {
      const look = () => {
        const element = find();
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          port1.close();
          if (element && element.isConnected && isVisible(element)) resolve(performance.now());
          else requestAnimationFrame(look);
        };
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    });

  /** @type {Promise<number> | undefined} */
  let running;
  window.boardProbe = {
    usable: painted(() => document.querySelector('[data-status=DRAFT] li:nth-child(8) article')),
    begin(eventType, find) {
      running = new Promise((resolve) => {
        const start = (/** @type {Event} */ event) =>
          void painted(find).then((end) => resolve(end - event.timeStamp));
        window.addEventListener(eventType, start, { capture: true, once: true });
      });
    },
    async result() {
      if (!running) throw new Error('No measurement was begun.');
      return running;
    },
  };
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {string} token
 */
export async function openPage(browser, url, token) {
  // A fresh context has an empty cache.
  const context = await browser.newContext({ baseURL: url, viewport, locale: 'de-DE' });
  const page = await context.newPage();
  await page.addInitScript((token) => localStorage.setItem('authToken', token), token);
  await page.addInitScript(installProbe);
  return page;
}

/** @param {import('@playwright/test').Page} page */
export const usable = (page) => page.evaluate(() => window.boardProbe.usable);

/**
 * Waits until the page has done what it put off until it is idle.
 *
 * @param {import('@playwright/test').Page} page
 */
export async function idle(page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
