import { api } from '../../api/apiSlice';
import { isNotFound, isOfEndedSession } from '../../api/refusals';
import { accountTexts } from '../../texts/accountTexts';
import { createFlow } from '../createFlow';
import { sessionEnded } from '../sessionSlice';
import { toastShown } from '../toastsSlice';
import { deletionsSettled } from './sendDeletion';

const { sessions: texts } = accountTexts;

/**
 * Ends a session on another device.
 *
 * @returns whether it has ended
 */
export const endSession = createFlow('account/endSession', async (id: number, { dispatch }) => {
  const { error } = await dispatch(api.endpoints.endSession.initiate(id));
  const hasEnded = !error || isNotFound(error);
  if (hasEnded) dispatch(toastShown('success', texts.ended));
  else if (!isOfEndedSession(error)) dispatch(toastShown('error', texts.endFailed));
  return hasEnded;
});

/** Ends the user's sessions on all devices, this one too; unless the server did, none ends. */
export const logOutEverywhere = createFlow(
  'account/logOutEverywhere',
  async (_nothing: void, { dispatch, getState, extra }) => {
    await deletionsSettled(dispatch, getState);
    const { error } = await dispatch(api.endpoints.endAllSessions.initiate());
    if (error) {
      if (!isOfEndedSession(error)) dispatch(toastShown('error', texts.endFailed));
      return;
    }
    extra.tokens.clear();
    dispatch(sessionEnded());
    dispatch(toastShown('success', texts.allEnded));
  },
);
