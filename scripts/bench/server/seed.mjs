import { randomUUID } from 'node:crypto';
import { applicationRow, columns, companies } from '../board/accounts.mjs';

/*
 * 50 users with companies, contacts, applications and notes. The two that are
 * measured register with the server, the rest is written past it.
 */

const users = 50;
const sizeOfOthers = 100;
const applicationsOfCompany = 4;

/** Far from the ids that the server gives while the bench runs. */
const firstId = 1_000;

/** @typedef {Record<string, string | number | null>} Row */
/** @typedef {Record<'users' | 'companies' | 'contacts' | 'applications' | 'notes', Row[]>} Tables */

/**
 * @typedef {object} Member
 * @property {string} token
 * @property {{ email: string, password: string }} credentials
 * @property {number} size how many applications
 *
 * @param {string} origin
 * @param {number} size
 * @returns {Promise<Member>}
 */
export async function register(origin, size) {
  const credentials = { email: `${randomUUID()}@example.com`, password: randomUUID() };
  const response = await fetch(`${origin}/api/auth/registration/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...credentials,
      username: 'Bench',
      repeated_password: credentials.password,
    }),
  });
  if (response.status !== 201) throw new Error(`Registration: ${await response.text()}`);
  return { token: (await response.json()).token, credentials, size };
}

/** From a sentence to a paragraph. @param {number} index @param {number} position */
function noteText(index, position) {
  const sentence = `Rückruf am Montag, Unterlagen für „Runde ${position + 1}“ liegen bei. `;
  return sentence.repeat(1 + ((index + position) % 5)).trim();
}

/**
 * @param {{ id: number, size: number }[]} members
 * @param {number} now
 * @returns {Tables}
 */
export function rowsFor(members, now) {
  /** @type {Tables} */
  const tables = { users: [], companies: [], contacts: [], applications: [], notes: [] };

  /** @param {keyof Tables} table @param {Row} row */
  const add = (table, row) => {
    const id = firstId + tables[table].length;
    tables[table].push({ id, ...row });
    return id;
  };

  /** @param {number} user_id @param {number} number */
  const addCompany = (user_id, number) => {
    const name = `${companies[number % companies.length]} ${number + 1} GmbH`;
    const company_id = add('companies', { user_id, name, industry: 'Software', website: null });
    const contact = { first_name: 'Kim', last_name: 'Müller', email: `kim@${number}.example` };
    const contact_id = add('contacts', {
      ...{ user_id, company_id, ...contact },
      ...{ position: 'Personalabteilung', phone: '+49 30 1234567' },
    });
    return { company_id, contact_id };
  };

  /** @param {number} user_id @param {number} size */
  const addApplications = (user_id, size) => {
    let company = { company_id: 0, contact_id: 0 };
    for (let index = 0; index < size; index += 1) {
      if (index % applicationsOfCompany === 0) company = addCompany(user_id, index);
      const status = columns[index % columns.length] ?? '';
      const application_id = add('applications', {
        ...{ user_id, ...company, ...applicationRow(index, status, now) },
        ...(index % 2 === 1 && { contact_id: null }),
      });
      for (let position = 0; position < index % 3; position += 1) {
        add('notes', { user_id, application_id, position, text: noteText(index, position) });
      }
    }
  };

  for (const { id, size } of members) addApplications(id, size);
  for (let number = members.length; number < users; number += 1) {
    const person = { username: 'Bench', email: `bench${number}@example.com` };
    const created_at = new Date(now).toISOString();
    addApplications(add('users', { ...person, password_hash: '', created_at }), sizeOfOthers);
  }
  return tables;
}
