import { api } from '../../api/apiSlice';
import { isNotFound, isUnauthorized, reasonOf } from '../../api/refusals';
import { changeTexts } from '../../texts/changeTexts';
import { createFlow } from '../createFlow';
import {
  deletionSaved,
  deletionSent,
  deletionTakenBack,
  selectDeletions,
  type Deletion,
} from '../deletionsSlice';
import type { RootState } from '../rootReducer';
import type { AppDispatch } from '../store';
import { toastShown } from '../toastsSlice';
import { listSettled } from './listSettled';

/** Sends what the user has deleted, once, unless it was taken back. */
export const sendDeletion = createFlow(
  'board/sendDeletion',
  async (
    /** `atOnce` where the page is about to go and no change before it can be waited for. */
    { deletion, atOnce = false }: { deletion: Deletion; atOnce?: boolean },
    { dispatch, getState, extra },
  ) => {
    const { deletionId, applicationId, jobTitle } = deletion;
    const find = () =>
      selectDeletions(getState()).find((pending) => pending.deletionId === deletionId);

    const send = async () => {
      if (find()?.isSent !== false) return;
      dispatch(deletionSent(deletion));
      const { error } = await dispatch(api.endpoints.deleteApplication.initiate(applicationId));
      if (!error || isNotFound(error)) {
        await listSettled(dispatch);
        dispatch(deletionSaved(deletionId));
      } else if (find()) {
        // Otherwise the session has ended, and this is nobody's business any more.
        dispatch(deletionTakenBack(deletionId));
        if (!isUnauthorized(error)) {
          dispatch(toastShown('error', changeTexts.deleteFailed(jobTitle, reasonOf(error))));
        }
      }
    };
    await (atOnce ? send() : extra.inLine(applicationId, send));
  },
);

/** Sends all deletions that still wait, since there may be no later. */
export const sendWaitingDeletions = createFlow(
  'board/sendWaitingDeletions',
  async (_nothing: void, { dispatch, getState }) => {
    const waiting = selectDeletions(getState()).filter(({ isSent }) => !isSent);
    await Promise.all(
      waiting.map((deletion) => dispatch(sendDeletion({ deletion, atOnce: true }))),
    );
  },
);

/** How long the end of a session waits for the deletions that are sent before it, in milliseconds. */
const patience = 2000;

/**
 * Sends the deletions that wait and lets the server take them: they need the
 * token, and the end of a session breaks off what is under way.
 */
export async function deletionsSettled(
  dispatch: AppDispatch,
  getState: () => RootState,
): Promise<void> {
  if (selectDeletions(getState()).length === 0) return;
  await Promise.race([dispatch(sendWaitingDeletions()), pause(patience)]);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
