import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Field, Form } from 'react-final-form';
import type { AccountDeletionPayload } from '../../contract/accountSchemas';
import { emptyAccountDeletion, validateAccountDeletion } from '../../domain/accountForm';
import { deleteAccount } from '../../store/flows/account';
import { useAppDispatch } from '../../store/hooks';
import { accountTexts } from '../../texts/accountTexts';
import { useIsLeaving } from '../../ui/LeavingContext';
import { PasswordField } from '../../ui/fields/PasswordField';
import { FormError } from '../../ui/FormError';
import { FormShell } from '../../ui/FormShell';
import { SubmitButton } from '../../ui/SubmitButton';
import { AccountName } from './AccountName';
import styles from './AccountPage.module.css';
import { accountSubmitErrors } from './accountSubmitErrors';

const { deletion: texts } = accountTexts;

/** Asks for the password before the account is deleted. */
export function DeletionDialog({ email, onDeclined }: { email: string; onDeclined: () => void }) {
  const dispatch = useAppDispatch();
  const isLeaving = useIsLeaving();
  const id = useId();

  const submit = async (values: AccountDeletionPayload) => {
    const result = await dispatch(deleteAccount(values));
    return deleteAccount.rejected.match(result)
      ? accountSubmitErrors(result.payload, texts.fields, texts.failed)
      : undefined;
  };

  return (
    <Form<AccountDeletionPayload>
      initialValues={emptyAccountDeletion}
      validate={validateAccountDeletion}
      onSubmit={submit}
    >
      {({ submitting = false }) => {
        const decline = () => {
          // What is under way can't be called off any more.
          if (!submitting) onDeclined();
        };
        return (
          <>
            {/* React Final Form forgets what was typed in a field that makes way with its dialog. */}
            <Field name="password" subscription={{}} render={() => null} />
            <Dialog
              open={!isLeaving}
              onClose={decline}
              transitionDuration={0}
              aria-labelledby={`${id}-question`}
              aria-describedby={`${id}-text`}
            >
              <FormShell name={texts.question}>
                <DialogTitle id={`${id}-question`}>{texts.question}</DialogTitle>
                <DialogContent>
                  <div className={styles.form}>
                    <p id={`${id}-text`} className={styles.text}>
                      {texts.text}
                    </p>
                    <AccountName email={email} />
                    <PasswordField
                      name="password"
                      label={texts.fields.password}
                      autoComplete="current-password"
                      autoFocus
                      required
                    />
                    <FormError />
                  </div>
                </DialogContent>
                <DialogActions>
                  <Button onClick={decline}>{texts.cancel}</Button>
                  <SubmitButton busy={submitting} color="error">
                    {texts.accept}
                  </SubmitButton>
                </DialogActions>
              </FormShell>
            </Dialog>
          </>
        );
      }}
    </Form>
  );
}
