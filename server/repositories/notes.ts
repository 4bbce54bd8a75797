import type { NotePayload } from '../../src/contract/schemas';
import type { Database } from '../database/connection';
import { preparedQuery, type Parameter } from '../database/preparedQuery';

/** In an order that SQLite has an index for: without it, it would read all notes of the user. */
const storedNotes = preparedQuery(
  (database, parameter: Parameter<{ userId: number; applicationId: number }>) =>
    database
      .selectFrom('notes')
      .select(['id', 'text', 'position'])
      .where('user_id', '=', parameter('userId'))
      .where('application_id', '=', parameter('applicationId'))
      .orderBy('position'),
);

const updateNote = preparedQuery(
  (
    database,
    parameter: Parameter<{ userId: number; id: number; text: string; position: number }>,
  ) =>
    database
      .updateTable('notes')
      .set({ text: parameter('text'), position: parameter('position') })
      .where('user_id', '=', parameter('userId'))
      .where('id', '=', parameter('id')),
);

/**
 * Makes the notes of an application the given ones, in the given order. Call
 * it in a transaction and roll back on `false`: then a note was named by an id
 * that this application does not have.
 */
export async function replaceNotes(
  database: Database,
  userId: number,
  applicationId: number,
  notes: readonly NotePayload[],
): Promise<boolean> {
  const rows = await storedNotes(database, { userId, applicationId });
  const stored = new Map(rows.map((row) => [row.id, row]));
  const removed = new Set(stored.keys());
  const added: { text: string; position: number }[] = [];

  for (const [position, { id, text }] of notes.entries()) {
    if (id === null) {
      added.push({ text, position });
      continue;
    }
    const former = stored.get(id);
    if (!former) return false;
    removed.delete(id);
    if (former.text === text && former.position === position) continue;
    await updateNote(database, { userId, id, text, position });
  }

  if (removed.size > 0) {
    await database
      .deleteFrom('notes')
      .where('user_id', '=', userId)
      .where('application_id', '=', applicationId)
      .where('id', 'in', [...removed])
      .execute();
  }
  if (added.length > 0) {
    await database
      .insertInto('notes')
      .values(added.map((note) => ({ ...note, user_id: userId, application_id: applicationId })))
      .execute();
  }
  return true;
}
