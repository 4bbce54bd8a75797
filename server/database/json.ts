import { sql, type RawBuilder } from 'kysely';
import type { Engine } from './engine';

/*
 * JSON that the database itself writes. A long list is written there in half
 * the time that rows take to become objects here and then JSON; and what
 * belongs together is read by one statement.
 */

/** An expression of SQL whose value is JSON. */
export type JsonExpression = RawBuilder<unknown>;

/** An object with these members, in this order. */
export function jsonObject(
  engine: Engine,
  members: Readonly<Record<string, RawBuilder<unknown>>>,
): JsonExpression {
  const entries = Object.entries(members);
  if (engine === 'SQLite') {
    return sql`json_object(${sql.join(entries.flatMap(([name, value]) => [sql.lit(name), value]))})`;
  }
  // Its json_build_object puts white space around each colon.
  const columns = entries.map(([name, value]) => sql`${value} as ${sql.id(name)}`);
  return sql`(select row_to_json(object) from (select ${sql.join(columns)}) as object)`;
}

/** To aggregate: an array of the values of all rows, empty where there are none. */
export function jsonArray(
  engine: Engine,
  value: JsonExpression,
  order: RawBuilder<unknown>,
): JsonExpression {
  return engine === 'SQLite'
    ? sql`json_group_array(${value} order by ${order})`
    : sql`coalesce(json_agg(${value} order by ${order}), '[]')`;
}

/** What is stored as the text of a JSON. */
export function storedJson(engine: Engine, column: RawBuilder<unknown>): JsonExpression {
  return engine === 'SQLite' ? sql`json(${column})` : sql`${column}::json`;
}

/**
 * What goes to the client as it is: as bytes from SQLite, which the driver
 * would make a string of only for us to make bytes of it again.
 */
export type WrittenJson = string | Buffer;

export function writtenJson(engine: Engine, text: RawBuilder<unknown>): RawBuilder<WrittenJson> {
  return engine === 'SQLite' ? sql`cast(${text} as blob)` : sql`cast(${text} as text)`;
}
