import { useFormState } from 'react-final-form';
import { ErrorNotice } from './Notice';

/** What the server said of the form as a whole. */
export function FormError() {
  const state = useFormState({ subscription: { submitError: true } });
  const message: unknown = state.submitError;
  return typeof message === 'string' ? <ErrorNotice>{message}</ErrorNotice> : null;
}
