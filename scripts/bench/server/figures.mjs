import { fire } from './load.mjs';
import { startLogins } from './logins.mjs';
import { getList, listLoad, oneLoad, saveLoad, unchangedLoad } from './requests.mjs';

/** @typedef {import('./load.mjs').Load} Load */
/** @typedef {import('./load.mjs').Sample} Sample */
/** @typedef {import('./seed.mjs').Member} Member */

/**
 * Where is measured, who asks and for how long.
 *
 * @typedef {object} Surroundings
 * @property {string} server
 * @property {string} floor
 * @property {Member} small
 * @property {Member} large
 * @property {number[]} ids some of the large one's applications
 * @property {number} seconds
 */

/**
 * @typedef {object} Figure
 * @property {string} key
 * @property {string} title
 * @property {number} [times] at least so many times the rate of what it stands beside
 * @property {number} [p99Times] at most so many times its p99
 * @property {(surroundings: Surroundings) => Promise<Sample>} measure
 * @property {(surroundings: Surroundings) => Promise<Sample>} beside the floor, or what is said in the title
 */

/** @param {string} origin @param {Surroundings} surroundings @param {Load} load */
const during = (origin, { seconds }, load) => fire(origin, load, { duration: seconds });

/** @param {Surroundings} surroundings @param {Member} member @returns {Promise<Sample>} */
async function unchanged(surroundings, member) {
  const { etag } = await getList(surroundings.server, member);
  if (etag === null) return { rate: NaN, p99: NaN, fault: 'no ETag' };
  return during(surroundings.server, surroundings, unchangedLoad(member, etag));
}

/** @param {Surroundings} surroundings @returns {Promise<Sample>} */
async function oneWhileLogins(surroundings) {
  const { server, small, large, ids } = surroundings;
  const logins = startLogins(server, small.credentials);
  const sample = await during(server, surroundings, oneLoad(large, ids));
  const { rate, fault } = await logins.stop();
  console.error(`  ${rate.toFixed(1)} logins a second`);
  return { ...sample, fault: sample.fault ?? fault };
}

/** @type {Figure[]} */
export const figures = [
  {
    key: 'list',
    title: 'GET list, 100 applications',
    times: 1,
    p99Times: 1.5,
    measure: (all) => during(all.server, all, listLoad(all.small)),
    beside: (all) => during(all.floor, all, listLoad(all.small)),
  },
  {
    key: 'long-list',
    title: 'GET list, 5,000 applications',
    measure: (all) => during(all.server, all, listLoad(all.large)),
    beside: (all) => during(all.floor, all, listLoad(all.large)),
  },
  {
    key: 'unchanged',
    title: 'the same unchanged (304), 100; beside the list itself',
    times: 5,
    measure: (all) => unchanged(all, all.small),
    beside: (all) => during(all.server, all, listLoad(all.small)),
  },
  {
    key: 'long-unchanged',
    title: 'the same unchanged (304), 5,000; beside the list itself',
    times: 5,
    measure: (all) => unchanged(all, all.large),
    beside: (all) => during(all.server, all, listLoad(all.large)),
  },
  {
    key: 'one',
    title: 'GET one application',
    times: 0.8,
    p99Times: 1.5,
    measure: (all) => during(all.server, all, oneLoad(all.large, all.ids)),
    beside: (all) => during(all.floor, all, oneLoad(all.large, all.ids)),
  },
  {
    key: 'save',
    title: 'PUT one application',
    times: 0.7,
    p99Times: 1.5,
    measure: async (all) => during(all.server, all, await saveLoad(all.server, all.small)),
    beside: async (all) => during(all.floor, all, await saveLoad(all.floor, all.small)),
  },
  {
    key: 'logins',
    title: 'GET one while 10 logins a second are hashed; beside its quiet rate',
    times: 0.5,
    measure: oneWhileLogins,
    beside: (all) => during(all.server, all, oneLoad(all.large, all.ids)),
  },
];
