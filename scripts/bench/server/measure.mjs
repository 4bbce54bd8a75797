import assert from 'node:assert/strict';
import { startListening } from '../../listening.mjs';
import { measureMemory } from './memory.mjs';
import { getList, getOne, mixedLoad } from './requests.mjs';
import { register, rowsFor } from './seed.mjs';

/** @typedef {import('./engines.mjs').Engine} Engine */
/** @typedef {import('./figures.mjs').Figure} Figure */
/** @typedef {import('./figures.mjs').Surroundings} Surroundings */
/** @typedef {import('./load.mjs').Sample} Sample */
/** @typedef {import('./seed.mjs').Member} Member */

/** @typedef {{ measured: Sample, beside: Sample }} Pair */

/** @typedef {{ small: Member, large: Member, ids: number[] }} Members */

/** In seconds, before the first run: what is compiled by then is not measured. */
const warmUp = 2;

/** The built server as an operator starts it, but for its limits. @param {string} databaseUrl */
const startServer = (databaseUrl) =>
  startListening(['--enable-source-maps', 'dist-server/main.js'], {
    DATABASE_URL: databaseUrl,
    DEMO_ACCOUNT: 'off',
    RATE_LIMIT: 'off',
  });

/** @param {string} databaseUrl */
const startFloor = (databaseUrl) =>
  startListening(['scripts/bench/server/floor.mjs'], { DATABASE_URL: databaseUrl });

/**
 * Lets the server make its tables, and fills them.
 *
 * @param {Engine} engine
 * @returns {Promise<{ small: Member, large: Member }>}
 */
export async function prepare(engine) {
  const server = await startServer(engine.url);
  const [small, large] = [await register(server.origin, 100), await register(server.origin, 5_000)];
  await server.stop();

  const members = [small, large].map(async ({ credentials, size }) => ({
    id: await engine.userId(credentials.email),
    size,
  }));
  await engine.fill(rowsFor(await Promise.all(members), Date.now()));
  return { small, large };
}

/** @param {string} origin @param {Member} member @param {number} count */
async function someIds(origin, member, count) {
  const { body } = await getList(origin, member);
  const every = member.size / count;
  return body
    .filter((/** @type {unknown} */ _, /** @type {number} */ index) => index % every === 0)
    .map((/** @type {{ id: number }} */ { id }) => id);
}

/** A floor that did less would be no floor. @param {Omit<Surroundings, 'seconds'>} surroundings */
async function requireSameAnswers({ server, floor, small, large, ids }) {
  const answersOf = (/** @type {string} */ origin) =>
    Promise.all([
      ...[small, large].map((member) => getList(origin, member)),
      ...ids.map((id) => getOne(origin, large, id)),
    ]);
  const [ours, theirs] = [await answersOf(server), await answersOf(floor)];
  assert.deepEqual(theirs.map(({ body }) => body), ours.map(({ body }) => body));
}

/**
 * Server and floor in turns, run after run, so that whatever else the machine
 * does meets both alike.
 *
 * @param {Engine} engine
 * @param {{ small: Member, large: Member }} members
 * @param {Figure[]} figures
 * @param {{ runs: number, seconds: number }} options
 * @returns {Promise<{ figure: Figure, pairs: Pair[] }[]>}
 */
export async function measure(engine, members, figures, { runs, seconds }) {
  const floorUrl = await engine.copy();
  const [server, floor] = [await startServer(engine.url), await startFloor(floorUrl)];
  try {
    const ids = await someIds(server.origin, members.large, 100);
    const surroundings = { server: server.origin, floor: floor.origin, ...members, ids };
    await requireSameAnswers(surroundings);

    /** @param {Figure} figure @param {number} seconds */
    const pairOf = async (figure, seconds) => ({
      measured: await figure.measure({ ...surroundings, seconds }),
      beside: await figure.beside({ ...surroundings, seconds }),
    });

    for (const figure of figures) await pairOf(figure, warmUp);
    /** @type {{ figure: Figure, pairs: Pair[] }[]} */
    const measured = figures.map((figure) => ({ figure, pairs: [] }));
    for (let run = 1; run <= runs; run += 1) {
      for (const { figure, pairs } of measured) {
        console.error(`run ${run} of ${runs}: ${figure.key}`);
        pairs.push(await pairOf(figure, seconds));
      }
    }
    return measured;
  } finally {
    await Promise.all([server.stop(), floor.stop()]);
  }
}

/** @param {Engine} engine @param {{ small: Member, large: Member }} members */
export async function measureMemoryOf(engine, { small, large }) {
  const other = await startServer(engine.url);
  const ids = await someIds(other.origin, small, 100).finally(other.stop);
  const server = await startServer(engine.url);
  console.error('memory');
  return measureMemory(server, mixedLoad(small, large, ids)).finally(server.stop);
}
