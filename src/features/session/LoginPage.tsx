import { Form } from 'react-final-form';
import { Link } from 'react-router-dom';
import type { LoginPayload } from '../../contract/schemas';
import { emptyLogin, validateLogin } from '../../domain/accountForm';
import { paths } from '../../domain/paths';
import { logIn } from '../../store/flows/session';
import { useAppDispatch } from '../../store/hooks';
import { sessionTexts } from '../../texts/sessionTexts';
import { PasswordField } from '../../ui/fields/PasswordField';
import { TextField } from '../../ui/fields/TextField';
import { FormError } from '../../ui/FormError';
import { FormShell } from '../../ui/FormShell';
import { Page } from '../../ui/Page';
import { SubmitButton } from '../../ui/SubmitButton';
import { DemoHint } from './DemoHint';
import { SessionCard, SessionSwitch } from './SessionCard';
import { sessionSubmitErrors } from './sessionSubmitErrors';

const { login, fields } = sessionTexts;

export function LoginPage() {
  const dispatch = useAppDispatch();

  const submit = async (values: LoginPayload) => {
    const result = await dispatch(logIn(values));
    return logIn.rejected.match(result)
      ? sessionSubmitErrors(result.payload, login.failed)
      : undefined;
  };

  return (
    <Page heading={login.heading} width="narrow">
      <SessionCard intro={login.intro}>
        <Form<LoginPayload> initialValues={emptyLogin} validate={validateLogin} onSubmit={submit}>
          {({ hasValidationErrors = false, submitting = false }) => (
            <FormShell name={login.heading}>
              <TextField
                name="email"
                label={fields.email}
                type="email"
                autoComplete="username"
                required
              />
              <PasswordField
                name="password"
                label={fields.password}
                autoComplete="current-password"
                required
              />
              <FormError />
              <SubmitButton busy={submitting} disabled={hasValidationErrors}>
                {login.submit}
              </SubmitButton>
              <DemoHint />
            </FormShell>
          )}
        </Form>
      </SessionCard>
      <SessionSwitch question={login.registerQuestion}>
        <Link to={paths.register}>{login.registerLink}</Link>
      </SessionSwitch>
    </Page>
  );
}
