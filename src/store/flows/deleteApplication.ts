import { nanoid } from '@reduxjs/toolkit';
import { changeTexts } from '../../texts/changeTexts';
import { createFlow } from '../createFlow';
import { deletionShown, type DeletionCandidate } from '../deletionsSlice';
import { toastShown } from '../toastsSlice';
import { changeRemembered } from '../undoSlice';

/**
 * Takes an application off the screen. The request leaves when the message that
 * offers to take it back has gone (listeners), or when there is no later.
 */
export const deleteApplication = createFlow(
  'board/delete',
  ({ applicationId, jobTitle }: DeletionCandidate, { dispatch }) => {
    const deletionId = nanoid();
    dispatch(deletionShown({ deletionId, applicationId, jobTitle }));
    dispatch(changeRemembered({ kind: 'deletion', undoId: deletionId, applicationId, jobTitle }));
    dispatch(toastShown('success', changeTexts.deleted(jobTitle), deletionId));
  },
);
