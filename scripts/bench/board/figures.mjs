import { median } from '../../median.mjs';

/** One frame at 60 Hz and the next, in milliseconds. */
const twoFrames = 34;

/** @typedef {import('./measure.mjs').SizeSamples} SizeSamples */
/** @typedef {import('./measure.mjs').Sample} Sample */

/**
 * @typedef {object} Figure
 * @property {keyof Sample} key
 * @property {string} title
 * @property {(size: number) => number | undefined} [ratio] at most so many times the floor
 * @property {(size: number) => number | undefined} [most] at most so much
 */

/** @type {Figure[]} */
const figures = [
  {
    key: 'navigation',
    title: 'Navigation to the eighth card of the first column painted, cold cache [ms]:',
    ratio: (size) => (size >= 10_000 ? 2 : 2.5),
  },
  { key: 'drop', title: 'Drop to the card painted in its new column [ms]:', most: () => twoFrames },
  {
    key: 'menu',
    title: 'Choice in the menu to the card painted in its new column [ms]:',
    most: () => twoFrames,
  },
  { key: 'typing', title: 'One letter typed to the filtered board painted [ms]:', most: () => 50 },
  { key: 'scrolling', title: 'Longest task while scrolling one column of all [ms]:', most: () => 50 },
  {
    key: 'load',
    title: 'Longest task of the load [ms]:',
    most: (size) => (size <= 100 ? 50 : size >= 10_000 ? 100 : undefined),
  },
  {
    key: 'heap',
    title: 'JavaScript heap after a forced collection [MB]:',
    ratio: (size) => (size >= 10_000 ? 2.5 : undefined),
  },
  { key: 'nodes', title: 'Elements in the document:' },
];

/** Of the elements at 1,000 applications, so much more or less is allowed at 10,000. */
const nodesTolerance = 0.05;

/** @param {Sample[]} samples @param {keyof Sample} key */
function medianOf(samples, key) {
  const numbers = samples.map((sample) => sample[key]).filter((number) => number !== undefined);
  return numbers.length > 0 ? median(numbers) : undefined;
}

/** @param {number | undefined} number @param {number} [digits] */
const rounded = (number, digits = 1) => (number === undefined ? '' : Number(number.toFixed(digits)));

/** @param {boolean | undefined} kept */
const answer = (kept) => (kept === undefined ? '' : kept ? 'yes' : 'NO');

/** @param {Figure} figure @param {SizeSamples} samples */
function row({ key, ratio, most }, { size, board, floor }) {
  const [ours, least] = [medianOf(board, key), medianOf(floor, key)];
  const times = ours !== undefined && least !== undefined ? ours / least : undefined;
  const [mostTimes, mostAtAll] = [ratio?.(size), most?.(size)];
  const kept =
    mostTimes !== undefined && times !== undefined
      ? times <= mostTimes
      : mostAtAll !== undefined && ours !== undefined
        ? ours <= mostAtAll
        : undefined;
  return {
    applications: size,
    board: rounded(ours),
    floor: rounded(least),
    ratio: rounded(times, 2),
    limit: mostTimes !== undefined ? `${mostTimes} × floor` : (mostAtAll ?? ''),
    kept: answer(kept),
  };
}

/** @param {SizeSamples[]} all */
function nodesRows(all) {
  const reference = all.find(({ size }) => size === 1000);
  return all.map((samples) => {
    const base = row({ key: 'nodes', title: '' }, samples);
    const expected = reference && medianOf(reference.board, 'nodes');
    const ours = medianOf(samples.board, 'nodes');
    if (samples.size <= 1000 || !expected || !ours) return base;
    const kept = Math.abs(ours - expected) <= nodesTolerance * expected;
    return { ...base, limit: `${expected} ± ${100 * nodesTolerance} %`, kept: answer(kept) };
  });
}

/**
 * Medians beside their floors and limits, a table for each figure.
 *
 * @param {SizeSamples[]} all
 */
export function figureTables(all) {
  return figures.map((figure) => ({
    title: figure.title,
    rows: figure.key === 'nodes' ? nodesRows(all) : all.map((samples) => row(figure, samples)),
  }));
}

/** @param {SizeSamples[]} all */
export function reactTable(all) {
  return all.flatMap(({ size, react }) =>
    [
      { until: 'the card is painted', ...react.painted },
      { until: 'it is saved and the date is asked for', ...react.done },
    ].map((work) => ({ applications: size, ...work })),
  );
}
