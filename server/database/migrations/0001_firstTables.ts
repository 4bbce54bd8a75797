import type { CreateTableBuilder, Kysely, Migration } from 'kysely';
import { columnsFor } from '../columns';

async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  const { withId, reference, text } = columnsFor(database);

  /** Every table has a number for its rows, and all but the users say whose a row is. */
  const withOwner = (table: CreateTableBuilder<string>) =>
    withId(table).addColumn('user_id', reference, (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    );

  await withId(schema.createTable('users'))
    .addColumn('username', text, (column) => column.notNull())
    .addColumn('email', text, (column) => column.notNull().unique())
    .addColumn('password_hash', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .execute();

  await withOwner(schema.createTable('sessions'))
    .addColumn('token_hash', text, (column) => column.notNull().unique())
    .addColumn('created_at', text, (column) => column.notNull())
    .execute();

  await withOwner(schema.createTable('companies'))
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('industry', text, (column) => column.notNull())
    .addColumn('website', text)
    .execute();

  await withOwner(schema.createTable('contacts'))
    .addColumn('company_id', reference, (column) =>
      column.notNull().references('companies.id').onDelete('cascade'),
    )
    .addColumn('first_name', text, (column) => column.notNull())
    .addColumn('last_name', text, (column) => column.notNull())
    .addColumn('email', text, (column) => column.notNull())
    .addColumn('position', text, (column) => column.notNull())
    .addColumn('phone', text, (column) => column.notNull())
    .execute();

  await withOwner(schema.createTable('applications'))
    .addColumn('company_id', reference, (column) =>
      column.notNull().references('companies.id').onDelete('cascade'),
    )
    .addColumn('contact_id', reference, (column) =>
      column.references('contacts.id').onDelete('set null'),
    )
    .addColumn('job_title', text, (column) => column.notNull())
    .addColumn('salary_expectation', text)
    .addColumn('status', text, (column) => column.notNull())
    .addColumn('applied_on', text)
    .addColumn('interview_on', text)
    .addColumn('offer_on', text)
    .addColumn('rejected_on', text)
    .addColumn('follow_up_on', text)
    .addColumn('created_at', text, (column) => column.notNull())
    .execute();

  await withOwner(schema.createTable('notes'))
    .addColumn('application_id', reference, (column) =>
      column.notNull().references('applications.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('text', text, (column) => column.notNull())
    .execute();

  await schema
    .createIndex('applications_by_user')
    .on('applications')
    .columns(['user_id', 'created_at', 'id'])
    .execute();
  await schema.createIndex('notes_by_user').on('notes').column('user_id').execute();
  await schema
    .createIndex('notes_by_application')
    .on('notes')
    .columns(['application_id', 'position'])
    .execute();
  // Each foreign key has an index, or a delete would read the whole table.
  for (const [table, column] of [
    ['sessions', 'user_id'],
    ['companies', 'user_id'],
    ['contacts', 'user_id'],
    ['contacts', 'company_id'],
    ['applications', 'company_id'],
    ['applications', 'contact_id'],
  ] as const) {
    await schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
  }
}

export const firstTables: Migration = { up };
