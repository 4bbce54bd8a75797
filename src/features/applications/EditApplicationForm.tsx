import arrayMutators from 'final-form-arrays';
import { Form } from 'react-final-form';
import type { ApplicationDetail } from '../../api/tags';
import type { Company, Contact } from '../../contract/schemas';
import { validateApplicationEdit, type ApplicationEditValues } from '../../domain/applicationForm';
import { paths } from '../../domain/paths';
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
import { Conflict } from './Conflict';
import { ContactChoice } from './ContactChoice';
import { FixedCompany } from './FixedCompany';
import { JobFields } from './JobFields';
import { Notes } from './Notes';
import { foreignStatusOf, ProgressFields } from './ProgressFields';
import { useEditForm } from './useEditForm';

const { sections } = applicationTexts;

/** The application with its company, contact person and notes, saved in one go. */
export function EditApplicationForm({
  application,
  companies,
  contacts,
}: {
  application: ApplicationDetail;
  companies: readonly Company[];
  contacts: readonly Contact[];
}) {
  const dispatch = useAppDispatch();
  const { company } = application;
  const edit = useEditForm(application, companies, contacts);

  return (
    <Form<ApplicationEditValues>
      initialValues={edit.initialValues}
      validate={validateApplicationEdit}
      mutators={{ ...arrayMutators }}
      onSubmit={edit.submit}
    >
      {({ form, values }) => (
        <FormShell
          name={applicationTexts.editHeading}
          element={edit.element}
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
              onChosen={(contact) => {
                edit.fillContact(form, contact);
              }}
            />
            <ContactFields saved={values.contact_id === null ? null : edit.filledContact} />
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
          <Conflict
            versions={edit.conflict}
            onAccept={(choices) => {
              edit.accept(form, choices);
            }}
            onCancel={edit.decline}
          />
        </FormShell>
      )}
    </Form>
  );
}
