import { FORM_ERROR } from 'final-form';
import type { SessionRefusal } from '../../store/flows/session';
import { sessionTexts } from '../../texts/sessionTexts';
import { submitErrorsOf } from '../../ui/submitErrors';

/** Says why one did not get in: with the server's words where one has to wait, else with the spec's. */
export function sessionSubmitErrors(refusal: SessionRefusal | undefined, failed: string) {
  return {
    ...submitErrorsOf(refusal?.fields ?? {}, sessionTexts.fields),
    [FORM_ERROR]: refusal?.wait ?? failed,
  };
}
