import type { FormApi } from 'final-form';
import { useEffect, useRef, useState } from 'react';
import type { Company, Contact } from '../../contract/schemas';
import type { ApplicationDetail } from '../../api/tags';
import type { ApplicationEditValues } from '../../domain/applicationForm';
import { contactValuesOf, withTyped } from '../../domain/contactForm';
import { mergeVersions, versionOf, type ApplicationVersion, type Choices } from '../../domain/versions';
import { saveApplication } from '../../store/flows/saveApplication';
import { useAppDispatch } from '../../store/hooks';
import { editSubmitErrors } from './editSubmitErrors';
import { registerNotes } from './noteFields';

type EditForm = FormApi<ApplicationEditValues>;

/** What the edit form begins with, and what happens when it is saved. */
export function useEditForm(
  application: ApplicationDetail,
  companies: readonly Company[],
  contacts: readonly Contact[],
) {
  const dispatch = useAppDispatch();
  const { id } = application;
  // What was read when the form was opened; a later refresh must not undo typing.
  const [opened] = useState(() => versionOf(application, companies, contacts));
  const initialValues = opened.values;
  // What the next save compares with, and the newer version that it met.
  const [base, setBase] = useState(opened);
  const [newer, setNewer] = useState<ApplicationVersion | null>(null);
  // What the contact's fields were filled with: only what stood there can be emptied.
  const [filledContact, setFilledContact] = useState(initialValues.contact);
  const element = useRef<HTMLFormElement>(null);
  const [accepted, setAccepted] = useState(0);

  useEffect(() => {
    // Only now the form submits with the version that the choice was made from.
    if (accepted > 0) element.current?.requestSubmit();
  }, [accepted]);

  const fillContact = (form: EditForm, contact: Contact | undefined) => {
    const values = contactValuesOf(contact);
    setFilledContact(values);
    form.change('contact', values);
  };

  const submit = async (values: ApplicationEditValues, form: EditForm) => {
    const result = await dispatch(
      saveApplication({ id, values, savedContact: filledContact, base }),
    );
    if (!saveApplication.rejected.match(result) || !result.payload) return undefined;
    const { contactId, notes } = result.payload;
    setBase(result.payload.base);
    setNewer(result.payload.newer);
    setFilledContact(withTyped(filledContact, values.contact));
    form.batch(() => {
      form.change('contact_id', contactId);
      form.change('notes', notes);
      registerNotes(form, notes.length);
    });
    return editSubmitErrors(result.payload);
  };

  /** Goes on with what was chosen of both versions, and saves it. */
  const accept = (form: EditForm, choices: Choices) => {
    if (!newer) return;
    const { values } = mergeVersions(base.values, form.getState().values, newer, choices);
    form.batch(() => {
      for (const field of Object.keys(values) as (keyof ApplicationEditValues)[]) {
        form.change(field, values[field]);
      }
      registerNotes(form, values.notes.length);
    });
    if (values.contact_id === newer.values.contact_id) setFilledContact(newer.values.contact);
    setBase(newer);
    setNewer(null);
    setAccepted((count) => count + 1);
  };

  return {
    initialValues,
    filledContact,
    fillContact,
    submit,
    element,
    /** A save met a newer version: what it says, until the user has chosen. */
    conflict: newer && { base: base.values, newer },
    accept,
    /** Leaves all as it was typed; the next save meets the newer version again. */
    decline: () => {
      setNewer(null);
    },
  };
}
