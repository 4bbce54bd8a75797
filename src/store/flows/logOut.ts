import { api } from '../../api/apiSlice';
import { createFlow } from '../createFlow';
import { sessionEnded } from '../sessionSlice';
import { deletionsSettled } from './sendDeletion';

export const logOut = createFlow(
  'session/logOut',
  async (
    /** Whether the server is to be told, where it announces that it can be. */
    { revoke }: { revoke: boolean },
    { dispatch, getState, extra },
  ) => {
    await deletionsSettled(dispatch, getState);
    const token = extra.tokens.read();
    extra.tokens.clear();
    dispatch(sessionEnded());
    // Afterwards: neither a slow server nor a missing one holds up a logout.
    if (revoke && token !== null) {
      await dispatch(api.endpoints.logOut.initiate({ token }, { track: false }));
    }
  },
);
