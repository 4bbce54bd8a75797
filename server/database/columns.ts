import { sql, type CreateTableBuilder, type Kysely } from 'kysely';
import { engineOf } from './engine';

/** How a migration says the same to both engines. */
export function columnsFor(database: Kysely<unknown>) {
  const isPostgres = engineOf(database) === 'PostgreSQL';
  /** A number that refers to the id of a row. */
  const reference = isPostgres ? 'bigint' : 'integer';

  return {
    reference,

    /**
     * Compared by its code points on both engines. The order of a language is
     * for the code: in an index it would change with the operating system.
     */
    text: isPostgres ? sql`text collate "C"` : ('text' as const),

    withId: (table: CreateTableBuilder<string>): CreateTableBuilder<string> =>
      table.addColumn('id', reference, (column) =>
        isPostgres
          ? column.primaryKey().generatedByDefaultAsIdentity()
          : column.primaryKey().autoIncrement(),
      ),
  } as const;
}
