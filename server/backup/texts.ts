/** What backup and restore tell the operator. */
export const backupTexts = {
  usage: {
    backup: 'Aufruf: npm run backup [-- DATEI]',
    restore: 'Aufruf: npm run restore -- DATEI',
  },
  inMemory: 'DATABASE_URL nennt eine Datenbank im Arbeitsspeicher: Da gibt es nichts zu sichern.',
  noDatabase: (file: string) => `Es gibt keine Datenbank „${file}“.`,
  noBackup: (file: string) => `Es gibt keine Sicherung „${file}“.`,
  taken: (file: string) => `„${file}“ gibt es schon. Eine Sicherung überschreibt nichts.`,
  damaged: (file: string) => `„${file}“ ist beschädigt oder keine Sicherung dieser Datenbank-Art.`,
  damagedBecause: (reason: string) => `Die Datenbank ist beschädigt: ${reason}`,
  notOurs: 'Das ist keine Datenbank von Bewerbungen: Ihr fehlen die Tabellen.',
  fromNewer: (migrations: readonly string[]) =>
    `Die Sicherung stammt von einer neueren Version (${migrations.join(', ')}). ` +
    'Stellen Sie sie mit dieser Version wieder her.',
  incomplete: 'Was die Sicherung enthält, ist nicht das, was gesichert wurde.',
  notEmptyFile: (file: string) =>
    `„${file}“ gibt es schon. Wiederhergestellt wird nur an einer leeren Stelle: ` +
    'Beenden Sie den Server und schieben Sie die Datei beiseite, oder nennen Sie in DATABASE_URL eine andere.',
  notEmptyDatabase:
    'Die Datenbank in DATABASE_URL ist nicht leer. Wiederhergestellt wird nur in eine leere: ' +
    'Legen Sie mit createdb eine neue an und nennen Sie diese in DATABASE_URL.',
  programMissing: (name: string, major: number) =>
    `Es fehlt ${name} von PostgreSQL ${major} oder neuer, im PATH oder unter /usr/lib/postgresql. ` +
    `Auf Debian und Ubuntu: apt-get install postgresql-client-${major}`,
  programTooOld: (name: string, found: readonly number[], major: number) =>
    `Der Server ist PostgreSQL ${major}, ${name} gibt es hier nur in Version ${found.join(', ')}. ` +
    `Auf Debian und Ubuntu: apt-get install postgresql-client-${major}`,
  programFailed: (name: string, output: string) => `${name} ist gescheitert: ${output}`,
  saved: (file: string) => `Gesichert: ${file}`,
  restored: 'Wiederhergestellt, auf dem Stand dieser Version:',
  checked: {
    file: 'Geprüft: Datei und Fremdschlüssel sind unversehrt.',
    restored: 'Geprüft: In eine leere Datenbank wiederhergestellt, jede Tabelle hat alle Zeilen.',
    archive:
      'Geprüft: Das Archiv ist von Anfang bis Ende lesbar. Zur Probe wiederhergestellt wurde es nicht, ' +
      'denn dieser Benutzer darf keine Datenbank anlegen (CREATEDB).',
  },
  rows: (table: string, count: number) => `  ${table}: ${count}`,
};
