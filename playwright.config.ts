import { defineConfig } from '@playwright/test';
import { chromiumArguments } from './scripts/browserOptions.mjs';

const port = 4317;
const baseURL = `http://127.0.0.1:${port}`;

/** A test with the tag of a width runs at the widths it names only. */
const project = (name: string, width: number, height: number, testMatch: RegExp) => ({
  name,
  testMatch,
  use: { viewport: { width, height } },
  grepInvert: new RegExp(`^(?!.*@${name}\\b).*@(wide|medium|narrow)\\b`),
});

export default defineConfig({
  testDir: '__tests__/browser',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // Generous, for a machine that has other work to do.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // Without pictures: recording them takes longer than most tests.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      args: chromiumArguments,
      // Found by scripts/ensureBrowser.mjs; Playwright's own browser where it is absent.
      ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
    },
  },
  projects: [
    project('wide', 1440, 900, /\.spec\.ts$/),
    project('medium', 992, 800, /(journey|keyboardJourney|layout)\.spec\.ts$/),
    // What has nothing to do with the width is not tested twice.
    project('narrow', 390, 844, /(?<!delivery|forms|tabs|unreachable|otherProvider)\.spec\.ts$/),
  ],
  webServer: {
    command: 'exec node --enable-source-maps dist-server/main.js',
    url: baseURL,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: 'file::memory:',
      RATE_LIMIT: 'off',
    },
  },
});
