import { sql } from 'kysely';
import type { Database } from '../../server/database/connection';
import { engineOf } from '../../server/database/engine';

/** SQLite keeps the statement that made each thing; an index that it makes by itself has none. */
const ofSqlite = sql<{ line: string }>`
  select sql as line from sqlite_schema
  where sql is not null and tbl_name not like 'kysely_%' and tbl_name not like 'sqlite_%'`;

/**
 * PostgreSQL keeps none, and tells what each thing is. What is not null it tells
 * of the columns: only later versions have a constraint for it as well.
 */
const ofPostgres = sql<{ line: string }>`
  with tables as (
    select oid, relname from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r'
      and relname not like 'kysely_%'
  )
  select concat_ws(' ', 'column', relname || '.' || attname, format_type(atttypid, atttypmod),
    case when attcollation <> typcollation then 'collate ' || attcollation::regcollation::text end,
    case when attnotnull then 'not null' end,
    case when attidentity <> '' then 'identity ' || attidentity::text end,
    'default ' || pg_get_expr(adbin, adrelid)) as line
  from tables
  join pg_attribute on attrelid = tables.oid and attnum > 0 and not attisdropped
  join pg_type on pg_type.oid = atttypid
  left join pg_attrdef on adrelid = attrelid and adnum = attnum
  union all
  select concat_ws(' ', 'constraint', relname, conname, pg_get_constraintdef(pg_constraint.oid))
  from tables join pg_constraint on conrelid = tables.oid and contype not in ('n', 't')
  union all
  select pg_get_indexdef(indexrelid) from tables join pg_index on indrelid = tables.oid
  union all
  select pg_get_triggerdef(pg_trigger.oid)
  from tables join pg_trigger on tgrelid = tables.oid and not tgisinternal
  union all
  select pg_get_functiondef(oid) from pg_proc where pronamespace = current_schema()::regnamespace`;

/** Everything of a database but its rows and the notes of the migrator: a line each, sorted. */
export async function schemaOf(database: Database): Promise<string[]> {
  const query = engineOf(database) === 'SQLite' ? ofSqlite : ofPostgres;
  const { rows } = await query.execute(database);
  return rows.map(({ line }) => line.replace(/\s+/g, ' ').trim()).sort();
}
