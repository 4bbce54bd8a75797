import { isApplication } from '../../api/answers';
import { api } from '../../api/apiSlice';
import { isOutdated } from '../../api/refusals';
import type { NotePayload } from '../../contract/schemas';
import { applicationUpdatePayload, type ApplicationEditValues } from '../../domain/applicationForm';
import { mergeVersions, type ApplicationVersion } from '../../domain/versions';
import type { AppDispatch } from '../store';
import { readVersion } from './readVersion';

/** How often a save is tried again that came too late, though nothing has changed that it shows. */
const attemptsAtMost = 5;

export interface ApplicationPut {
  error: unknown;
  /** The version that was saved over, or the last one that was compared with. */
  base: ApplicationVersion;
  /** The notes by now, new ones with the ids they were saved under. */
  notes: NotePayload[];
  /** What somebody else has saved meanwhile: nothing was written. */
  newer: ApplicationVersion | null;
}

/**
 * Saves an application over the version that the user began with. Where there
 * is a newer one that says something else, it is handed back; where all that is
 * new in it is what the user wants to save (an earlier try went through, but its
 * answer got lost) or nothing at all, it is saved over.
 *
 * @param contactId the contact person that the application is to have
 */
export function putApplication(
  id: number,
  values: ApplicationEditValues,
  contactId: number | null,
  startingFrom: ApplicationVersion,
) {
  return async (dispatch: AppDispatch): Promise<ApplicationPut> => {
    let base = startingFrom;
    let { notes } = values;
    for (let attempt = 1; ; attempt += 1) {
      const { data, error } = await dispatch(
        api.endpoints.updateApplication.initiate({
          id,
          etag: base.etag,
          ...applicationUpdatePayload({ ...values, notes }, contactId),
        }),
      );
      if (data && isApplication(data.answer) && Array.isArray(data.answer.notes)) {
        notes = data.answer.notes;
      }
      if (data) base = { ...base, etag: data.etag ?? base.etag };
      if (!isOutdated(error) || base.etag === null || attempt === attemptsAtMost) {
        return { error, base, notes, newer: null };
      }

      const read = await dispatch(readVersion(id));
      if ('error' in read) return { error: read.error, base, notes, newer: null };
      const merge = mergeVersions(base.values, { ...values, notes }, read.version);
      if (merge.differences.length > 0) return { error, base, notes, newer: read.version };
      notes = merge.values.notes;
      // A provider that refuses the very tag that it gives can't compare any.
      base = { ...read.version, etag: read.version.etag === base.etag ? null : read.version.etag };
    }
  };
}
