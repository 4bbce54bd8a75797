import { minimumPasswordLength } from '../contract/limits';
import type { AccountDeletionPayload, PasswordChangePayload } from '../contract/accountSchemas';
import type { LoginPayload, RegistrationPayload } from '../contract/schemas';
import { isBlank, isEmail } from './formats';
import type { Problem } from './problems';

export const emptyLogin: LoginPayload = { email: '', password: '' };

export const emptyRegistration: RegistrationPayload = {
  username: '',
  email: '',
  password: '',
  repeated_password: '',
};

export const emptyPasswordChange: PasswordChangePayload = {
  old_password: '',
  new_password: '',
  repeated_password: '',
};

export const emptyAccountDeletion: AccountDeletionPayload = { password: '' };

function emailProblem(email: string): Problem | undefined {
  if (isBlank(email)) return 'required';
  return isEmail(email.trim()) ? undefined : 'email';
}

type Problems<Values> = Partial<Record<keyof Values, Problem | undefined>>;

/** Spec section 5. */
export function validateLogin(values: LoginPayload): Problems<LoginPayload> {
  return {
    email: emailProblem(values.email),
    password: values.password === '' ? 'required' : undefined,
  };
}

function passwordProblem(password: string): Problem | undefined {
  if (password === '') return 'required';
  return password.length < minimumPasswordLength ? 'passwordTooShort' : undefined;
}

function repeatedPasswordProblem(password: string, repeated: string): Problem | undefined {
  if (repeated === '') return 'required';
  return repeated === password ? undefined : 'passwordsDiffer';
}

/** Spec section 5. */
export function validateRegistration(values: RegistrationPayload): Problems<RegistrationPayload> {
  return {
    username: isBlank(values.username) ? 'required' : undefined,
    email: emailProblem(values.email),
    password: passwordProblem(values.password),
    repeated_password: repeatedPasswordProblem(values.password, values.repeated_password),
  };
}

/** The same rules as at the registration. */
export function validatePasswordChange(
  values: PasswordChangePayload,
): Problems<PasswordChangePayload> {
  return {
    old_password: values.old_password === '' ? 'required' : undefined,
    new_password: passwordProblem(values.new_password),
    repeated_password: repeatedPasswordProblem(values.new_password, values.repeated_password),
  };
}

export function validateAccountDeletion(
  values: AccountDeletionPayload,
): Problems<AccountDeletionPayload> {
  return { password: values.password === '' ? 'required' : undefined };
}
