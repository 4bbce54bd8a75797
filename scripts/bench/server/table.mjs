import { median } from '../../median.mjs';

/** @typedef {import('./figures.mjs').Figure} Figure */
/** @typedef {import('./measure.mjs').Pair} Pair */

/** @param {number} number @param {number} [digits] */
const rounded = (number, digits = 0) =>
  Number.isNaN(number) ? '' : number.toLocaleString('en', { maximumFractionDigits: digits });

/** @param {Figure} figure */
function targetOf({ times, p99Times }) {
  if (times === undefined) return '';
  return `≥ ${times} ×${p99Times === undefined ? '' : `, p99 ≤ ${p99Times} ×`}`;
}

/** @param {Figure} figure @param {number} ratio @param {number} p99Ratio */
function verdict({ times, p99Times = Infinity }, ratio, p99Ratio) {
  if (times === undefined) return '';
  const missed = [...(ratio < times ? ['rate'] : []), ...(p99Ratio > p99Times ? ['p99'] : [])];
  return missed.length > 0 ? `MISSED: ${missed.join(', ')}` : 'kept';
}

/** @param {Figure} figure @param {Pair[]} pairs */
function row(figure, pairs) {
  const faults = new Set(
    pairs.flatMap(({ measured, beside }) => [measured.fault, beside.fault].filter(Boolean)),
  );
  if (faults.size > 0) {
    const words = [...faults].join('; ');
    return [figure.title, '', '', '', '', '', '', targetOf(figure), `INVALID: ${words}`];
  }
  /** @param {(pair: Pair) => number} value */
  const of = (value) => median(pairs.map(value));
  // Each against what was measured right after it: the machine is never the same twice.
  const ratio = of(({ measured, beside }) => measured.rate / beside.rate);
  const p99Ratio = of(({ measured, beside }) => measured.p99 / beside.p99);
  return [
    figure.title,
    rounded(of(({ measured }) => measured.rate)),
    rounded(of(({ measured }) => measured.p99), 1),
    rounded(of(({ beside }) => beside.rate)),
    rounded(of(({ beside }) => beside.p99), 1),
    rounded(ratio, 2),
    rounded(p99Ratio, 2),
    targetOf(figure),
    verdict(figure, ratio, p99Ratio),
  ];
}

/** @param {string[]} head @param {string[][]} rows */
function markdown(head, rows) {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** @param {{ figure: Figure, pairs: Pair[] }[]} measured */
export function figureTable(measured) {
  const head = [
    'figure',
    'server req/s',
    'p99 ms',
    'floor req/s',
    'p99 ms',
    'ratio',
    'p99 ratio',
    'target',
    'kept',
  ];
  return markdown(head, measured.map(({ figure, pairs }) => row(figure, pairs)));
}

/** @param {import('./memory.mjs').Memory} memory */
export function memoryTable({ marks, fault }) {
  const rows = marks.map(({ requests, megabytes }) => [
    requests === 0 ? 'after start' : `after ${rounded(requests)} requests`,
    rounded(megabytes, 1),
  ]);
  const table = markdown(['resident memory of the server', 'MB'], rows);
  return fault ? `${table}\n\nINVALID: ${fault}` : table;
}
