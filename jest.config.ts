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

const server: Project = {
  ...shared,
  displayName: 'server',
  testMatch: ['<rootDir>/__tests__/server/**/*.test.ts'],
  testEnvironment: 'node',
};

const config: Config = {
  projects: [client, server],
};

export default config;
