import { sql, type Kysely, type Migration } from 'kysely';
import { columnsFor } from '../columns';
import { engineOf } from '../engine';

/** All that a list of applications is made of. */
const tables = ['companies', 'contacts', 'applications', 'notes'];

/**
 * A user's revision is another one after each write to what the user has. The
 * database sees to it: no write can be forgotten, not even that of a cascade.
 * It is random and no count, since a count would come a second time after a
 * backup was restored.
 */
async function up(database: Kysely<unknown>): Promise<void> {
  const { reference, text } = columnsFor(database);
  await database.schema
    .createTable('revisions')
    .addColumn('user_id', reference, (column) =>
      column.primaryKey().notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('revision', text, (column) => column.notNull())
    .execute();
  const isPostgres = engineOf(database) === 'PostgreSQL';
  const random = sql.raw(isPostgres ? randomOfPostgres : randomOfSqlite);
  // Whoever is there already may have something, and a revision stands for it from the start.
  await sql`insert into revisions (user_id, revision) select id, ${random} from users`.execute(
    database,
  );
  await (isPostgres ? reviseAtCommit(database) : reviseAtOnce(database));
}

const randomOfPostgres = 'gen_random_uuid()';
const randomOfSqlite = 'lower(hex(randomblob(16)))';

/** Where the user is gone too, there is nothing to revise. */
const revise = (random: string, userId: string) => sql`
  insert into revisions (user_id, revision)
  select id, ${sql.raw(random)} from users where id = ${sql.raw(userId)}
  on conflict (user_id) do update set revision = excluded.revision`;

/**
 * Last of all, so that nobody waits for another row while holding this one:
 * two that write at the same time can't come to wait for each other by it.
 */
async function reviseAtCommit(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function revise_user() returns trigger language plpgsql as $$
    begin
      ${revise(randomOfPostgres, 'coalesce(new.user_id, old.user_id)')};
      return null;
    end $$`.execute(database);
  for (const table of tables) {
    await sql`
      create constraint trigger revise_user after insert or update or delete on ${sql.table(table)}
      deferrable initially deferred
      for each row execute function revise_user()`.execute(database);
  }
}

/** SQLite has no other moment, and one writer at a time. */
async function reviseAtOnce(database: Kysely<unknown>): Promise<void> {
  for (const table of tables) {
    for (const [event, row] of [
      ['insert', 'new'],
      ['update', 'new'],
      ['delete', 'old'],
    ] as const) {
      await sql`
        create trigger ${sql.id(`revise_user_after_${event}_of_${table}`)}
        after ${sql.raw(event)} on ${sql.table(table)}
        begin
          ${revise(randomOfSqlite, `${row}.user_id`)};
        end`.execute(database);
    }
  }
}

export const revisions: Migration = { up };
