import autocannon from 'autocannon';

export const connections = 10;

/** In seconds: nothing here takes so long unless it hangs. */
const timeout = 30;

/**
 * @typedef {object} Load
 * @property {import('autocannon').Request[][]} requests in turns, for each connection; with one
 *   entry the same for all
 * @property {number} [status] what every request has to be answered with
 *
 * @typedef {object} Sample
 * @property {number} rate answers in a second
 * @property {number} p99 in milliseconds
 * @property {string | undefined} fault why the other figures are worth nothing
 */

/** @param {number[]} numbers @param {number} part */
function percentile(numbers, part) {
  const sorted = Float64Array.from(numbers).sort();
  return sorted[Math.ceil(sorted.length * part) - 1] ?? NaN;
}

/** @param {Map<number, number>} statuses @param {number} expected @param {number} errors */
function faultOf(statuses, expected, errors) {
  const others = [...statuses].filter(([status]) => status !== expected);
  const faults = others.map(([status, count]) => `${count} × status ${status}`);
  if (errors > 0) faults.push(`${errors} × no answer`);
  if (!statuses.has(expected)) faults.push(`none with ${expected}`);
  return faults.length > 0 ? faults.join(', ') : undefined;
}

/**
 * @param {string} origin
 * @param {Load} load
 * @param {{ duration: number } | { amount: number }} length in seconds, or in requests
 * @returns {Promise<Sample>}
 */
export async function fire(origin, { requests, status: expected = 200 }, length) {
  // Of autocannon's own latencies there are none below a millisecond.
  /** @type {number[]} */
  const times = [];
  /** @type {Map<number, number>} */
  const statuses = new Map();
  let connection = 0;

  /** @type {import('autocannon').Options} */
  const options = {
    ...length,
    url: origin,
    connections,
    timeout,
    sampleInt: 100,
    setupClient: (client) => {
      client.setRequests(requests[connection % requests.length] ?? []);
      connection += 1;
    },
  };

  const start = performance.now();
  const errors = await new Promise((resolve, reject) => {
    const running = autocannon(options, (error, result) =>
      error ? reject(error) : resolve(result.errors),
    );
    running.on('response', (_client, status, _bytes, time) => {
      times.push(time);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
  });
  const seconds = (performance.now() - start) / 1000;

  return {
    rate: times.length / seconds,
    p99: percentile(times, 0.99),
    fault: faultOf(statuses, expected, errors),
  };
}
