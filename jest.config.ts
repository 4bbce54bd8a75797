/**
 * Jest loads this file as CommonJS, which our own tsconfig.json rightly refuses.
 *
 * @jest-config-loader ts-node
 * @jest-config-loader-options {"transpileOnly": true, "compilerOptions": {"module": "CommonJS", "verbatimModuleSyntax": false}}
 */
import type { Config } from 'jest';

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

const shared: Project = {
  // Translates only: `npm run types` checks, and `npm test` runs it first.
  transform: {
    '\\.tsx?$': ['ts-jest', { tsconfig: '<rootDir>/__tests__/support/tsconfig.jest.json' }],
  },
  restoreMocks: true,
};

const client: Project = {
  ...shared,
  displayName: 'client',
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/__tests__/(server|browser)/'],
  testEnvironment: '<rootDir>/__tests__/support/BrowserEnvironment.ts',
  // Screens are tested against the real server.
  globalSetup: '<rootDir>/__tests__/support/startTestServer.ts',
  globalTeardown: '<rootDir>/__tests__/support/stopTestServer.ts',
  moduleNameMapper: { '\\.css$': '<rootDir>/__tests__/support/styles.ts' },
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setUpClientTest.ts'],
};

/** The tests of the server run on each engine, and do not know on which. */
const server: Project = {
  ...shared,
  testMatch: ['<rootDir>/__tests__/server/**/*.test.ts'],
  testEnvironment: 'node',
};

const serverOnSqlite: Project = {
  ...server,
  displayName: 'server',
  globals: { databaseEngine: 'SQLite' },
};

const serverOnPostgres: Project = {
  ...server,
  displayName: 'server on PostgreSQL',
  globals: { databaseEngine: 'PostgreSQL' },
  globalSetup: '<rootDir>/__tests__/support/startTestPostgres.ts',
  globalTeardown: '<rootDir>/__tests__/support/stopTestPostgres.ts',
  // They open no database, so there is nothing to repeat.
  testPathIgnorePatterns: ['/(announcement|config|orderlyStop|passwords)\\.test\\.ts$'],
};

const config: Config = {
  projects: [client, serverOnSqlite, serverOnPostgres],
};

export default config;
