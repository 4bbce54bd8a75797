import type { FastifyInstance, InjectOptions, RouteOptions } from 'fastify';
import { buildApp, type AppServices } from '../../server/app';
import { createPasswordHasher } from '../../server/auth/passwords';
import type { Application, Company, Contact, Session } from '../../src/contract/schemas';
import { migratedDatabase } from './databases';

/** As cheap as scrypt can be: tests register users by the hundred. */
export const cheapHasher = createPasswordHasher({ N: 16, r: 1, p: 1 });

const defaultConfig: AppServices['config'] = {
  demoAccount: false,
  rateLimit: false,
  trustProxy: false,
  operator: { name: '', address: '', email: '' },
  clientDirectory: 'no-such-directory',
};

type Changes = Partial<Omit<AppServices, 'config'>> & { config?: Partial<AppServices['config']> };

/** The real server on a really migrated database. */
export async function startServer({ config, ...services }: Changes = {}) {
  const database = services.database ?? (await migratedDatabase());
  const app = buildApp({
    passwords: cheapHasher,
    ...services,
    database,
    config: { ...defaultConfig, ...config },
  });
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  await app.ready();

  return {
    app,
    database,
    /** Each with its whole path. */
    routes,

    /** A new user with nothing yet. */
    async user() {
      const email = `user${(userNumber += 1)}@example.com`;
      const registration = await app.inject({
        method: 'POST',
        url: '/api/auth/registration/',
        payload: { username: 'Alma', email, password: 'gut-geheim', repeated_password: 'gut-geheim' },
      });
      const { token } = registration.json<Session>();
      return userOf(email, token, (options) =>
        app.inject({
          ...options,
          headers: { ...options.headers, authorization: `Token ${token}` },
        }),
      );
    },

    async close() {
      await app.close();
      await database.destroy();
    },
  };
}

let userNumber = 0;

export type TestServer = Awaited<ReturnType<typeof startServer>>;
export type TestUser = Awaited<ReturnType<TestServer['user']>>;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Answer = Awaited<ReturnType<FastifyInstance['inject']>>;
type Inject = (options: InjectOptions) => Promise<Answer>;

function userOf(email: string, token: string, inject: Inject) {
  const call = (
    method: Method,
    url: string,
    payload?: InjectOptions['payload'],
    headers: Record<string, string> = {},
  ) => inject({ method, url, headers, ...(payload !== undefined && { payload }) });

  const create = async <T>(url: string, payload: object) => {
    const response = await call('POST', url, payload);
    if (response.statusCode !== 201) throw new Error(`${url}: ${response.body}`);
    return response.json<T>();
  };

  return {
    email,
    token,
    call,
    company: (values: object = {}) =>
      create<Company>('/api/companies/', { name: 'Müller & Söhne', industry: 'Handel', ...values }),
    contact: (values: { company_id: number } & Record<string, unknown>) =>
      create<Contact>('/api/contacts/', { first_name: 'Jörg', last_name: 'Groß', ...values }),
    application: (values: { company_id: number } & Record<string, unknown>) =>
      create<Application>('/api/applications/', {
        job_title: 'Entwicklerin',
        status: 'DRAFT',
        ...values,
      }),
    applicationOf: async (id: number) =>
      (await call('GET', `/api/applications/${id}/`)).json<Application>(),
  };
}
