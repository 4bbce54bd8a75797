import type { Note, NotePayload } from '../../src/contract/schemas';
import type { Database } from '../database/connection';

/** The notes of all the user's applications by the id of the application, each in their order. */
export async function listNotesByApplication(
  database: Database,
  userId: number,
): Promise<Map<number, Note[]>> {
  const rows = await database
    .selectFrom('notes')
    .select(['id', 'text', 'application_id'])
    .where('user_id', '=', userId)
    .orderBy('application_id')
    .orderBy('position')
    .orderBy('id')
    .execute();
  const notes = new Map<number, Note[]>();
  for (const { application_id: applicationId, id, text } of rows) {
    const ofApplication = notes.get(applicationId);
    if (ofApplication) ofApplication.push({ id, text });
    else notes.set(applicationId, [{ id, text }]);
  }
  return notes;
}

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
  const rows = await database
    .selectFrom('notes')
    .select(['id', 'text', 'position'])
    .where('user_id', '=', userId)
    .where('application_id', '=', applicationId)
    .execute();
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
    await database
      .updateTable('notes')
      .set({ text, position })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .execute();
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
