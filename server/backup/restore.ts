import { existsSync } from 'node:fs';
import { readConfig } from '../config';
import { BackupError, fileArgument, runCommand } from './command';
import { linesOf } from './contents';
import { restorePostgres } from './postgres';
import { restoreSqlite } from './sqlite';
import { backupTexts } from './texts';

/* npm run restore: makes of a backup the database that DATABASE_URL names. */

await runCommand(async () => {
  const { databaseUrl } = readConfig(process.env);
  const backup = fileArgument(backupTexts.usage.restore);
  if (backup === undefined) throw new BackupError(backupTexts.usage.restore);
  if (!existsSync(backup)) throw new BackupError(backupTexts.noBackup(backup));

  const contents = databaseUrl.startsWith('file:')
    ? await restoreSqlite(backup, databaseUrl.slice('file:'.length))
    : await restorePostgres(backup, databaseUrl);
  console.log([backupTexts.restored, linesOf(contents)].join('\n'));
});
