import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** What went wrong and what to do about it: shown without a stack trace. */
export class Advice extends Error {}

/** @type {NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a command to its end, with its output on our terminal.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to our own environment
 * @returns {Promise<number>} the exit code
 */
export function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    // Ends with the command instead of before it, so that what comes after it is done.
    /** @param {NodeJS.Signals} signal */
    const handOn = (signal) => void child.kill(signal);
    for (const signal of signals) process.on(signal, handOn);
    /** @param {number} code */
    const end = (code) => {
      for (const signal of signals) process.off(signal, handOn);
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      end(127);
    });
    child.on('exit', (code, signal) => end(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
  });
}

/**
 * @param {() => Promise<void>} main
 */
export function runMain(main) {
  main().catch((error) => {
    console.error(error instanceof Advice ? `\n${error.message}\n` : error);
    process.exit(1);
  });
}
