/** @jest-environment node */
import { ConfigError, readConfig } from '../../server/config';

it('has a default for everything', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: 'file:data/bewerbungen.sqlite',
    databaseConnections: 10,
    demoAccount: true,
    rateLimit: true,
    trustProxy: false,
    logLevel: 'warn',
    operator: { name: '', address: '', email: '' },
    clientDirectory: expect.stringMatching(/[/\\]dist$/) as string,
  });
});

it('reads the environment', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '::1',
    DATABASE_URL: 'file::memory:',
    DEMO_ACCOUNT: 'off',
    RATE_LIMIT: ' OFF ',
    TRUST_PROXY: 'on',
    LOG_LEVEL: 'Off',
    OPERATOR_NAME: 'Erika Mustermann',
    OPERATOR_ADDRESS: 'Weg 1, 12345 Ort',
    OPERATOR_EMAIL: 'erika@example.com',
  });
  expect(config).toMatchObject({
    port: 8080,
    host: '::1',
    databaseUrl: 'file::memory:',
    demoAccount: false,
    rateLimit: false,
    trustProxy: true,
    logLevel: 'off',
    operator: {
      name: 'Erika Mustermann',
      address: 'Weg 1, 12345 Ort',
      email: 'erika@example.com',
    },
  });
});

it('takes a variable that is empty for one that is not set', () => {
  expect(readConfig({ PORT: '', DEMO_ACCOUNT: ' ' })).toEqual(readConfig({}));
});

it.each([
  ['PORT', 'http'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '3000.5'],
  ['DEMO_ACCOUNT', 'true'],
  ['RATE_LIMIT', '0'],
  ['TRUST_PROXY', 'yes'],
  ['LOG_LEVEL', 'laut'],
  ['DATABASE_URL', 'file:'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_URL', 'postgres:localhost/x'],
  ['DATABASE_URL', 'postgres://u:geheim@h:port/x'],
  ['DATABASE_URL', 'postgresql://u:100%geheim@h/x'],
  ['DATABASE_CONNECTIONS', '0'],
  ['DATABASE_CONNECTIONS', '1001'],
])('refuses %s=%s and names it', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(name);
});

it.each([
  'postgres://u:p@localhost/bewerbungen',
  'postgresql://localhost',
  'postgres://u:100%25@[::1]:5433/x?sslmode=verify-full',
  'postgres:///x?host=/var/run/postgresql',
])('takes %s for a database', (url) => {
  expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

it('names everything that is wrong at once, but no address of a database', () => {
  for (const url of ['mysql://u:geheim@h', 'postgres://u:geheim@h:port/x', 'postgres://u:100%geheim@h/']) {
    const read = () => readConfig({ PORT: 'x', RATE_LIMIT: 'x', DATABASE_URL: url });
    expect(read).toThrow(/PORT[^]*DATABASE_URL[^]*RATE_LIMIT/);
    expect(read).not.toThrow(/geheim/);
  }
});
