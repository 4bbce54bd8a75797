import type { FastifyRequest } from 'fastify';
import {
  AccountDeletionSchema,
  AccountExportSchema,
  AccountSchema,
  PasswordChangeSchema,
  type AccountExport,
} from '../../src/contract/accountSchemas';
import { exportFileName } from '../../src/domain/exportFile';
import { problemTexts } from '../../src/texts/problemTexts';
import { countKey } from '../auth/loginThrottle';
import { passwordFault } from '../auth/passwordRules';
import type { PasswordHasher } from '../auth/passwords';
import { requireOwner, requireUser, visibleSessions } from '../auth/sessionUser';
import type { Database } from '../database/connection';
import { inTransaction } from '../database/transaction';
import type { MakeRoom } from '../largeAnswers';
import { attemptLimit } from '../limits';
import { invalidField } from '../refusals';
import { listApplications } from '../repositories/applicationJson';
import { listCompanies } from '../repositories/companies';
import { listContacts } from '../repositories/contacts';
import { findStored } from '../repositories/revisions';
import { deleteSessions } from '../repositories/sessions';
import { deleteUser, updatePassword } from '../repositories/users';
import { serverTexts } from '../texts';
import type { TypedInstance } from './typedInstance';

interface AccountServices {
  database: Database;
  makeRoom: MakeRoom;
  passwords: PasswordHasher;
  now: () => Date;
}

/** Whose password is guessed counts, from wherever: the token may be in the wrong hands. */
const rateLimit = {
  ...attemptLimit(':password'),
  keyGenerator: ({ userId }: FastifyRequest) => countKey('user', String(userId)),
};

/** How many times what is stored an export takes: it is made from objects, and it repeats as lists do. */
const exportExpense = 6;

export function accountRoutes(
  app: TypedInstance,
  { database, makeRoom, passwords, now }: AccountServices,
): void {
  app.get('/account/', { schema: { response: { 200: AccountSchema } } }, async (request) => {
    const { username, email } = await requireUser(database, request);
    return { username, email };
  });

  app.put(
    '/account/password/',
    { config: { rateLimit }, schema: { body: PasswordChangeSchema } },
    async (request, reply) => {
      const { body, userId, sessionId } = request;
      const user = await requireOwner(database, request);
      if (body.new_password !== body.repeated_password) {
        throw invalidField('repeated_password', problemTexts.passwordsDiffer);
      }
      const fault = passwordFault(body.new_password, user);
      if (fault) throw invalidField('new_password', fault);
      if (!(await passwords.verify(body.old_password, user.password_hash))) {
        throw invalidField('old_password', serverTexts.wrongPassword);
      }
      const passwordHash = await passwords.hash(body.new_password);
      await inTransaction(database, async (transaction) => {
        if (!(await updatePassword(transaction, userId, user.password_hash, passwordHash))) {
          throw invalidField('old_password', serverTexts.wrongPassword);
        }
        // Whoever knew the old password has no business here any more.
        await deleteSessions(transaction, userId, { except: sessionId });
      });
      return reply.code(204).send();
    },
  );

  app.get(
    '/account/export/',
    { schema: { response: { 200: AccountExportSchema } } },
    async (request, reply) => {
      const moment = now();
      const { userId } = request;
      const { bytes } = await findStored(database, userId);
      await makeRoom(reply, { userId, bytes: bytes * exportExpense });
      // One state of all tables, also where others write meanwhile.
      const content = await database
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (transaction): Promise<AccountExport> => {
          const user = await requireUser(transaction, request);
          const { username, email, created_at } = user;
          return {
            exported_at: moment.toISOString(),
            user: { username, email, created_at },
            sessions: await visibleSessions(transaction, user, request, moment),
            companies: await listCompanies(transaction, userId),
            contacts: await listContacts(transaction, userId),
            applications: await listApplications(transaction, userId),
          };
        });
      const fileName = exportFileName(content.exported_at.slice(0, 10));
      void reply.header('content-disposition', `attachment; filename="${fileName}"`);
      return content;
    },
  );

  app.delete(
    '/account/',
    { config: { rateLimit }, schema: { body: AccountDeletionSchema } },
    async (request, reply) => {
      const { body, userId } = request;
      const { password_hash: storedHash } = await requireOwner(database, request);
      const isDeleted =
        (await passwords.verify(body.password, storedHash)) &&
        (await inTransaction(database, (transaction) =>
          deleteUser(transaction, userId, storedHash),
        ));
      if (!isDeleted) throw invalidField('password', serverTexts.wrongPassword);
      return reply.code(204).send();
    },
  );
}
