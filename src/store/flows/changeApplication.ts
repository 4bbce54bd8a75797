import { nanoid } from '@reduxjs/toolkit';
import { api } from '../../api/apiSlice';
import { isOutdated, isUnauthorized, reasonOf } from '../../api/refusals';
import { changesBack, changesFor, payloadWithChanges, type IntendedChange } from '../../domain/changes';
import { changeTexts } from '../../texts/changeTexts';
import {
  changeSaved,
  changeShown,
  changeTakenBack,
  selectPendingChanges,
  type Change,
} from '../changesSlice';
import { createFlow } from '../createFlow';
import { toastShown } from '../toastsSlice';
import { changeCorrected, changeForgotten } from '../undoSlice';
import { listSettled } from './listSettled';

/** How often a change is tried that somebody else's comes before. */
const attemptsAtMost = 5;

export interface ApplicationChange extends IntendedChange, Pick<Change, 'partOf' | 'takesBack'> {
  id: number;
  jobTitle: string;
  /** Under which it is remembered, to be taken back. */
  undoId?: string;
}

/**
 * Changes a few fields of an application from the board. It is shown at once;
 * then the detail is read, which alone decides what the change means, and
 * written back whole, so that with any provider everything else survives
 * (design section 4); where somebody else has saved in between and the provider
 * notices, both are done again. Where that fails, the change is taken back and
 * the user is told.
 */
export const changeApplication = createFlow<undefined, ApplicationChange, { rejectValue: undefined }>(
  'board/change',
  async (
    { id, jobTitle, undoId, ...intended },
    { dispatch, getState, extra, rejectWithValue },
  ) => {
    const changeId = nanoid();
    dispatch(changeShown({ changeId, applicationId: id, ...intended }));
    /** Nothing once it has been taken back, by the end of the session or with what it belongs to. */
    const pending = () =>
      selectPendingChanges(getState()).find((change) => change.changeId === changeId);

    const readDetail = async () => {
      const reading = dispatch(api.endpoints.getApplication.initiate(id, { forceRefetch: true }));
      return reading.unwrap().finally(() => {
        reading.unsubscribe();
      });
    };

    const save = async () => {
      let refused: string | null = null;
      for (let attempt = 1; ; attempt += 1) {
        const change = pending();
        if (!change) return;
        const { etag: given, ...detail } = await readDetail();
        // A provider that refuses the very tag that it gives can't compare any.
        const etag: string | null = given === refused ? null : given;
        const changes = changesFor(detail, change);
        if (undoId) dispatch(changeCorrected({ undoId, changesBack: changesBack(detail, changes) }));
        const payload = payloadWithChanges(detail, changes);
        try {
          await dispatch(api.endpoints.updateApplication.initiate({ id, etag, ...payload })).unwrap();
          return;
        } catch (error) {
          if (!isOutdated(error) || etag === null || attempt === attemptsAtMost) throw error;
          refused = etag;
        }
      }
    };

    const takeBack = (error: unknown) => {
      if (!pending()) return;
      dispatch(changeTakenBack(changeId));
      if (undoId) dispatch(changeForgotten(undoId));
      if (!isUnauthorized(error)) {
        dispatch(toastShown('error', changeTexts.failed(jobTitle, reasonOf(error))));
      }
    };

    // What waits behind it in line has to know whether it has failed.
    await extra.inLine(id, () => save().catch(takeBack));
    if (!pending()) return rejectWithValue(undefined);
    await listSettled(dispatch);
    dispatch(changeSaved(changeId));
    return undefined;
  },
);
