import { nanoid } from '@reduxjs/toolkit';
import { api } from '../../api/apiSlice';
import { isUnauthorized } from '../../api/refusals';
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
 * (design section 4). Where that fails, the change is taken back and the user
 * is told.
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

    const save = async () => {
      const change = pending();
      if (!change) return;
      const reading = dispatch(api.endpoints.getApplication.initiate(id, { forceRefetch: true }));
      const detail = await reading.unwrap().finally(() => {
        reading.unsubscribe();
      });
      const changes = changesFor(detail, change);
      if (undoId) dispatch(changeCorrected({ undoId, changesBack: changesBack(detail, changes) }));
      await dispatch(
        api.endpoints.updateApplication.initiate({ id, ...payloadWithChanges(detail, changes) }),
      ).unwrap();
    };

    const takeBack = (error: unknown) => {
      if (!pending()) return;
      dispatch(changeTakenBack(changeId));
      if (undoId) dispatch(changeForgotten(undoId));
      if (!isUnauthorized(error)) dispatch(toastShown('error', changeTexts.failed(jobTitle)));
    };

    // What waits behind it in line has to know whether it has failed.
    await extra.inLine(id, () => save().catch(takeBack));
    if (!pending()) return rejectWithValue(undefined);
    await listSettled(dispatch);
    dispatch(changeSaved(changeId));
    return undefined;
  },
);
