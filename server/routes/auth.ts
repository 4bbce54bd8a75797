import { LoginSchema, RegistrationSchema, SessionSchema } from '../../src/contract/schemas';
import { problemTexts } from '../../src/texts/problemTexts';
import { deviceOf } from '../auth/device';
import type { LoginThrottle } from '../auth/loginThrottle';
import { passwordFault } from '../auth/passwordRules';
import type { PasswordHasher } from '../auth/passwords';
import { createToken, hashToken } from '../auth/tokens';
import { cleanEmail, cleanText } from '../cleanText';
import type { Database } from '../database/connection';
import { inTransaction } from '../database/transaction';
import { demoAccount } from '../demo/account';
import { attemptLimit, strangersBodySize } from '../limits';
import { invalidField, Refusal } from '../refusals';
import { insertSession } from '../repositories/sessions';
import { findCredentials, holdPassword, insertUser } from '../repositories/users';
import { serverTexts } from '../texts';
import type { TypedInstance } from './typedInstance';

interface AuthServices {
  database: Database;
  passwords: PasswordHasher;
  now: () => Date;
  /** Absent where RATE_LIMIT is off. */
  throttle: LoginThrottle | undefined;
}

const loginFailed = () => new Refusal(401, { detail: serverTexts.loginFailed });

export function authRoutes(
  app: TypedInstance,
  { database, passwords, now, throttle }: AuthServices,
): void {
  async function startSession(
    transaction: Database,
    userId: number,
    userAgent: string | undefined,
  ): Promise<{ token: string }> {
    const token = createToken();
    await insertSession(transaction, {
      user_id: userId,
      token_hash: hashToken(token),
      created_at: now().toISOString(),
      device: deviceOf(userAgent),
    });
    return { token };
  }

  app.post(
    '/auth/registration/',
    {
      bodyLimit: strangersBodySize,
      config: { rateLimit: attemptLimit(':registration') },
      schema: { body: RegistrationSchema, response: { 201: SessionSchema } },
    },
    async ({ body, headers, ip }, reply) => {
      if (body.password !== body.repeated_password) {
        throw invalidField('repeated_password', problemTexts.passwordsDiffer);
      }
      const username = cleanText(body.username);
      const email = cleanEmail(body.email);
      const fault = passwordFault(body.password, { username, email });
      if (fault) throw invalidField('password', fault);
      // Also where there is no demo account: switching it off deletes the user of this address.
      if (email === demoAccount.email) throw invalidField('email', serverTexts.emailTaken);
      const passwordHash = await passwords.hash(body.password);
      const session = await inTransaction(database, async (transaction) => {
        const userId = await insertUser(transaction, {
          username,
          email,
          password_hash: passwordHash,
          created_at: now().toISOString(),
        });
        if (userId === undefined) throw invalidField('email', serverTexts.emailTaken);
        return startSession(transaction, userId, headers['user-agent']);
      });
      await throttle?.welcome({ email, address: ip });
      return reply.code(201).send(session);
    },
  );

  app.post(
    '/auth/login/',
    {
      bodyLimit: strangersBodySize,
      config: { rateLimit: attemptLimit(':login') },
      schema: { body: LoginSchema, response: { 200: SessionSchema } },
    },
    async ({ body, headers, ip }) => {
      const attempt = { email: cleanEmail(body.email), address: ip };
      await throttle?.admit(attempt);
      const credentials = await findCredentials(database, attempt.email);
      const correct = await passwords.verify(body.password, credentials?.passwordHash);
      if (!credentials || !correct) throw loginFailed();
      const { userId, passwordHash } = credentials;
      const session = await inTransaction(database, async (transaction) => {
        // A change of the password ends all sessions: none may begin with the old one after it.
        if (!(await holdPassword(transaction, userId, passwordHash))) throw loginFailed();
        return startSession(transaction, userId, headers['user-agent']);
      });
      await throttle?.welcome(attempt);
      return session;
    },
  );
}
