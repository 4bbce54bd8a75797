import { DateTime } from 'luxon';
import { api } from '../../api/apiSlice';
import { fieldErrorsOf, isOfEndedSession, refusalTextOf } from '../../api/refusals';
import type { AccountDeletionPayload, PasswordChangePayload } from '../../contract/accountSchemas';
import type { FieldErrors } from '../../contract/schemas';
import { dayOf } from '../../domain/calendar';
import { exportFileName } from '../../domain/exportFile';
import { accountTexts } from '../../texts/accountTexts';
import { createFlow } from '../createFlow';
import { sessionEnded } from '../sessionSlice';
import { toastShown } from '../toastsSlice';

/** Why something about the account was not done. */
export interface AccountRefusal {
  /** The server's words where it does not do it now, or for nobody. */
  text: string | undefined;
  fields: FieldErrors;
}

function refusalOf(error: unknown): AccountRefusal {
  return { text: refusalTextOf(error), fields: fieldErrorsOf(error) };
}

/** The server ends all other sessions; this one goes on. */
export const changePassword = createFlow<
  void,
  PasswordChangePayload,
  { rejectValue: AccountRefusal }
>('account/changePassword', async (values, { dispatch, rejectWithValue }) => {
  const { error } = await dispatch(api.endpoints.changePassword.initiate(values));
  if (error) return rejectWithValue(refusalOf(error));
  dispatch(toastShown('success', accountTexts.password.changed));
  return undefined;
});

/** Everything that is stored about the user, as a file. */
export const downloadData = createFlow(
  'account/downloadData',
  async (_nothing: void, { dispatch, extra }) => {
    // Untracked: megabytes in a file need not lie in the state as well.
    const { data, error } = await dispatch(
      api.endpoints.exportAccount.initiate(undefined, { track: false }),
    );
    if (data) {
      const fileName = exportFileName(dayOf(DateTime.local()));
      extra.saveFile(fileName, data);
      dispatch(toastShown('success', accountTexts.data.downloaded(fileName)));
    } else if (!isOfEndedSession(error)) {
      dispatch(toastShown('error', accountTexts.data.failed));
    }
  },
);

/** The account with all that belongs to it; the session ends with it. */
export const deleteAccount = createFlow<
  void,
  AccountDeletionPayload,
  { rejectValue: AccountRefusal }
>('account/delete', async (values, { dispatch, extra, rejectWithValue }) => {
  const { error } = await dispatch(api.endpoints.deleteAccount.initiate(values));
  if (error) return rejectWithValue(refusalOf(error));
  extra.tokens.clear();
  dispatch(sessionEnded());
  dispatch(toastShown('success', accountTexts.deletion.deleted));
  return undefined;
});
