import {
  cardsShown,
  longestTaskOfLoad,
  longestTaskOfScrolling,
  reactWorkOfMove,
  visitBoard,
  visitFloor,
} from './visits.mjs';

/**
 * @typedef {Awaited<ReturnType<typeof visitBoard>> & { load: number, scrolling?: number }} Sample
 * @typedef {object} SizeSamples
 * @property {number} size
 * @property {Sample[]} board
 * @property {Sample[]} floor
 * @property {Awaited<ReturnType<typeof reactWorkOfMove>>} react
 */

/**
 * Measures in turns, so that whatever else the machine does meets all alike.
 *
 * @param {object} surroundings
 * @param {import('@playwright/test').Browser} surroundings.browser
 * @param {string} surroundings.url
 * @param {import('./accounts.mjs').Accounts} surroundings.accounts
 * @param {number} surroundings.runs
 * @param {number[]} surroundings.sizes
 * @returns {Promise<SizeSamples[]>}
 */
export async function measure({ browser, url, accounts, runs, sizes }) {
  const subjects = [];
  for (const size of sizes) {
    const spread = await accounts.create(url, size);
    const oneColumn = await accounts.create(url, size, ['DRAFT']);
    const takeMovesBack = accounts.keepNewest(spread);
    const shown = await cardsShown(browser, url, spread);
    const react = await reactWorkOfMove(browser, url, spread);
    takeMovesBack();
    /** @type {SizeSamples} */
    const samples = { size, board: [], floor: [], react };
    subjects.push({ spread, oneColumn, takeMovesBack, shown, samples });
  }

  for (let run = 1; run <= runs; run += 1) {
    for (const { spread, oneColumn, takeMovesBack, shown, samples } of subjects) {
      console.error(`run ${run} of ${runs} with ${samples.size} applications`);
      const floorPath = `/floor.html?shown=${shown}`;
      samples.floor.push({
        ...(await visitFloor(browser, url, spread, floorPath)),
        load: await longestTaskOfLoad(browser, url, spread, floorPath),
      });
      samples.board.push({
        ...(await visitBoard(browser, url, spread)),
        load: await longestTaskOfLoad(browser, url, spread, '/applications'),
        scrolling: await longestTaskOfScrolling(browser, url, oneColumn),
      });
      takeMovesBack();
    }
  }
  return subjects.map(({ samples }) => samples);
}
