import path from 'node:path';
import { readConfig } from '../config';
import { BackupError, fileArgument, runCommand } from './command';
import { linesOf } from './contents';
import { backUpPostgres } from './postgres';
import { backUpSqlite } from './sqlite';
import { backupTexts } from './texts';

/* npm run backup: a checked copy of the database, made while the server runs. */

await runCommand(async () => {
  const { databaseUrl } = readConfig(process.env);
  const named = fileArgument(backupTexts.usage.backup);
  const target = (ending: string) => path.resolve(named ?? `backups/${defaultName()}.${ending}`);

  if (databaseUrl === 'file::memory:') throw new BackupError(backupTexts.inMemory);
  if (databaseUrl.startsWith('file:')) {
    const file = target('sqlite');
    const contents = await backUpSqlite(databaseUrl.slice('file:'.length), file);
    report(file, linesOf(contents), backupTexts.checked.file);
  } else {
    const file = target('dump');
    const { contents, wasRestored } = await backUpPostgres(databaseUrl, file);
    report(file, linesOf(contents), backupTexts.checked[wasRestored ? 'restored' : 'archive']);
  }
});

/** The same wherever the machine stands, and in the order of time: `bewerbungen-20261121T081500Z`. */
function defaultName(): string {
  return `bewerbungen-${new Date().toISOString().replace(/[-:]|\.\d+/g, '')}`;
}

function report(file: string, ...lines: string[]): void {
  console.log([backupTexts.saved(file), ...lines].join('\n'));
}
