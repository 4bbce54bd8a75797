import { FORM_ERROR } from 'final-form';
import type { ApplicationSaveFailure } from '../../store/flows/saveApplication';
import { applicationTexts } from '../../texts/applicationTexts';
import { companyTexts, contactTexts } from '../../texts/companyTexts';
import { nestedSubmitErrorsOf, submitErrorsOf } from '../../ui/submitErrors';

/** The messages of the three calls of a save at the fields that each of them was made from. */
export function editSubmitErrors({
  text,
  fields,
  isMissing,
}: Pick<ApplicationSaveFailure, 'text' | 'fields' | 'isMissing'>) {
  const application = submitErrorsOf(fields.application, applicationTexts.fields);
  const records = nestedSubmitErrorsOf({
    company: { messages: fields.company, fields: companyTexts.fields },
    contact: { messages: fields.contact, fields: contactTexts.fields },
  });
  const missing = isMissing ? applicationTexts.missing : undefined;
  const general = missing ?? application[FORM_ERROR] ?? records[FORM_ERROR] ?? text;
  return { ...application, ...records, ...(general && { [FORM_ERROR]: general }) };
}
