import { Type, type Static } from '@sinclair/typebox';
import {
  ApplicationCreateSchema,
  ApplicationSchema,
  ApplicationUpdateSchema,
  type Company,
  type Contact,
  type NotePayload,
} from '../../src/contract/schemas';
import { requiredDate } from '../../src/domain/status';
import { problemTexts } from '../../src/texts/problemTexts';
import { cleanText } from '../cleanText';
import type { Database } from '../database/connection';
import { entityTag, isKnown, matches } from '../entityTags';
import { invalidField, notFound, outdated } from '../refusals';
import {
  applicationShape,
  findApplicationJson,
  listApplicationsJson,
  type ApplicationJson,
} from '../repositories/applicationJson';
import {
  deleteApplication,
  holdApplication,
  insertApplication,
  updateApplication,
  type ApplicationValues,
} from '../repositories/applications';
import { holdCompany } from '../repositories/companies';
import { holdContact } from '../repositories/contacts';
import { replaceNotes } from '../repositories/notes';
import { findStored } from '../repositories/revisions';
import { serverTexts } from '../texts';
import type { DataServices } from './dataServices';
import { IdParamsSchema } from './parameters';
import { sendJson } from './sendJson';
import type { TypedInstance } from './typedInstance';

/**
 * How many times what is stored the list can be: each application, which counts
 * 1,000 bytes, repeats its company and its contact, at most 5,000 as JSON.
 */
const mostRepeated = 5;

/** An answer without a body. */
const unchanged = Type.Unsafe<undefined>({ type: 'null' });

/** A strong tag stands for certain bytes, and compressed ones would be others. */
const uncompressed = { compress: false } as const;

/** What is empty is none; other text stays as it was written but for what no database takes. */
function salaryOf(salary: string | number | null | undefined): string | number | null {
  if (salary === undefined || salary === '') return null;
  return typeof salary === 'string' ? salary.toWellFormed() : salary;
}

function valuesOf(body: Static<typeof ApplicationCreateSchema>): ApplicationValues {
  return {
    job_title: cleanText(body.job_title),
    salary_expectation: salaryOf(body.salary_expectation),
    company_id: body.company_id,
    contact_id: body.contact_id ?? null,
    status: body.status,
    applied_on: body.applied_on ?? null,
    interview_on: body.interview_on ?? null,
    offer_on: body.offer_on ?? null,
    rejected_on: body.rejected_on ?? null,
    follow_up_on: body.follow_up_on ?? null,
  };
}

function requireDateOfStatus(values: ApplicationValues): void {
  const field = requiredDate(values.status);
  if (field && values[field] === null) {
    throw invalidField(field, problemTexts[`${field}Required`]);
  }
}

/** Of two texts for one note the first would be lost. */
function requireEachOnce(notes: readonly NotePayload[]): void {
  const ids = notes.flatMap(({ id }) => id ?? []);
  if (new Set(ids).size < ids.length) throw invalidField('notes', serverTexts.noteTwice);
}

interface References {
  company: Company | undefined;
  /** `null` where the application is to have none. */
  contact: Contact | undefined | null;
}

/** In this order, and before the application, as a delete reaches them too. */
async function holdReferences(
  transaction: Database,
  userId: number,
  { company_id, contact_id }: ApplicationValues,
): Promise<References> {
  const company = await holdCompany(transaction, userId, company_id);
  return {
    company,
    contact: contact_id === null ? null : await holdContact(transaction, userId, contact_id),
  };
}

/** The company and the contact have to be the user's own, and the contact one of that company. */
function requireReferences({ company, contact }: References): void {
  if (!company) throw notFound(serverTexts.companyNotFound);
  if (contact === null) return;
  if (!contact) throw notFound(serverTexts.contactNotFound);
  if (contact.company_id !== company.id) {
    throw invalidField('contact_id', serverTexts.contactOfOtherCompany);
  }
}

async function requireApplication(
  database: Database,
  userId: number,
  id: number,
): Promise<ApplicationJson> {
  const found = await findApplicationJson(database, userId, id);
  if (!found) throw notFound(serverTexts.applicationNotFound);
  return found;
}

