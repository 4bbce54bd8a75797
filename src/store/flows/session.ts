import { api } from '../../api/apiSlice';
import { fieldErrorsOf, waitMessageOf } from '../../api/refusals';
import type { FieldErrors, LoginPayload, RegistrationPayload } from '../../contract/schemas';
import { createFlow } from '../createFlow';
import { sessionStarted } from '../sessionSlice';

/** Why a login or a registration didn't succeed. */
export interface SessionRefusal {
  /** The server's words where another try helps only later. */
  wait: string | undefined;
  fields: FieldErrors;
}

function refusalOf(error: unknown): SessionRefusal {
  return { wait: waitMessageOf(error), fields: fieldErrorsOf(error) };
}

/** Spec section 4: stores the returned token; the routes lead on to the board. */
export const logIn = createFlow<void, LoginPayload, { rejectValue: SessionRefusal }>(
  'session/logIn',
  async ({ email, password }, { dispatch, extra, rejectWithValue }) => {
    const credentials = { email: email.trim(), password };
    // Untracked, so that the token in the answer never enters the state.
    const { data, error } = await dispatch(
      api.endpoints.login.initiate(credentials, { track: false }),
    );
    if (!data?.token) return rejectWithValue(refusalOf(error));
    extra.tokens.write(data.token);
    dispatch(sessionStarted());
    return undefined;
  },
);

/** Spec section 4: a new account is logged in at once. */
export const register = createFlow<void, RegistrationPayload, { rejectValue: SessionRefusal }>(
  'session/register',
  async (values, { dispatch, extra, rejectWithValue }) => {
    const account = { ...values, username: values.username.trim(), email: values.email.trim() };
    const { data, error } = await dispatch(
      api.endpoints.register.initiate(account, { track: false }),
    );
    if (!data?.token) return rejectWithValue(refusalOf(error));
    extra.tokens.write(data.token);
    dispatch(sessionStarted());
    return undefined;
  },
);
