import type { Kysely, Migration } from 'kysely';
import { columnsFor } from '../columns';

/** What the processes of one server have to know of each other. */
async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  const { text } = columnsFor(database);

  await schema
    .createTable('rate_limits')
    .addColumn('key', text, (column) => column.primaryKey().notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('ends_at', text, (column) => column.notNull())
    .execute();
  await schema.createIndex('rate_limits_by_end').on('rate_limits').column('ends_at').execute();

  await schema
    .createTable('daily_tasks')
    .addColumn('name', text, (column) => column.primaryKey().notNull())
    .addColumn('done_on', text, (column) => column.notNull())
    .execute();
}

export const severalProcesses: Migration = { up };
