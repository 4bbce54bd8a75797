import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { minimumPasswordLength } from './limits';
import { applicationStatuses } from './status';

/*
 * The wire shapes of the HTTP contract (spec sections 3 and 7), one definition
 * each: the server validates with these schemas and serialises with them what
 * the database has not written as JSON already, and both sides take their types
 * from them. The client imports the types only.
 *
 * Formats are the names of rules in src/domain/formats.ts.
 */

const nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

const requiredText = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, format: 'not-blank' });

const id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const optionalDate = Type.Optional(nullable(Type.String({ format: 'calendar-date' })));
const website = Type.String({ maxLength: 500, format: 'website-or-empty' });
const email = Type.String({ maxLength: 254, format: 'email-address' });
const emailOrEmpty = Type.String({ maxLength: 254, format: 'email-or-empty' });

/** The token of a session; the client keeps it and sends it with every other call. */
export const SessionSchema = Type.Object({ token: Type.String() });
export type Session = Static<typeof SessionSchema>;

export const LoginSchema = Type.Object({
  email: Type.String({ minLength: 1, maxLength: 254 }),
  password: Type.String({ minLength: 1, maxLength: 1000 }),
});
export type LoginPayload = Static<typeof LoginSchema>;

export const RegistrationSchema = Type.Object({
  username: requiredText(150),
  email,
  password: Type.String({ minLength: minimumPasswordLength, maxLength: 1000 }),
  repeated_password: Type.String({ minLength: 1, maxLength: 1000 }),
});
export type RegistrationPayload = Static<typeof RegistrationSchema>;

export const CompanySchema = Type.Object({
  id,
  name: Type.String(),
  industry: Type.String(),
  website: nullable(Type.String()),
});
export type Company = Static<typeof CompanySchema>;

export const CompanyCreateSchema = Type.Object({
  name: requiredText(200),
  industry: requiredText(200),
  website: Type.Optional(nullable(website)),
});
/** `website` is empty where the company has none (spec section 7). */
export type CompanyCreatePayload = Omit<Company, 'id' | 'website'> & { website: string };

export const CompanyUpdateSchema = Type.Partial(CompanyCreateSchema);
export type CompanyUpdatePayload = Omit<Company, 'id'>;

const contactDetails = {
  email: emailOrEmpty,
  position: Type.String({ maxLength: 200 }),
  phone: Type.String({ maxLength: 50 }),
};

export const ContactSchema = Type.Object({
  id,
  first_name: Type.String(),
  last_name: Type.String(),
  email: Type.String(),
  position: Type.String(),
  phone: Type.String(),
  company_id: id,
});
export type Contact = Static<typeof ContactSchema>;

export const ContactCreateSchema = Type.Object({
  first_name: requiredText(150),
  last_name: requiredText(150),
  company_id: id,
  ...Type.Partial(Type.Object(contactDetails)).properties,
});
export type ContactCreatePayload = Static<typeof ContactCreateSchema>;

/** The fields to change; one that is absent stays as it is. */
export const ContactUpdateSchema = Type.Partial(
  Type.Object({ first_name: requiredText(150), last_name: requiredText(150), ...contactDetails }),
);
export type ContactUpdatePayload = Static<typeof ContactUpdateSchema>;

export const NoteSchema = Type.Object({ id, text: Type.String() });
export type Note = Static<typeof NoteSchema>;

const day = nullable(Type.String({ description: 'A day as `yyyy-MM-dd`.' }));

const dates = {
  applied_on: day,
  interview_on: day,
  offer_on: day,
  rejected_on: day,
  follow_up_on: day,
};

/** Free text or a number, as it was written. */
const salaryExpectation = nullable(Type.Union([Type.String({ maxLength: 200 }), Type.Number()]));

export const ApplicationSchema = Type.Object({
  id,
  job_title: Type.String(),
  salary_expectation: salaryExpectation,
  company: Type.Object({ id, name: Type.String() }),
  contact: nullable(ContactSchema),
  status: Type.String({ description: 'One of the six, or one that only this provider knows.' }),
  status_display: Type.String({ description: 'The provider’s own words for the status.' }),
  ...dates,
  created_at: Type.String({ description: 'A moment in ISO 8601, with its zone.' }),
  notes: Type.Array(NoteSchema),
});
export type Application = Static<typeof ApplicationSchema>;

/** A provider's list may leave out what the detail has (design section 4). */
export type ApplicationListItem = Omit<Application, 'notes'>;

const applicationInput = {
  job_title: requiredText(200),
  salary_expectation: Type.Optional(salaryExpectation),
  company_id: id,
  contact_id: Type.Optional(nullable(id)),
  status: Type.Unsafe<string>(Type.String({ enum: [...applicationStatuses] })),
  applied_on: optionalDate,
  interview_on: optionalDate,
  offer_on: optionalDate,
  rejected_on: optionalDate,
  follow_up_on: optionalDate,
};

export const ApplicationCreateSchema = Type.Object(applicationInput);
export type ApplicationCreatePayload = Required<Static<typeof ApplicationCreateSchema>>;

/** `id` is `null` for a note that does not exist yet. */
export const NoteInputSchema = Type.Object({ id: nullable(id), text: requiredText(10_000) });
export type NotePayload = Static<typeof NoteInputSchema>;

export const ApplicationUpdateSchema = Type.Object({
  ...applicationInput,
  notes: Type.Optional(Type.Array(NoteInputSchema, { maxItems: 500 })),
});
export type ApplicationUpdatePayload = Required<Static<typeof ApplicationUpdateSchema>>;

/** The messages to each field that was wrong. */
export const FieldErrorsSchema = Type.Record(Type.String(), Type.Array(Type.String()));
export type FieldErrors = Static<typeof FieldErrorsSchema>;

export const DetailErrorSchema = Type.Object({ detail: Type.String() });
export type DetailError = Static<typeof DetailErrorSchema>;
