import { useEffect, useRef, type RefObject } from 'react';
import { Form, useForm, useFormState } from 'react-final-form';
import type { PasswordChangePayload } from '../../contract/accountSchemas';
import { emptyPasswordChange, validatePasswordChange } from '../../domain/accountForm';
import { changePassword } from '../../store/flows/account';
import { useAppDispatch } from '../../store/hooks';
import { toastShown } from '../../store/toastsSlice';
import { accountTexts } from '../../texts/accountTexts';
import { toastTexts } from '../../texts/toastTexts';
import { PasswordField } from '../../ui/fields/PasswordField';
import { FormError } from '../../ui/FormError';
import { FormShell } from '../../ui/FormShell';
import { FieldGrid, Section } from '../../ui/Section';
import { SubmitButton } from '../../ui/SubmitButton';
import { UnsavedGuard } from '../../ui/UnsavedGuard';
import { AccountName } from './AccountName';
import styles from './AccountPage.module.css';
import { accountSubmitErrors } from './accountSubmitErrors';

const { password: texts } = accountTexts;

export function PasswordSection({ email }: { email: string }) {
  const dispatch = useAppDispatch();
  const element = useRef<HTMLFormElement>(null);

  const submit = async (values: PasswordChangePayload) => {
    const result = await dispatch(changePassword(values));
    return changePassword.rejected.match(result)
      ? accountSubmitErrors(result.payload, texts.fields, texts.failed)
      : undefined;
  };

  return (
    <Section heading={texts.heading}>
      <Form<PasswordChangePayload>
        initialValues={emptyPasswordChange}
        validate={validatePasswordChange}
        onSubmit={submit}
      >
        {({ submitting = false }) => (
          <FormShell
            name={texts.heading}
            element={element}
            onRefused={() => dispatch(toastShown('warning', toastTexts.invalidInput))}
          >
            <div className={styles.form}>
              <AccountName email={email} />
              <PasswordField
                name="old_password"
                label={texts.fields.old_password}
                autoComplete="current-password"
                required
              />
              <FieldGrid>
                <PasswordField
                  name="new_password"
                  label={texts.fields.new_password}
                  hint={texts.newHint}
                  autoComplete="new-password"
                  required
                />
                <PasswordField
                  name="repeated_password"
                  label={texts.fields.repeated_password}
                  autoComplete="new-password"
                  required
                />
              </FieldGrid>
              <FormError />
              <div className={styles.action}>
                <SubmitButton busy={submitting}>{texts.submit}</SubmitButton>
                <span className={styles.text}>{texts.effect}</span>
              </div>
            </div>
            <EmptyWhenChanged element={element} />
            <UnsavedGuard />
          </FormShell>
        )}
      </Form>
    </Section>
  );
}

/** What was typed has had its effect and shall not stand there any longer. */
function EmptyWhenChanged({ element }: { element: RefObject<HTMLFormElement | null> }) {
  const form = useForm();
  const { submitSucceeded = false } = useFormState({ subscription: { submitSucceeded: true } });
  useEffect(() => {
    if (!submitSucceeded) return;
    // A field that is left empty would ask to be filled.
    element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    form.restart();
  }, [submitSucceeded, form, element]);
  return null;
}
