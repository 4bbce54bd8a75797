import { Type, type Static } from '@sinclair/typebox';
import { minimumPasswordLength } from './limits';
import { ApplicationSchema, CompanySchema, ContactSchema } from './schemas';

/*
 * The wire shapes of the extensions `logout` and `account`
 * (src/contract/announcement.ts), in the way of schemas.ts.
 */

/** Long enough for every passphrase, short enough that hashing it stays cheap to ask for. */
const givenPassword = Type.String({ minLength: 1, maxLength: 1000 });

export const AccountSchema = Type.Object({ username: Type.String(), email: Type.String() });
export type Account = Static<typeof AccountSchema>;

export const PasswordChangeSchema = Type.Object({
  old_password: givenPassword,
  new_password: Type.String({ minLength: minimumPasswordLength, maxLength: 1000 }),
  repeated_password: givenPassword,
});
export type PasswordChangePayload = Static<typeof PasswordChangeSchema>;

export const AccountDeletionSchema = Type.Object({ password: givenPassword });
export type AccountDeletionPayload = Static<typeof AccountDeletionSchema>;

const sessionDetails = {
  created_at: Type.String(),
  /** Behind by up to an hour. */
  last_used_at: Type.String(),
  /** The browser and the system of the login in a few words; empty where they are unknown. */
  device: Type.String(),
};

export const AccountSessionSchema = Type.Object({
  id: Type.Integer(),
  ...sessionDetails,
  /** Whether it is the one that asks. */
  current: Type.Boolean(),
});
export type AccountSession = Static<typeof AccountSessionSchema>;

/** Everything that is stored about a user, without what would let somebody in. */
export const AccountExportSchema = Type.Object({
  exported_at: Type.String(),
  user: Type.Object({ ...AccountSchema.properties, created_at: Type.String() }),
  sessions: Type.Array(Type.Object(sessionDetails)),
  companies: Type.Array(CompanySchema),
  contacts: Type.Array(ContactSchema),
  applications: Type.Array(ApplicationSchema),
});
export type AccountExport = Static<typeof AccountExportSchema>;
