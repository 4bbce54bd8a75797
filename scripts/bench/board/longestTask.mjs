/**
 * How long the longest task on the page's main thread took while `work` ran,
 * from Chrome's own trace: the page itself is told only of tasks of 50 ms and more.
 *
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<unknown>} work
 * @returns {Promise<number>} in milliseconds
 */
export async function longestTask(page, work) {
  const browser = /** @type {import('@playwright/test').Browser} */ (page.context().browser());
  const categories = ['toplevel', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];
  await browser.startTracing(page, { categories });
  await page.evaluate(() => performance.mark('bench-begins')).catch(() => undefined);
  await work();
  await page.evaluate(() => performance.mark('bench-ends'));
  const trace = JSON.parse((await browser.stopTracing()).toString());
  return longestOf(trace.traceEvents);
}

/** @typedef {{ name: string, pid: number, tid: number, dur?: number }} TraceEvent */

/** @param {TraceEvent[]} events */
function longestOf(events) {
  const mark = events.find(({ name }) => name === 'bench-ends');
  if (!mark) throw new Error('The trace does not show which process was the page.');
  const durations = events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === mark.pid && tid === mark.tid)
    .map(({ dur = 0 }) => dur / 1000);
  if (durations.length === 0) throw new Error('The trace holds no tasks.');
  return Math.max(...durations);
}