/** Call it in the transaction that writes: until its end the application stays what it is now. */
async function requireVersion(
  transaction: Database,
  userId: number,
  id: number,
  condition: string,
): Promise<void> {
  await holdApplication(transaction, userId, id);
  const { json, company } = await requireApplication(transaction, userId, id);
  if (!matches(condition, entityTag(json, company))) throw outdated(serverTexts.applicationChanged);
}

export function applicationRoutes(
  app: TypedInstance,
  { database, store, makeRoom, now }: DataServices & { now: () => Date },
): void {
  // An open tab may have a list that was made before the server was updated.
  const shape = entityTag(applicationShape(database));

  app.get(
    '/applications/',
    { schema: { response: { 200: Type.Array(ApplicationSchema), 304: unchanged } } },
    async ({ headers, userId }, reply) => {
      // Without the list itself, or the answer that nothing has changed would cost as much.
      const { revision, bytes } = await findStored(database, userId);
      const tag = entityTag(shape, `${userId} ${revision}`);
      // Weak: it stands for all that the user has, also for what no list shows.
      void reply.header('etag', `W/${tag}`);
      if (isKnown(headers['if-none-match'] ?? '', tag)) return reply.code(304).send();
      await makeRoom(reply, { userId, bytes: bytes * mostRepeated });
      return sendJson(reply, await listApplicationsJson(database, userId));
    },
  );

  app.get(
    '/applications/:id/',
    {
      ...uncompressed,
      schema: { params: IdParamsSchema, response: { 200: ApplicationSchema, 304: unchanged } },
    },
    async ({ headers, params, userId }, reply) => {
      const { json, company } = await requireApplication(database, userId, Number(params.id));
      const tag = entityTag(json, company);
      void reply.header('etag', tag);
      if (isKnown(headers['if-none-match'] ?? '', tag)) return reply.code(304).send();
      return sendJson(reply, json);
    },
  );

  app.post(
    '/applications/',
    {
      ...uncompressed,
      schema: { body: ApplicationCreateSchema, response: { 201: ApplicationSchema } },
    },
    async ({ body, userId }, reply) => {
      const values = valuesOf(body);
      requireDateOfStatus(values);
      const { json, company } = await store(userId, async (transaction) => {
        requireReferences(await holdReferences(transaction, userId, values));
        const createdAt = now().toISOString();
        const id = await insertApplication(transaction, userId, values, createdAt);
        return requireApplication(transaction, userId, id);
      });
      return sendJson(reply.code(201).header('etag', entityTag(json, company)), json);
    },
  );

  app.put(
    '/applications/:id/',
    {
      ...uncompressed,
      schema: {
        params: IdParamsSchema,
        body: ApplicationUpdateSchema,
        response: { 200: ApplicationSchema },
      },
    },
    async ({ body, headers, params, userId }, reply) => {
      const id = Number(params.id);
      const values = valuesOf(body);
      const notes = body.notes?.map((note) => ({ id: note.id, text: cleanText(note.text) }));
      requireDateOfStatus(values);
      if (notes) requireEachOnce(notes);
      const condition = headers['if-match'];
      const { json, company } = await store(userId, async (transaction) => {
        const references = await holdReferences(transaction, userId, values);
        // First, since a contact that is gone is one of the things that may have changed.
        if (condition !== undefined) await requireVersion(transaction, userId, id, condition);
        requireReferences(references);
        if (!(await updateApplication(transaction, userId, id, values))) {
          throw notFound(serverTexts.applicationNotFound);
        }
        if (notes && !(await replaceNotes(transaction, userId, id, notes))) {
          throw notFound(serverTexts.noteNotFound);
        }
        return requireApplication(transaction, userId, id);
      });
      return sendJson(reply.header('etag', entityTag(json, company)), json);
    },
  );

  app.delete(
    '/applications/:id/',
    { schema: { params: IdParamsSchema } },
    async (request, reply) => {
      const found = await deleteApplication(database, request.userId, Number(request.params.id));
      if (!found) throw notFound(serverTexts.applicationNotFound);
      return reply.code(204).send();
    },
  );
}
