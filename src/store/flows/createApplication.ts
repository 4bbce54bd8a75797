import { api } from '../../api/apiSlice';
import { fieldErrorsOf, isOfEndedSession, refusalTextOf } from '../../api/refusals';
import type { FieldErrors } from '../../contract/schemas';
import { applicationCreatePayload, type ApplicationFields } from '../../domain/applicationForm';
import { paths } from '../../domain/paths';
import { toastTexts } from '../../texts/toastTexts';
import { createFlow } from '../createFlow';
import { leaveForBoard } from '../leaveForBoard';
import { toastShown } from '../toastsSlice';

export interface ApplicationCreationFailure {
  /** The server's words where it does not do it now, or for nobody. */
  text: string | undefined;
  fields: FieldErrors;
}

/** Saves a new application and leads to the board. */
export const createApplication = createFlow<
  void,
  ApplicationFields,
  { rejectValue: ApplicationCreationFailure }
>('applications/create', async (values, { dispatch, extra, rejectWithValue }) => {
  const { error } = await dispatch(
    api.endpoints.createApplication.initiate(applicationCreatePayload(values)),
  );
  if (error) {
    if (!isOfEndedSession(error)) dispatch(toastShown('error', toastTexts.saveFailed));
    return rejectWithValue({ text: refusalTextOf(error), fields: fieldErrorsOf(error) });
  }
  dispatch(toastShown('success', toastTexts.allSaved));
  leaveForBoard(extra.navigation, paths.newApplication);
  return undefined;
});
