import { Type } from '@sinclair/typebox';
import {
  CompanyCreateSchema,
  CompanySchema,
  CompanyUpdateSchema,
} from '../../src/contract/schemas';
import { normalizeWebsite } from '../../src/domain/formats';
import { cleanText } from '../cleanText';
import type { Database } from '../database/connection';
import { notFound } from '../refusals';
import { insertCompany, listCompanies, updateCompany } from '../repositories/companies';
import { serverTexts } from '../texts';
import { IdParamsSchema } from './parameters';
import type { TypedInstance } from './typedInstance';

function websiteOf(website: string | null | undefined): string | null {
  return website ? normalizeWebsite(cleanText(website)) : null;
}

export function companyRoutes(app: TypedInstance, database: Database): void {
  app.get('/companies/', { schema: { response: { 200: Type.Array(CompanySchema) } } }, (request) =>
    listCompanies(database, request.userId),
  );

  app.post(
    '/companies/',
    { schema: { body: CompanyCreateSchema, response: { 201: CompanySchema } } },
    async (request, reply) => {
      const { name, industry, website } = request.body;
      const company = await insertCompany(database, request.userId, {
        name: cleanText(name),
        industry: cleanText(industry),
        website: websiteOf(website),
      });
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
    async (request) => {
      const { name, industry, website } = request.body;
      const company = await updateCompany(database, request.userId, Number(request.params.id), {
        ...(name !== undefined && { name: cleanText(name) }),
        ...(industry !== undefined && { industry: cleanText(industry) }),
        ...(website !== undefined && { website: websiteOf(website) }),
      });
      if (!company) throw notFound(serverTexts.companyNotFound);
      return company;
    },
  );
}
