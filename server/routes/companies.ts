import { Type } from '@sinclair/typebox';
import {
  CompanyCreateSchema,
  CompanySchema,
  CompanyUpdateSchema,
} from '../../src/contract/schemas';
import { normalizeWebsite } from '../../src/domain/formats';
import { cleanText } from '../cleanText';
import { notFound } from '../refusals';
import { insertCompany, listCompanies, updateCompany } from '../repositories/companies';
import { findStored } from '../repositories/revisions';
import { serverTexts } from '../texts';
import type { DataServices } from './dataServices';
import { IdParamsSchema } from './parameters';
import type { TypedInstance } from './typedInstance';

function websiteOf(website: string | null | undefined): string | null {
  return website ? normalizeWebsite(cleanText(website)) : null;
}

export function companyRoutes(
  app: TypedInstance,
  { database, store, makeRoom }: DataServices,
): void {
  app.get(
    '/companies/',
    { schema: { response: { 200: Type.Array(CompanySchema) } } },
    async ({ userId }, reply) => {
      const { bytes } = await findStored(database, userId);
      await makeRoom(reply, { userId, bytes });
      return listCompanies(database, userId);
    },
  );

  app.post(
    '/companies/',
    { schema: { body: CompanyCreateSchema, response: { 201: CompanySchema } } },
    async ({ body, userId }, reply) => {
      const values = {
        name: cleanText(body.name),
        industry: cleanText(body.industry),
        website: websiteOf(body.website),
      };
      const company = await store(userId, (transaction) =>
        insertCompany(transaction, userId, values),
      );
      return reply.code(201).send(company);
    },
  );

  app.patch(
    '/companies/:id/',
    {
      schema: {
        params: IdParamsSchema,
        body: CompanyUpdateSchema,
        response: { 200: CompanySchema },
      },
    },
    async ({ body: { name, industry, website }, params, userId }) => {
      const changes = {
        ...(name !== undefined && { name: cleanText(name) }),
        ...(industry !== undefined && { industry: cleanText(industry) }),
        ...(website !== undefined && { website: websiteOf(website) }),
      };
      const company = await store(userId, (transaction) =>
        updateCompany(transaction, userId, Number(params.id), changes),
      );
      if (!company) throw notFound(serverTexts.companyNotFound);
      return company;
    },
  );
}
