import { Form } from 'react-final-form';
import { Link } from 'react-router-dom';
import type { RegistrationPayload } from '../../contract/schemas';
import { emptyRegistration, validateRegistration } from '../../domain/accountForm';
import { paths } from '../../domain/paths';
import { register } from '../../store/flows/session';
import { useAppDispatch } from '../../store/hooks';
import { toastShown } from '../../store/toastsSlice';
import { sessionTexts } from '../../texts/sessionTexts';
import { toastTexts } from '../../texts/toastTexts';
import { PasswordField } from '../../ui/fields/PasswordField';
import { TextField } from '../../ui/fields/TextField';
import { FormError } from '../../ui/FormError';
import { FormShell } from '../../ui/FormShell';
import { Page } from '../../ui/Page';
import { SubmitButton } from '../../ui/SubmitButton';
import { SessionCard, SessionSwitch } from './SessionCard';
import { sessionSubmitErrors } from './sessionSubmitErrors';

const { registration, fields } = sessionTexts;

export function RegisterPage() {
  const dispatch = useAppDispatch();

  const submit = async (values: RegistrationPayload) => {
    const result = await dispatch(register(values));
    return register.rejected.match(result)
      ? sessionSubmitErrors(result.payload, registration.failed)
      : undefined;
  };

  return (
    <Page heading={registration.heading} width="narrow">
      <SessionCard intro={registration.intro}>
        <Form<RegistrationPayload>
          initialValues={emptyRegistration}
          validate={validateRegistration}
          onSubmit={submit}
        >
          {({ submitting = false }) => (
            <FormShell
              name={registration.heading}
              onRefused={() => dispatch(toastShown('warning', toastTexts.invalidInput))}
            >
              <TextField
                name="username"
                label={fields.username}
                autoComplete="nickname"
                required
              />
              <TextField
                name="email"
                label={fields.email}
                type="email"
                autoComplete="email"
                required
              />
              <PasswordField
                name="password"
                label={fields.password}
                hint={registration.passwordHint}
                autoComplete="new-password"
                required
              />
              <PasswordField
                name="repeated_password"
                label={fields.repeated_password}
                autoComplete="new-password"
                required
              />
              <FormError />
              <SubmitButton busy={submitting}>{registration.submit}</SubmitButton>
            </FormShell>
          )}
        </Form>
      </SessionCard>
      <SessionSwitch question={registration.loginQuestion}>
        <Link to={paths.login}>{registration.loginLink}</Link>
      </SessionSwitch>
    </Page>
  );
}
