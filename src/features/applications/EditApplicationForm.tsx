import arrayMutators from 'final-form-arrays';
import type { FormApi } from 'final-form';
import { useState } from 'react';
import { Form } from 'react-final-form';
import type { Application, Company, Contact } from '../../contract/schemas';
import {
  editValuesOf,
  validateApplicationEdit,
  type ApplicationEditValues,
} from '../../domain/applicationForm';
import { contactValuesOf } from '../../domain/contactForm';
import { paths } from '../../domain/paths';
import { saveApplication } from '../../store/flows/saveApplication';
import { useAppDispatch } from '../../store/hooks';
import { toastShown } from '../../store/toastsSlice';
import { applicationTexts } from '../../texts/applicationTexts';
import { toastTexts } from '../../texts/toastTexts';
import { FormError } from '../../ui/FormError';
import { FormShell } from '../../ui/FormShell';
import { CompanyFields } from '../../ui/records/CompanyFields';
import { ContactFields } from '../../ui/records/ContactFields';
import { SaveBar } from '../../ui/SaveBar';
import { Section } from '../../ui/Section';
import { UnsavedGuard } from '../../ui/UnsavedGuard';
import { ContactChoice } from './ContactChoice';
import { editSubmitErrors } from './editSubmitErrors';
import { FixedCompany } from './FixedCompany';
import { JobFields } from './JobFields';
import { Notes } from './Notes';
import { foreignStatusOf, ProgressFields } from './ProgressFields';

const { sections } = applicationTexts;

/** The application with its company, contact person and notes, saved in one go. */
export function EditApplicationForm({
  application,
  companies,
  contacts,
}: {
  application: Application;
  companies: readonly Company[];
  contacts: readonly Contact[];
}) {
  const dispatch = useAppDispatch();
  const { id, company } = application;
  const savedContact = (contactId: number | null) =>
    contacts.find((contact) => contact.id === contactId) ??
    (application.contact?.id === contactId ? application.contact : undefined);
  // What was read when the form was opened; a later refresh must not undo typing.
  const [initialValues] = useState(() =>
    editValuesOf(
      application,
      companies.find((candidate) => candidate.id === company.id),
      savedContact(application.contact?.id ?? null),
    ),
  );

  const submit = async (values: ApplicationEditValues, form: FormApi<ApplicationEditValues>) => {
    const result = await dispatch(
      saveApplication({
        id,
        companyId: company.id,
        values,
        savedContact: contactValuesOf(savedContact(values.contact_id)),
      }),
    );
    if (!saveApplication.rejected.match(result) || !result.payload) return undefined;
    const { contactId, notes, fields } = result.payload;
    form.batch(() => {
      form.change('contact_id', contactId);
      form.change('notes', notes);
    });
    return editSubmitErrors(fields);
  };

  return (
    <Form<ApplicationEditValues>
      initialValues={initialValues}
      validate={validateApplicationEdit}
      mutators={{ ...arrayMutators }}
      onSubmit={submit}
    >
      {({ form, values }) => (
        <FormShell
          name={applicationTexts.editHeading}
          onRefused={() => dispatch(toastShown('warning', toastTexts.invalidInput))}
        >
          <Section heading={sections.application}>
            <JobFields />
          </Section>
          <Section heading={sections.progress}>
            <ProgressFields status={values.status} foreignStatus={foreignStatusOf(application)} />
          </Section>
          <Section heading={sections.company}>
            <FixedCompany name={company.name} />
            <CompanyFields />
          </Section>
          <Section heading={sections.contact}>
            <ContactChoice
              companyId={company.id}
              onChosen={(contact) => form.change('contact', contactValuesOf(contact))}
            />
            <ContactFields savedContactId={values.contact_id} />
          </Section>
          <Section heading={sections.notes}>
            <Notes />
          </Section>
          <FormError />
          <SaveBar
            save={applicationTexts.save}
            cancel={applicationTexts.cancel}
            cancelTo={paths.board}
          />
          <UnsavedGuard />
        </FormShell>
      )}
    </Form>
  );
}
