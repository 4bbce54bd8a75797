import { FORM_ERROR } from 'final-form';
import type { AccountRefusal } from '../../store/flows/account';
import { submitErrorsOf } from '../../ui/submitErrors';

/** What is wrong at the fields, with the server's words; where it is none of them, what failed. */
export function accountSubmitErrors(
  refusal: AccountRefusal | undefined,
  fields: Readonly<Record<string, string>>,
  failed: string,
) {
  const errors = submitErrorsOf(refusal?.fields ?? {}, fields);
  return Object.keys(errors).length > 0 ? errors : { [FORM_ERROR]: refusal?.text ?? failed };
}
