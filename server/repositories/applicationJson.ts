import { sql, type RawBuilder } from 'kysely';
import type { Application, Company, Contact, Note } from '../../src/contract/schemas';
import { applicationStatuses } from '../../src/contract/status';
import { statusLabels } from '../../src/texts/statusTexts';
import type { Database } from '../database/connection';
import { engineOf, type Engine } from '../database/engine';
import {
  jsonArray,
  jsonObject,
  storedJson,
  writtenJson,
  type WrittenJson,
} from '../database/json';
import { preparedQuery, type Parameter } from '../database/preparedQuery';

/** An expression for each member, so that none is forgotten. */
type Members<Shape> = Record<keyof Shape, RawBuilder<unknown>>;

const ref = (name: string) => sql.ref(name);

function contactJson(engine: Engine) {
  const members: Members<Contact> = {
    id: ref('contacts.id'),
    first_name: ref('contacts.first_name'),
    last_name: ref('contacts.last_name'),
    email: ref('contacts.email'),
    position: ref('contacts.position'),
    phone: ref('contacts.phone'),
    company_id: ref('contacts.company_id'),
  };
  return sql`case when contacts.id is not null then ${jsonObject(engine, members)} end`;
}

function notesJson(engine: Engine) {
  const members: Members<Note> = { id: ref('notes.id'), text: ref('notes.text') };
  const array = jsonArray(engine, jsonObject(engine, members), sql`notes.position, notes.id`);
  // The plus keeps SQLite from reading all the user's notes for each application.
  return sql`(
    select ${array} from notes
    where notes.application_id = applications.id and +notes.user_id = applications.user_id
  )`;
}

function statusDisplay() {
  const labels = applicationStatuses.map(
    (status) => sql`when ${sql.lit(status)} then ${sql.lit(statusLabels[status])}`,
  );
  return sql`case applications.status ${sql.join(labels, sql` `)} else applications.status end`;
}

/** As the contract has it, in the order of its schema. */
function applicationJson(engine: Engine) {
  const column = (name: string) => ref(`applications.${name}`);
  const members: Members<Application> = {
    id: column('id'),
    job_title: column('job_title'),
    salary_expectation: storedJson(engine, column('salary_expectation')),
    company: jsonObject(engine, { id: column('company_id'), name: ref('companies.name') }),
    contact: contactJson(engine),
    status: column('status'),
    status_display: statusDisplay(),
    applied_on: column('applied_on'),
    interview_on: column('interview_on'),
    offer_on: column('offer_on'),
    rejected_on: column('rejected_on'),
    follow_up_on: column('follow_up_on'),
    created_at: column('created_at'),
    notes: notesJson(engine),
  };
  return jsonObject(engine, members);
}

function selectApplications(database: Database, userId: RawBuilder<number>) {
  return database
    .selectFrom('applications')
    .innerJoin('companies', 'companies.id', 'applications.company_id')
    .leftJoin('contacts', 'contacts.id', 'applications.contact_id')
    .where('applications.user_id', '=', userId);
}

const all = preparedQuery((database, parameter: Parameter<{ userId: number }>) => {
  const engine = engineOf(database);
  const inOrder = selectApplications(database, parameter('userId'))
    .select(sql`cast(${applicationJson(engine)} as text)`.as('json'))
    .orderBy('applications.created_at', 'desc')
    .orderBy('applications.id', 'desc');
  // Both engines take the rows of an ordered subquery in its order; an order in the aggregate
  // would sort the finished texts once more.
  const list = sql`'[' || coalesce(string_agg(json, ','), '') || ']'`;
  return database.selectFrom(inOrder.as('ordered')).select(writtenJson(engine, list).as('json'));
});

function companyJson(engine: Engine) {
  const members: Members<Company> = {
    id: ref('companies.id'),
    name: ref('companies.name'),
    industry: ref('companies.industry'),
    website: ref('companies.website'),
  };
  return jsonObject(engine, members);
}

const one = preparedQuery(
  (database, parameter: Parameter<{ userId: number; id: number }>) => {
    const engine = engineOf(database);
    return selectApplications(database, parameter('userId'))
      .where('applications.id', '=', parameter('id'))
      .select([
        sql<string>`cast(${applicationJson(engine)} as text)`.as('json'),
        sql<string>`cast(${companyJson(engine)} as text)`.as('company'),
      ]);
  },
);

/**
 * What stands for the shape of the answers, another one as soon as a member or
 * a label is: the expression that writes them.
 */
export function applicationShape(database: Database): string {
  return applicationJson(engineOf(database)).compile(database).sql;
}

/** The JSON of all of them, newest first. */
export async function listApplicationsJson(
  database: Database,
  userId: number,
): Promise<WrittenJson> {
  const [row] = await all(database, { userId });
  return row?.json ?? '[]';
}

/** The same as objects. */
export async function listApplications(database: Database, userId: number): Promise<Application[]> {
  return JSON.parse(String(await listApplicationsJson(database, userId))) as Application[];
}

/** An application, and all that its form shows: the application has its company in short. */
export interface ApplicationJson {
  json: string;
  company: string;
}

/** In one query, so that its parts are of the same moment on every engine. */
export async function findApplicationJson(
  database: Database,
  userId: number,
  id: number,
): Promise<ApplicationJson | undefined> {
  const [found] = await one(database, { userId, id });
  return found;
}
