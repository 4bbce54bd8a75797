/** @typedef {import('./statements.mjs').Store} Store */
/** @typedef {import('./statements.mjs').Row} Row */

/** @type {Record<string, string>} */
const statusLabels = {
  DRAFT: 'Entwurf',
  APPLIED: 'Beworben',
  INTERVIEW: 'Interview',
  OFFER: 'Angebot erhalten',
  REJECTED: 'Abgelehnt',
  WITHDRAWN: 'Zurückgezogen',
};

/** @param {Row} row */
const contactOf = (row) =>
  row.contact_id === null
    ? null
    : {
        id: row.contact_id,
        first_name: row.first_name,
        last_name: row.last_name,
        email: row.email,
        position: row.position,
        phone: row.phone,
        company_id: row.contact_company_id,
      };

/** @param {Row} row @param {Row[]} notes */
const applicationOf = (row, notes) => ({
  id: row.id,
  job_title: row.job_title,
  salary_expectation: row.salary_expectation === null ? null : JSON.parse(`${row.salary_expectation}`),
  company: { id: row.company_id, name: row.company_name },
  contact: contactOf(row),
  status: row.status,
  status_display: statusLabels[`${row.status}`],
  applied_on: row.applied_on,
  interview_on: row.interview_on,
  offer_on: row.offer_on,
  rejected_on: row.rejected_on,
  follow_up_on: row.follow_up_on,
  created_at: row.created_at,
  notes: notes.map(({ id, text }) => ({ id, text })),
});

/** @param {Store} store @param {unknown} userId */
export async function list(store, userId) {
  const rows = await store.all('list', [userId]);
  /** @type {Map<unknown, Row[]>} */
  const notes = new Map();
  for (const note of await store.all('notesOfList', [userId])) {
    const known = notes.get(note.application_id);
    if (known) known.push(note);
    else notes.set(note.application_id, [note]);
  }
  return rows.map((row) => applicationOf(row, notes.get(row.id) ?? []));
}

/** @param {Store} store @param {unknown} userId @param {number} id */
export async function find(store, userId, id) {
  const [row] = await store.all('application', [userId, id]);
  return row && applicationOf(row, await store.all('notes', [userId, id]));
}

/**
 * Writes what is given, as the server does for notes that are known.
 *
 * @param {Store} pool
 * @param {unknown} userId
 * @param {number} id
 * @param {any} values
 */
export function save(pool, userId, id, values) {
  return pool.transaction(async (store) => {
    await store.all('company', [userId, values.company_id]);
    if (values.contact_id !== null) await store.all('contact', [userId, values.contact_id]);
    const salary = values.salary_expectation;
    // The version that the server compares with the one that is saved over.
    await find(store, userId, id);
    await store.run('updateApplication', [
      values.job_title,
      salary === null ? null : JSON.stringify(salary),
      values.company_id,
      values.contact_id,
      values.status,
      values.applied_on,
      values.interview_on,
      values.offer_on,
      values.rejected_on,
      values.follow_up_on,
      userId,
      id,
    ]);
    const stored = new Map(
      (await store.all('notes', [userId, id])).map((note) => [note.id, note]),
    );
    for (const [position, note] of values.notes.entries()) {
      const former = stored.get(note.id);
      if (former?.text === note.text && former?.position === position) continue;
      await store.run('updateNote', [note.text, position, userId, note.id]);
    }
    return find(store, userId, id);
  });
}
