import type { FormApi } from 'final-form';
import { useState } from 'react';
import type { Application, Company, Contact } from '../../contract/schemas';
import { editValuesOf, type ApplicationEditValues } from '../../domain/applicationForm';
import { contactValuesOf, withTyped } from '../../domain/contactForm';
import { saveApplication } from '../../store/flows/saveApplication';
import { useAppDispatch } from '../../store/hooks';
import { editSubmitErrors } from './editSubmitErrors';

/** What the edit form begins with, and what happens when it is saved. */
export function useEditForm(
  application: Application,
  companies: readonly Company[],
  contacts: readonly Contact[],
) {
  const dispatch = useAppDispatch();
  const { id, company } = application;
  // What was read when the form was opened; a later refresh must not undo typing.
  const [initialValues] = useState(() =>
    editValuesOf(
      application,
      companies.find((candidate) => candidate.id === company.id),
      contacts.find((contact) => contact.id === application.contact?.id),
    ),
  );
  // What the contact's fields were filled with: only what stood there can be emptied.
  const [filledContact, setFilledContact] = useState(initialValues.contact);

  const fillContact = (
    form: FormApi<ApplicationEditValues>,
    contact: Contact | undefined,
  ) => {
    const values = contactValuesOf(contact);
    setFilledContact(values);
    form.change('contact', values);
  };

  const submit = async (values: ApplicationEditValues, form: FormApi<ApplicationEditValues>) => {
    const result = await dispatch(
      saveApplication({ id, companyId: company.id, values, savedContact: filledContact }),
    );
    if (!saveApplication.rejected.match(result) || !result.payload) return undefined;
    const { contactId, notes, fields } = result.payload;
    setFilledContact(withTyped(filledContact, values.contact));
    form.batch(() => {
      form.change('contact_id', contactId);
      form.change('notes', notes);
    });
    return editSubmitErrors(fields);
  };

  return { initialValues, filledContact, fillContact, submit };
}
