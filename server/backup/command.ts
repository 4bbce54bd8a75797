import { ConfigError } from '../config';

/** What the operator can put right; told without a stack. */
export class BackupError extends Error {}

/** Runs what was called from a terminal or by a timer, which sees by the code how it ended. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  // Whatever it writes is for the eyes of this user only.
  process.umask(0o077);
  try {
    await work();
  } catch (error) {
    const isExpected = error instanceof BackupError || error instanceof ConfigError;
    console.error(isExpected ? error.message : error);
    process.exitCode = 1;
  }
}

/** The file that was named on the command line. */
export function fileArgument(usage: string): string | undefined {
  const [file, ...others] = process.argv.slice(2);
  if (others.length > 0 || file?.startsWith('-')) throw new BackupError(usage);
  return file;
}
