/*
 * What the floor asks of the database: the statements that the queries of
 * server/repositories/ stand for, each row as it is stored.
 */

const applications = `
  select applications.id, applications.job_title, applications.salary_expectation,
    applications.company_id, applications.contact_id, applications.status,
    applications.applied_on, applications.interview_on, applications.offer_on,
    applications.rejected_on, applications.follow_up_on, applications.created_at,
    companies.name as company_name, contacts.first_name, contacts.last_name, contacts.email,
    contacts.position, contacts.phone, contacts.company_id as contact_company_id
  from applications
  inner join companies on companies.id = applications.company_id
  left join contacts on contacts.id = applications.contact_id
  where applications.user_id = ?`;

export const statements = {
  session: `
    select id, user_id, last_used_at from sessions where token_hash = ? and last_used_at >= ?`,
  list: `${applications} order by applications.created_at desc, applications.id desc`,
  notesOfList: `
    select id, text, application_id from notes where user_id = ?
    order by application_id, position, id`,
  application: `${applications} and applications.id = ?`,
  notes: `
    select id, text, position from notes where user_id = ? and application_id = ?
    order by position, id`,
  company: 'select id, name, industry, website from companies where user_id = ? and id = ?',
  contact: `
    select id, first_name, last_name, email, position, phone, company_id
    from contacts where user_id = ? and id = ?`,
  updateApplication: `
    update applications
    set job_title = ?, salary_expectation = ?, company_id = ?, contact_id = ?, status = ?,
      applied_on = ?, interview_on = ?, offer_on = ?, rejected_on = ?, follow_up_on = ?
    where user_id = ? and id = ?`,
  updateNote: 'update notes set text = ?, position = ? where user_id = ? and id = ?',
};

/** @typedef {keyof typeof statements} StatementName */

/** @typedef {Record<string, string | number | null>} Row */

/**
 * @typedef {object} Store
 * @property {(name: StatementName, parameters: unknown[]) => Promise<Row[]> | Row[]} all
 * @property {(name: StatementName, parameters: unknown[]) => Promise<unknown> | unknown} run
 * @property {<T>(work: (store: Store) => Promise<T>) => Promise<T>} transaction
 * @property {() => Promise<void> | void} close
 */
