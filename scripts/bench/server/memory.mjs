import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fire } from './load.mjs';

const steps = 5;
const step = 20_000;

/** @param {number} pid */
function residentMegabytes(pid) {
  const kibibytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return (Number(kibibytes) * 1024) / 1_000_000;
}

/**
 * @typedef {object} Memory
 * @property {{ requests: number, megabytes: number }[]} marks
 * @property {string | undefined} fault
 *
 * @param {import('../../listening.mjs').ListeningProcess} server that has just started
 * @param {import('./load.mjs').Load} load
 * @returns {Promise<Memory>}
 */
export async function measureMemory({ origin, pid }, load) {
  const marks = [{ requests: 0, megabytes: residentMegabytes(pid) }];
  for (let count = 1; count <= steps; count += 1) {
    const { fault } = await fire(origin, load, { amount: step });
    if (fault) return { marks, fault };
    // Long enough for the collector, which works when there is nothing else to do.
    await wait(2_000);
    marks.push({ requests: count * step, megabytes: residentMegabytes(pid) });
  }
  return { marks, fault: undefined };
}
