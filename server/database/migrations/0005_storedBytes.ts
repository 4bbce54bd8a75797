import { sql, type Kysely, type Migration } from 'kysely';
import { engineOf } from '../engine';

interface Measured {
  /** What users write, as long as they like. */
  texts: readonly string[];
  /**
   * What a row counts beside its texts: ids, days, and the names of all these.
   * The same for each row, so that a status or a day can be changed also where
   * nothing more may be stored.
   */
  row: number;
}

/** All that a list of applications is made of. */
const tables: Readonly<Record<string, Measured>> = {
  companies: { texts: ['name', 'industry', 'website'], row: 100 },
  contacts: { texts: ['first_name', 'last_name', 'email', 'position', 'phone'], row: 100 },
  // Lists repeat its company and its contact in it.
  applications: { texts: ['job_title', 'salary_expectation'], row: 1_000 },
  notes: { texts: ['text'], row: 100 },
};

/**
 * Beside the revision of a user stands how much it is that the user has: in
 * bytes of JSON, since that is what a list takes in memory. The triggers that
 * see each write add its difference, so nobody ever has to add it all up.
 */
async function up(database: Kysely<unknown>): Promise<void> {
  const isPostgres = engineOf(database) === 'PostgreSQL';
  const bytesOf = isPostgres ? bytesOnPostgres : bytesOnSqlite;
  await database.schema
    .alterTable('revisions')
    .addColumn('stored_bytes', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  for (const [table, measured] of Object.entries(tables)) {
    await sql`
      update revisions set stored_bytes = stored_bytes + coalesce((
        select sum(${sql.raw(bytesOf(measured, table))}) from ${sql.table(table)}
        where ${sql.table(table)}.user_id = revisions.user_id
      ), 0)`.execute(database);
  }
  await (isPostgres ? countAtCommit(database) : countAtOnce(database));
}

const columnsOf = ({ texts }: Measured, row: string) =>
  texts.map((text) => `${row}.${text}`).join(', ');

const bytesOnPostgres = (measured: Measured, row: string) =>
  `(${measured.row} + octet_length(json_build_array(${columnsOf(measured, row)})::text))`;

const bytesOnSqlite = (measured: Measured, row: string) =>
  `(${measured.row} + octet_length(json_array(${columnsOf(measured, row)})))`;

/** As in the migration before, with the difference that the write has made. */
const revise = (random: string, userId: string, difference: string) => sql`
  insert into revisions (user_id, revision, stored_bytes)
  select id, ${sql.raw(random)}, ${sql.raw(difference)} from users where id = ${sql.raw(userId)}
  on conflict (user_id) do update set
    revision = excluded.revision,
    stored_bytes = revisions.stored_bytes + excluded.stored_bytes`;

async function countAtCommit(database: Kysely<unknown>): Promise<void> {
  for (const [table, measured] of Object.entries(tables)) {
    const revision = sql.id(`revise_user_of_${table}`);
    const difference =
      `case tg_op when 'DELETE' then 0 else ${bytesOnPostgres(measured, 'new')} end - ` +
      `case tg_op when 'INSERT' then 0 else ${bytesOnPostgres(measured, 'old')} end`;
    await sql`drop trigger revise_user on ${sql.table(table)}`.execute(database);
    await sql`
      create function ${revision}() returns trigger language plpgsql as $$
      begin
        ${revise('gen_random_uuid()', 'coalesce(new.user_id, old.user_id)', difference)};
        return null;
      end $$`.execute(database);
    await sql`
      create constraint trigger revise_user after insert or update or delete on ${sql.table(table)}
      deferrable initially deferred
      for each row execute function ${revision}()`.execute(database);
  }
  await sql`drop function revise_user()`.execute(database);
  // For who has to know it before the commit: as the last thing, one question instead of two.
  await sql`
    create function settled_bytes(owner bigint) returns bigint language plpgsql as $$
    begin
      set constraints all immediate;
      return (select stored_bytes from revisions where user_id = owner);
    end $$`.execute(database);
}

async function countAtOnce(database: Kysely<unknown>): Promise<void> {
  for (const [table, measured] of Object.entries(tables)) {
    const [before, after] = [bytesOnSqlite(measured, 'old'), bytesOnSqlite(measured, 'new')];
    for (const [event, row, difference] of [
      ['insert', 'new', after],
      ['update', 'new', `${after} - ${before}`],
      ['delete', 'old', `-${before}`],
    ] as const) {
      const trigger = sql.id(`revise_user_after_${event}_of_${table}`);
      await sql`drop trigger ${trigger}`.execute(database);
      await sql`
        create trigger ${trigger} after ${sql.raw(event)} on ${sql.table(table)}
        begin
          ${revise('lower(hex(randomblob(16)))', `${row}.user_id`, difference)};
        end`.execute(database);
    }
  }
}

export const storedBytes: Migration = { up };
