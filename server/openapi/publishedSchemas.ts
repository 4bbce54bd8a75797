import {
  AccountDeletionSchema,
  AccountExportSchema,
  AccountSchema,
  AccountSessionSchema,
  PasswordChangeSchema,
} from '../../src/contract/accountSchemas';
import {
  ApplicationCreateSchema,
  ApplicationSchema,
  ApplicationUpdateSchema,
  CompanyCreateSchema,
  CompanySchema,
  CompanyUpdateSchema,
  ContactCreateSchema,
  ContactSchema,
  ContactUpdateSchema,
  DetailErrorSchema,
  FieldErrorsSchema,
  LoginSchema,
  NoteInputSchema,
  NoteSchema,
  RegistrationSchema,
  SessionSchema,
} from '../../src/contract/schemas';

/** The shapes that the document names once and refers to. */
const names = new Map<unknown, string>([
  [AccountSchema, 'Account'],
  [AccountDeletionSchema, 'AccountDeletion'],
  [AccountExportSchema, 'AccountExport'],
  [AccountSessionSchema, 'AccountSession'],
  [ApplicationSchema, 'Application'],
  [ApplicationCreateSchema, 'ApplicationCreate'],
  [ApplicationUpdateSchema, 'ApplicationUpdate'],
  [CompanySchema, 'Company'],
  [CompanyCreateSchema, 'CompanyCreate'],
  [CompanyUpdateSchema, 'CompanyUpdate'],
  [ContactSchema, 'Contact'],
  [ContactCreateSchema, 'ContactCreate'],
  [ContactUpdateSchema, 'ContactUpdate'],
  [DetailErrorSchema, 'DetailError'],
  [FieldErrorsSchema, 'FieldErrors'],
  [LoginSchema, 'Login'],
  [NoteSchema, 'Note'],
  [NoteInputSchema, 'NoteInput'],
  [PasswordChangeSchema, 'PasswordChange'],
  [RegistrationSchema, 'Registration'],
  [SessionSchema, 'Session'],
]);

/** What stands for our formats (server/validation.ts) in words that every tool knows. */
const publishedFormats: Readonly<Record<string, object>> = {
  'not-blank': { pattern: '\\S' },
  'calendar-date': { format: 'date' },
  'email-address': { format: 'email' },
  'email-or-empty': { description: 'An e-mail address, or empty.' },
  'website-or-empty': {
    description: 'An http or https address, or empty. Without a scheme it gets `https://`.',
  },
  'row-id': { type: 'integer', minimum: 1 },
};

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function publishedParts(schema: Record<string, unknown>): Record<string, unknown> {
  const parts = Object.entries(schema).map(([key, value]) => [key, published(value)] as const);
  const { format, ...rest } = Object.fromEntries(parts);
  const isOurs = typeof format === 'string' && format in publishedFormats;
  const formatParts = isOurs ? publishedFormats[format] : format !== undefined && { format };
  return { ...rest, ...formatParts };
}

/** A schema as the document has it: named shapes are referred to. */
export function published(schema: unknown): unknown {
  const name = names.get(schema);
  if (name !== undefined) return { $ref: `${name}#` };
  if (Array.isArray(schema)) return schema.map(published);
  return isObject(schema) ? publishedParts(schema) : schema;
}

/** The named shapes themselves. */
export function namedSchemas(): { $id: string }[] {
  return [...names].flatMap(([schema, $id]) =>
    isObject(schema) ? [{ ...publishedParts(schema), $id }] : [],
  );
}
