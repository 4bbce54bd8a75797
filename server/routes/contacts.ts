import { Type } from '@sinclair/typebox';
import {
  ContactCreateSchema,
  ContactSchema,
  ContactUpdateSchema,
} from '../../src/contract/schemas';
import { cleanText } from '../cleanText';
import { notFound } from '../refusals';
import { findCompany } from '../repositories/companies';
import {
  deleteContact,
  insertContact,
  listContacts,
  updateContact,
} from '../repositories/contacts';
import { findStored } from '../repositories/revisions';
import { serverTexts } from '../texts';
import type { DataServices } from './dataServices';
import { ContactQuerySchema, IdParamsSchema } from './parameters';
import type { TypedInstance } from './typedInstance';

const changeableFields = ['first_name', 'last_name', 'email', 'position', 'phone'] as const;

export function contactRoutes(
  app: TypedInstance,
  { database, store, makeRoom }: DataServices,
): void {
  async function requireCompany(userId: number, companyId: number): Promise<void> {
    if (!(await findCompany(database, userId, companyId))) {
      throw notFound(serverTexts.companyNotFound);
    }
  }

  app.get(
    '/contacts/',
    { schema: { querystring: ContactQuerySchema, response: { 200: Type.Array(ContactSchema) } } },
    async ({ query, userId }, reply) => {
      const { bytes } = await findStored(database, userId);
      await makeRoom(reply, { userId, bytes });
      if (query.company_id === undefined) return listContacts(database, userId);
      const companyId = Number(query.company_id);
      await requireCompany(userId, companyId);
      return listContacts(database, userId, companyId);
    },
  );

  app.post(
    '/contacts/',
    { schema: { body: ContactCreateSchema, response: { 201: ContactSchema } } },
    async (request, reply) => {
      const { body, userId } = request;
      await requireCompany(userId, body.company_id);
      const values = {
        company_id: body.company_id,
        first_name: cleanText(body.first_name),
        last_name: cleanText(body.last_name),
        email: cleanText(body.email ?? ''),
        position: cleanText(body.position ?? ''),
        phone: cleanText(body.phone ?? ''),
      };
      const contact = await store(userId, (transaction) =>
        insertContact(transaction, userId, values),
      );
      return reply.code(201).send(contact);
    },
  );

  app.patch(
    '/contacts/:id/',
    {
      schema: {
        params: IdParamsSchema,
        body: ContactUpdateSchema,
        response: { 200: ContactSchema },
      },
    },
    async ({ body, params, userId }) => {
      const changes: Partial<Record<(typeof changeableFields)[number], string>> = {};
      for (const field of changeableFields) {
        const text = body[field];
        if (text !== undefined) changes[field] = cleanText(text);
      }
      const contact = await store(userId, (transaction) =>
        updateContact(transaction, userId, Number(params.id), changes),
      );
      if (!contact) throw notFound(serverTexts.contactNotFound);
      return contact;
    },
  );

  app.delete('/contacts/:id/', { schema: { params: IdParamsSchema } }, async (request, reply) => {
    const found = await deleteContact(database, request.userId, Number(request.params.id));
    if (!found) throw notFound(serverTexts.contactNotFound);
    return reply.code(204).send();
  });
}
