import { nanoid } from '@reduxjs/toolkit';
import { api } from '../../api/apiSlice';
import { isUnauthorized } from '../../api/refusals';
import { payloadWithChanges, type ApplicationChanges } from '../../domain/changes';
import { changeTexts } from '../../texts/changeTexts';
import { changeSaved, changeShown, changeTakenBack, selectPendingChanges } from '../changesSlice';
import { createFlow } from '../createFlow';
import { toastShown } from '../toastsSlice';
import { listSettled } from './listSettled';

export interface ApplicationChange {
  id: number;
  jobTitle: string;
  changes: ApplicationChanges;
}

/**
 * Changes a few fields of an application from the board. It is shown at once;
 * then the detail is read and written back whole, so that with any provider
 * everything else survives (design section 4). Where that fails, the change is
 * taken back and the user is told.
 */
export const changeApplication = createFlow<undefined, ApplicationChange, { rejectValue: undefined }>(
  'board/change',
  async ({ id, jobTitle, changes }, { dispatch, getState, extra, rejectWithValue }) => {
    const changeId = nanoid();
    dispatch(changeShown({ changeId, applicationId: id, changes }));

    const save = async () => {
      const detail = await dispatch(
        api.endpoints.getApplication.initiate(id, { forceRefetch: true, subscribe: false }),
      );
      const { error } = detail.data
        ? await dispatch(
            api.endpoints.updateApplication.initiate({
              id,
              ...payloadWithChanges(detail.data, changes),
            }),
          )
        : detail;
      return error;
    };
    /** The end of the session has taken all changes back; then nobody is to be told. */
    const isPending = () =>
      selectPendingChanges(getState()).some((change) => change.changeId === changeId);

    const error = await extra.inLine(id, async () => (isPending() ? save() : 'the session has ended'));
    if (!error) {
      await listSettled(dispatch);
      dispatch(changeSaved(changeId));
      return undefined;
    }
    if (isPending()) {
      dispatch(changeTakenBack(changeId));
      if (!isUnauthorized(error)) dispatch(toastShown('error', changeTexts.failed(jobTitle)));
    }
    return rejectWithValue(undefined);
  },
);
