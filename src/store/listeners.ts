import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { api } from '../api/apiSlice';
import { isPublicEndpoint } from '../api/baseQuery';
import { isOfEndedSession, isUnauthorized } from '../api/refusals';
import { toastTexts } from '../texts/toastTexts';
import type { Extra } from './extra';
import type { RootState } from './rootReducer';
import { sessionEnded, sessionExpired } from './sessionSlice';
import type { AppDispatch } from './store';
import { toastShown } from './toastsSlice';

const { getApplications, getApplication, getContacts } = api.endpoints;

const isCallRejected = isAnyOf(
  ...Object.entries(api.endpoints)
    .filter(([name]) => !isPublicEndpoint(name))
    .map(([, endpoint]) => endpoint.matchRejected),
);

/** What happens by itself when something else has happened. */
export function createListeners(extra: Extra) {
  const listeners = createListenerMiddleware<RootState, AppDispatch, Extra>({ extra });
  const { startListening } = listeners;

  startListening({
    matcher: isCallRejected,
    effect: ({ payload }, { dispatch, getOriginalState }) => {
      if (isUnauthorized(payload) && getOriginalState().session.loggedIn) {
        dispatch(sessionExpired());
      }
    },
  });

  startListening({
    matcher: isAnyOf(sessionEnded, sessionExpired),
    effect: (_action, { dispatch }) => {
      dispatch(api.util.resetApiState());
    },
  });

  startListening({
    actionCreator: sessionExpired,
    effect: (_action, { dispatch }) => {
      extra.tokens.clear();
      dispatch(toastShown('warning', toastTexts.sessionExpired));
    },
  });

  startListening({
    matcher: getApplications.matchRejected,
    effect: ({ payload, error, meta }, { dispatch }) => {
      if (meta.condition || isOfEndedSession(payload ?? error)) return;
      dispatch(toastShown('error', toastTexts.listLoadFailed));
    },
  });

  startListening({
    matcher: getApplication.matchRejected,
    effect: ({ payload, error, meta }, { dispatch }) => {
      // A flow that reads the detail on its way tells of its failure itself.
      if (meta.condition || isOfEndedSession(payload ?? error)) return;
      if (meta.arg.subscribe === false) return;
      dispatch(toastShown('error', toastTexts.editLoadFailed));
    },
  });

  startListening({
    matcher: getContacts.matchRejected,
    effect: ({ payload, error, meta }, { dispatch }) => {
      if (meta.condition || isOfEndedSession(payload ?? error)) return;
      dispatch(toastShown('error', toastTexts.contactsLoadFailed));
    },
  });

  return listeners;
}
