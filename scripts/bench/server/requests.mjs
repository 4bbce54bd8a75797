import { connections } from './load.mjs';

/** @typedef {import('autocannon').Request} Request */
/** @typedef {import('./load.mjs').Load} Load */
/** @typedef {import('./seed.mjs').Member} Member */

const listPath = '/api/applications/';

/** @param {number} id */
const pathOf = (id) => `${listPath}${id}/`;

/** As autocannon sends them: without compression, for both sides alike. @param {Member} member */
const headersOf = ({ token }) => ({ authorization: `Token ${token}`, 'accept-encoding': 'identity' });

/** @param {string} origin @param {Member} member @param {string} path */
export async function get(origin, member, path) {
  const response = await fetch(origin + path, { headers: headersOf(member) });
  if (response.status !== 200) throw new Error(`GET ${path}: ${response.status}`);
  return { body: await response.json(), etag: response.headers.get('etag') };
}

/** @param {string} origin @param {Member} member */
export const getList = (origin, member) => get(origin, member, listPath);

/** @param {string} origin @param {Member} member @param {number} id */
export const getOne = (origin, member, id) => get(origin, member, pathOf(id));

/** @param {Member} member @returns {Load} */
export const listLoad = (member) => ({ requests: [[{ path: listPath, headers: headersOf(member) }]] });

/** @param {Member} member @param {string} etag @returns {Load} */
export const unchangedLoad = (member, etag) => ({
  requests: [[{ path: listPath, headers: { ...headersOf(member), 'if-none-match': etag } }]],
  status: 304,
});

/** One application after the other. @param {Member} member @param {number[]} ids @returns {Load} */
export const oneLoad = (member, ids) => ({
  requests: [ids.map((id) => ({ path: pathOf(id), headers: headersOf(member) }))],
});

/** @param {any} application */
function payloadOf({ id: _id, company, contact, created_at: _, status_display: __, ...values }) {
  return { ...values, company_id: company.id, contact_id: contact?.id ?? null };
}

/**
 * Saves one application again and again: each time with another title and
 * another first note, over the version that the answer before gave.
 *
 * @param {Member} member
 * @param {any} application with a note
 * @param {string | null} firstEtag
 * @returns {Request}
 */
function saving(member, application, firstEtag) {
  const payload = payloadOf(application);
  const [{ id, text }, ...otherNotes] = payload.notes;
  let etag = firstEtag;
  let count = 0;
  return {
    method: 'PUT',
    path: pathOf(application.id),
    setupRequest(request) {
      count += 1;
      const job_title = `${payload.job_title} (${count % 10})`;
      const notes = [{ id, text: `${text} (${count % 10})` }, ...otherNotes];
      return {
        ...request,
        headers: {
          ...headersOf(member),
          'content-type': 'application/json',
          ...(etag && { 'if-match': etag }),
        },
        body: JSON.stringify({ ...payload, job_title, notes }),
      };
    },
    onResponse(_status, _body, _context, headers) {
      const given = Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === 'etag');
      etag = given ? String(given[1]) : null;
    },
  };
}

/**
 * Each connection saves an application of its own, or they would save over each other.
 *
 * @param {string} origin
 * @param {Member} member
 * @returns {Promise<Load>}
 */
export async function saveLoad(origin, member) {
  const { body } = await getList(origin, member);
  const withNotes = body.filter((/** @type {any} */ { notes }) => notes.length > 0);
  const requests = withNotes
    .slice(0, connections)
    .map(async (/** @type {{ id: number }} */ { id }) => {
      const { body, etag } = await getOne(origin, member, id);
      return [saving(member, body, etag)];
    });
  return { requests: await Promise.all(requests) };
}

/**
 * What a user's day asks for, with many more small answers than large ones.
 *
 * @param {Member} member
 * @param {Member} large
 * @param {number[]} ids of the applications of `member`
 * @returns {Load}
 */
export function mixedLoad(member, large, ids) {
  const headers = headersOf(member);
  const small = ids.flatMap((id, index) => [
    { path: pathOf(id), headers },
    ...(index % 4 === 0 ? [{ path: listPath, headers }] : []),
    ...(index % 10 === 0 ? [{ path: '/api/companies/', headers }] : []),
    ...(index % 10 === 5 ? [{ path: '/api/contacts/', headers }] : []),
  ]);
  return { requests: [[...small, { path: listPath, headers: headersOf(large) }]] };
}
