import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { BackupError } from './command';

/**
 * Gives a file its name only when `make` is through with it: what has the name
 * is complete, checked and on the disk, and replaces nothing.
 *
 * @param refuseTaken says that there is something at `target`
 */
export async function makeFile<Result>(
  target: string,
  refuseTaken: (file: string) => string,
  make: (part: string) => Promise<Result>,
): Promise<Result> {
  const requireFree = () => {
    // The newest rows of a SQLite file may be in one beside it; alone it would spoil another one.
    for (const file of ['', ...besideSqlite].map((suffix) => target + suffix)) {
      if (existsSync(file)) throw new BackupError(refuseTaken(file));
    }
  };
  requireFree();
  mkdirSync(path.dirname(target), { recursive: true });
  const part = `${target}.${process.pid}.part`;
  try {
    const result = await make(part);
    flush(part);
    requireFree();
    renameSync(part, target);
    flush(path.dirname(target));
    return result;
  } finally {
    for (const suffix of ['', ...besideSqlite]) rmSync(part + suffix, { force: true });
  }
}

const besideSqlite = ['-wal', '-shm', '-journal'];

function flush(file: string): void {
  const descriptor = openSync(file, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
