import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { api } from '../api/apiSlice';
import { isPublicEndpoint } from '../api/baseQuery';
import { isOfEndedSession, isUnauthorized } from '../api/refusals';
import { addressOfView } from '../domain/boardView';
import { hasView } from '../domain/paths';
import { toastTexts } from '../texts/toastTexts';
import { filterChosen, searchTyped, viewReset } from './boardViewSlice';
import { selectPendingChanges } from './changesSlice';
import { selectDeletions } from './deletionsSlice';
import type { Extra } from './extra';
import { sendDeletion } from './flows/sendDeletion';
import type { RootState } from './rootReducer';
import { isSessionOver, sessionExpired } from './sessionSlice';
import { shortcutsSwitched } from './shortcutsSlice';
import type { AppDispatch } from './store';
import { toastClosed, toastShown } from './toastsSlice';

/** The address follows the typing when it pauses: browsers limit how often it may change. */
const typingPause = 300;

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
    matcher: isSessionOver,
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
    effect: ({ payload, error, meta }, listener) => {
      if (meta.condition || isOfEndedSession(payload ?? error)) return;
      // A save that reads the detail on its way tells of its failure itself.
      if (meta.arg.subscribe === false) return;
      // So does a change on the board.
      const isChanged = selectPendingChanges(listener.getState()).some(
        ({ applicationId }) => applicationId === meta.arg.originalArgs,
      );
      if (isChanged) return;
      listener.dispatch(toastShown('error', toastTexts.editLoadFailed));
    },
  });

  startListening({
    matcher: getContacts.matchRejected,
    effect: ({ payload, error, meta }, { dispatch }) => {
      if (meta.condition || isOfEndedSession(payload ?? error)) return;
      dispatch(toastShown('error', toastTexts.contactsLoadFailed));
    },
  });

  /** Whether Back has to lead to the time before what is being typed. */
  let searchBegun = false;
  startListening({
    actionCreator: searchTyped,
    effect: async (_action, listener) => {
      listener.cancelActiveListeners();
      searchBegun ||= listener.getOriginalState().boardView.search === '';
      await listener.delay(typingPause);
      const entry = searchBegun ? 'new' : 'same';
      searchBegun = false;
      if (!hasView(extra.navigation.path())) return;
      extra.navigation.showQuery(addressOfView(listener.getState().boardView), entry);
    },
  });

  startListening({
    matcher: isAnyOf(filterChosen, viewReset),
    effect: (_action, listener) => {
      extra.navigation.showQuery(addressOfView(listener.getState().boardView), 'new');
    },
  });

  startListening({
    actionCreator: toastClosed,
    effect: ({ payload: toastId }, listener) => {
      const closed = listener.getOriginalState().toasts.find(({ id }) => id === toastId);
      const deletion = selectDeletions(listener.getState()).find(
        ({ deletionId, isSent }) => deletionId === closed?.undoId && !isSent,
      );
      if (deletion) void listener.dispatch(sendDeletion({ deletion }));
    },
  });

  startListening({
    actionCreator: shortcutsSwitched,
    effect: ({ payload: enabled }) => {
      extra.preferences.rememberShortcutsEnabled(enabled);
    },
  });

  return listeners;
}
