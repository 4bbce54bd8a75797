import { randomUUID } from 'node:crypto';
import Database from 'better-sqlite3';

export const columns = ['DRAFT', 'APPLIED', 'INTERVIEW', 'OFFER', 'REJECTED'];

export const companies = ['Acme', 'Bosch', 'Continental', 'Datev', 'Elster', 'Fraunhofer', 'Grünwerk', 'Haufe'];
const jobs = ['Frontend-Entwicklung', 'Backend', 'Produktdesign', 'Qualität', 'Teamleitung', 'Support'];

const minute = 60_000;
const day = 24 * 60 * minute;

/** @param {number} time */
const isoDay = (time) => new Date(time).toISOString().slice(0, 10);

/**
 * The dates that an application in this status has by now: each status before
 * it had one. The order of `columns` is the order of a search for a job.
 *
 * @param {string} status
 * @param {number} created
 */
function datesOf(status, created) {
  const reached = columns.indexOf(status);
  return {
    applied_on: reached >= 1 ? isoDay(created + day) : null,
    interview_on: reached === 2 || reached === 3 ? isoDay(created + 10 * day) : null,
    offer_on: reached === 3 ? isoDay(created + 20 * day) : null,
    rejected_on: reached === 4 ? isoDay(created + 20 * day) : null,
  };
}

/** @param {number} index @param {number} now */
function followUpOf(index, now) {
  if (index % 7 === 3) return isoDay(now - day);
  return index % 7 === 5 ? isoDay(now + 14 * day) : null;
}

/**
 * What the server stores of the application number `index`, newest first.
 *
 * @param {number} index
 * @param {string} status
 * @param {number} now
 */
export function applicationRow(index, status, now) {
  const created = now - index * minute;
  return {
    job_title: `${jobs[index % jobs.length]} ${index + 1}`,
    salary_expectation: index % 4 === 0 ? '60000' : null,
    status,
    ...datesOf(status, created),
    follow_up_on: followUpOf(index, now),
    created_at: new Date(created).toISOString(),
  };
}

/**
 * @param {string} url
 * @returns {Promise<{ token: string, email: string }>} a fresh account
 */
export async function register(url) {
  const password = randomUUID();
  const email = `${randomUUID()}@example.com`;
  const response = await fetch(`${url}/api/auth/registration/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'Bench', email, password, repeated_password: password }),
  });
  return { token: (await response.json()).token, email };
}

/**
 * Fills fresh accounts past the API, which would take minutes for thousands.
 *
 * @param {string} file the server's SQLite file
 */
export function openAccounts(file) {
  const database = new Database(file);
  database.pragma('busy_timeout = 5000');

  /** @param {string} table @param {Record<string, unknown>} row */
  const insert = (table, row) => {
    const names = Object.keys(row);
    const statement = database.prepare(
      `INSERT INTO ${table} (${names}) VALUES (${names.map((name) => `@${name}`)})`,
    );
    return Number(statement.run(row).lastInsertRowid);
  };

  /** @param {string} email @returns {number} */
  const idOfUser = (email) =>
    /** @type {{ id: number }} */ (
      database.prepare('SELECT id FROM users WHERE email = ?').get(email)
    ).id;

  /** @param {number} userId @param {string} name */
  const insertCompany = (userId, name) => {
    const company = { user_id: userId, name, industry: 'Software', website: null };
    const company_id = insert('companies', company);
    const person = { first_name: 'Kim', last_name: `Müller-${name}`, position: 'HR', phone: '030 1' };
    const contact = { user_id: userId, company_id, email: `kim@${company_id}.example`, ...person };
    return { company_id, contact_id: insert('contacts', contact) };
  };

  return {
    /**
     * An account with `size` applications, spread over these columns in turn.
     *
     * @param {string} url
     * @param {number} size
     * @param {string[]} [statuses]
     */
    async create(url, size, statuses = columns) {
      const { token, email } = await register(url);
      const userId = idOfUser(email);
      const now = Date.now();
      database.transaction(() => {
        const known = companies.map((name) => insertCompany(userId, name));
        for (let index = 0; index < size; index += 1) {
          const status = /** @type {string} */ (statuses[index % statuses.length]);
          const company = known[index % known.length];
          const row = { user_id: userId, ...company, ...applicationRow(index, status, now) };
          const application_id = insert('applications', row);
          for (let position = 0; position < index % 3; position += 1) {
            const text = `Rückruf am Montag, Unterlagen liegen bei (${position + 1}).`;
            insert('notes', { user_id: userId, application_id, position, text });
          }
        }
      })();
      return { token, userId };
    },

    /**
     * An account with these applications alone, each stored as it is given.
     *
     * @param {string} url
     * @param {string} company
     * @param {Record<string, unknown>[]} applications
     */
    async createWith(url, company, applications) {
      const { token, email } = await register(url);
      const userId = idOfUser(email);
      const { company_id } = insertCompany(userId, company);
      for (const row of applications) insert('applications', { user_id: userId, company_id, ...row });
      return { token, userId };
    },

    /**
     * The newest applications as they are now: those that the bench moves.
     *
     * @param {{ userId: number }} account
     * @returns {() => void} makes them so again
     */
    keepNewest({ userId }) {
      const fields = ['status', 'applied_on', 'interview_on', 'offer_on', 'rejected_on'];
      const rows = database
        .prepare(`SELECT id, ${fields} FROM applications WHERE user_id = ? ORDER BY id LIMIT 50`)
        .all(userId);
      const settings = fields.map((field) => `${field} = @${field}`);
      const update = database.prepare(`UPDATE applications SET ${settings} WHERE id = @id`);
      return () => {
        for (const row of rows) update.run(row);
      };
    },

    close: () => database.close(),
  };
}

/** @typedef {ReturnType<typeof openAccounts>} Accounts */
