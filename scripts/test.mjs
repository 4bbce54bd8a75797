import './checkNode.mjs';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './ensureBrowser.mjs';
import { ensureBuilt } from './ensureBuilt.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { Advice, run, runMain } from './run.mjs';

/* All that a change has to pass, the quick checks first; ends at the first step that fails. */

const reports = mkdtempSync(join(tmpdir(), 'bewerbungen-test-'));
const jestReport = join(reports, 'jest.json');
const browserReport = join(reports, 'browser.json');

/**
 * @param {string} script
 * @param {string[]} [args]
 * @param {NodeJS.ProcessEnv} [env]
 */
function npmRun(script, args = [], env = {}) {
  return run('npm', ['run', '--silent', script, '--', ...args], env);
}

/**
 * What a step is called and does; it answers with an exit code, if it has one.
 *
 * @type {[name: string, work: () => Promise<unknown>][]}
 */
const steps = [
  ['Packages', ensureInstalled],
  ['Types', () => npmRun('types')],
  ['Lint', () => npmRun('lint')],
  ['Import borders', () => npmRun('borders')],
  ['Unused code', () => npmRun('unused')],
  ['Jest', () => npmRun('jest', ['--json', `--outputFile=${jestReport}`])],
  ['Build', ensureBuilt],
  ['Browser', ensureBrowser],
  [
    'Browser tests',
    () => npmRun('browser', ['--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport }),
  ],
];

/** @type {(path: string) => any} */
const readReport = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/** The tests of Jest and of the browser together, as far as they ran. */
function countTests() {
  const jest = readReport(jestReport);
  const browser = readReport(browserReport)?.stats;
  return {
    passed: (jest?.numPassedTests ?? 0) + (browser?.expected ?? 0),
    // A suite that can't even be loaded has no failed test in it, but it has failed.
    failed:
      (jest?.numFailedTests ?? 0) +
      (jest?.numRuntimeErrorTestSuites ?? 0) +
      (browser?.unexpected ?? 0) +
      (browser?.flaky ?? 0),
  };
}

/** @param {number} start */
const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** @returns {Promise<number>} the exit code of the first step that failed, or 0 */
async function runSteps() {
  for (const [name, work] of steps) {
    console.log(`\n── ${name}`);
    const start = performance.now();
    const result = await work().catch((error) => {
      if (!(error instanceof Advice)) throw error;
      console.error(`\n${error.message}`);
      return 1;
    });
    const failed = typeof result === 'number' && result !== 0;
    console.log(`── ${name}: ${failed ? 'FAILED' : 'ok'}, ${secondsSince(start)}`);
    if (failed) return result;
  }
  return 0;
}

runMain(async () => {
  const start = performance.now();
  process.exitCode = await runSteps();
  const { passed, failed } = countTests();
  rmSync(reports, { recursive: true });
  console.log(`\n${passed} passed, ${failed} failed in ${secondsSince(start)}`);
});
