import type { Compilable, CompiledQuery, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Database } from './connection';
import { engineOf, type Engine } from './engine';
import { executeAtOnce } from './sqliteAdapter';

/** Stands in a query for a value that each execution brings. */
class Placeholder {
  constructor(readonly name: string) {}
}

type Values = Readonly<Record<string, string | number | null>>;

/** Makes the place of a parameter with this name. */
export type Parameter<Parameters extends Values> = <Name extends keyof Parameters & string>(
  name: Name,
) => RawBuilder<Parameters[Name]>;

/**
 * A query that is built once and then only executed: to build and compile it
 * takes the query builder longer than SQLite takes to answer it.
 */
export function preparedQuery<Parameters extends Values, Row>(
  build: (database: Database, parameter: Parameter<Parameters>) => Compilable<Row>,
): (database: Database, parameters: Parameters) => Promise<Row[]> {
  const compiled = new Map<Engine, CompiledQuery<Row>>();

  return async (database, parameters) => {
    const engine = engineOf(database);
    let query = compiled.get(engine);
    if (!query) {
      query = build(database, (name) => sql`${new Placeholder(name)}`).compile();
      compiled.set(engine, query);
    }
    const filled = {
      ...query,
      parameters: query.parameters.map((value) =>
        value instanceof Placeholder ? parameters[value.name] : value,
      ),
    };
    return executeAtOnce<Row>(database, filled) ?? (await database.executeQuery<Row>(filled)).rows;
  };
}
