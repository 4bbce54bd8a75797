import { Type, type Static } from '@sinclair/typebox';
import {
  ApplicationCreateSchema,
  ApplicationSchema,
  ApplicationUpdateSchema,
  type Application,
} from '../../src/contract/schemas';
import { requiredDate } from '../../src/domain/status';
import { problemTexts } from '../../src/texts/problemTexts';
import { cleanText } from '../cleanText';
import type { Database } from '../database/connection';
import { inTransaction } from '../database/transaction';
import { invalidField, notFound } from '../refusals';
import {
  deleteApplication,
  findApplication,
  insertApplication,
  listApplications,
  updateApplication,
  type ApplicationValues,
} from '../repositories/applications';
import { holdCompany } from '../repositories/companies';
import { holdContact } from '../repositories/contacts';
import { replaceNotes } from '../repositories/notes';
import { serverTexts } from '../texts';
import { IdParamsSchema } from './parameters';
import type { TypedInstance } from './typedInstance';

function valuesOf(body: Static<typeof ApplicationCreateSchema>): ApplicationValues {
  return {
    job_title: cleanText(body.job_title),
    salary_expectation: body.salary_expectation === '' ? null : (body.salary_expectation ?? null),
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

/**
 * The company and the contact have to be the user's own, and the contact one of that company.
 * Held in this order, and before the application, as a delete reaches them too.
 */
async function requireReferences(
  transaction: Database,
  userId: number,
  values: ApplicationValues,
): Promise<void> {
  if (!(await holdCompany(transaction, userId, values.company_id))) {
    throw notFound(serverTexts.companyNotFound);
  }
  if (values.contact_id === null) return;
  const contact = await holdContact(transaction, userId, values.contact_id);
  if (!contact) throw notFound(serverTexts.contactNotFound);
  if (contact.company_id !== values.company_id) {
    throw invalidField('contact_id', serverTexts.contactOfOtherCompany);
  }
}

async function requireApplication(
  database: Database,
  userId: number,
  id: number,
): Promise<Application> {
  const application = await findApplication(database, userId, id);
  if (!application) throw notFound(serverTexts.applicationNotFound);
  return application;
}

export function applicationRoutes(app: TypedInstance, database: Database, now: () => Date): void {
  app.get(
    '/applications/',
    { schema: { response: { 200: Type.Array(ApplicationSchema) } } },
    (request) => listApplications(database, request.userId),
  );

  app.get(
    '/applications/:id/',
    { schema: { params: IdParamsSchema, response: { 200: ApplicationSchema } } },
    (request) => requireApplication(database, request.userId, Number(request.params.id)),
  );

  app.post(
    '/applications/',
    { schema: { body: ApplicationCreateSchema, response: { 201: ApplicationSchema } } },
    async ({ body, userId }, reply) => {
      const values = valuesOf(body);
      requireDateOfStatus(values);
      const application = await inTransaction(database, async (transaction) => {
        await requireReferences(transaction, userId, values);
        const createdAt = now().toISOString();
        const id = await insertApplication(transaction, userId, values, createdAt);
        return requireApplication(transaction, userId, id);
      });
      return reply.code(201).send(application);
    },
  );

  app.put(
    '/applications/:id/',
    {
      schema: {
        params: IdParamsSchema,
        body: ApplicationUpdateSchema,
        response: { 200: ApplicationSchema },
      },
    },
    async ({ body, params, userId }) => {
      const id = Number(params.id);
      const values = valuesOf(body);
      const notes = body.notes?.map((note) => ({ id: note.id, text: cleanText(note.text) }));
      requireDateOfStatus(values);
      return inTransaction(database, async (transaction) => {
        await requireReferences(transaction, userId, values);
        if (!(await updateApplication(transaction, userId, id, values))) {
          throw notFound(serverTexts.applicationNotFound);
        }
        if (notes && !(await replaceNotes(transaction, userId, id, notes))) {
          throw notFound(serverTexts.noteNotFound);
        }
        return requireApplication(transaction, userId, id);
      });
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
