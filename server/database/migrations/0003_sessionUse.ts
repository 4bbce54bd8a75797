import type { Kysely, Migration } from 'kysely';
import { columnsFor } from '../columns';

/** SQLite adds a column that may not be empty only with a value for the rows that are there. */
const notKnown = '';

async function up(database: Kysely<unknown>): Promise<void> {
  const { text } = columnsFor(database);
  for (const column of ['last_used_at', 'device']) {
    await database.schema
      .alterTable('sessions')
      .addColumn(column, text, (definition) => definition.notNull().defaultTo(notKnown))
      .execute();
  }
  // When they were used last was not written down: nobody is logged out by an update.
  await database
    .withTables<{ sessions: { last_used_at: string } }>()
    .updateTable('sessions')
    .set({ last_used_at: new Date().toISOString() })
    .execute();
}

export const sessionUse: Migration = { up };
