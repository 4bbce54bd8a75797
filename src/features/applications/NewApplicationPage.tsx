import { Form } from 'react-final-form';
import { useGetCompaniesQuery } from '../../api/apiSlice';
import {
  emptyApplication,
  validateApplication,
  type ApplicationFields,
} from '../../domain/applicationForm';
import { paths } from '../../domain/paths';
import { createApplication } from '../../store/flows/createApplication';
import { useAppDispatch } from '../../store/hooks';
import { toastShown } from '../../store/toastsSlice';
import { applicationTexts } from '../../texts/applicationTexts';
import { toastTexts } from '../../texts/toastTexts';
import { FormError } from '../../ui/FormError';
import { FormShell } from '../../ui/FormShell';
import { LoadingScreen } from '../../ui/Loading';
import { Page } from '../../ui/Page';
import { RetryNotice } from '../../ui/RetryNotice';
import { SaveBar } from '../../ui/SaveBar';
import { FieldGrid, Section } from '../../ui/Section';
import { submitErrorsOf, withGeneralError } from '../../ui/submitErrors';
import { UnsavedGuard } from '../../ui/UnsavedGuard';
import { CompanyField } from './CompanyField';
import { ContactChoice } from './ContactChoice';
import { JobFields } from './JobFields';
import { ProgressFields } from './ProgressFields';

const { sections } = applicationTexts;

export function NewApplicationPage() {
  const { data: companies, isError, isFetching, refetch } = useGetCompaniesQuery();
  const dispatch = useAppDispatch();

  const submit = async (values: ApplicationFields) => {
    const result = await dispatch(createApplication(values));
    if (!createApplication.rejected.match(result) || !result.payload) return undefined;
    const { text, fields } = result.payload;
    return withGeneralError(submitErrorsOf(fields, applicationTexts.fields), text);
  };

  return (
    <Page heading={applicationTexts.createHeading}>
      {!companies && isFetching && <LoadingScreen />}
      {isError && !companies && (
        <RetryNotice text={applicationTexts.companiesLoadFailed} onRetry={refetch} />
      )}
      {companies && (
        <Form<ApplicationFields>
          initialValues={emptyApplication}
          validate={validateApplication}
          onSubmit={submit}
        >
          {({ values }) => (
            <FormShell
              name={applicationTexts.createHeading}
              onRefused={() => dispatch(toastShown('warning', toastTexts.invalidInput))}
            >
              <Section heading={sections.application}>
                <FieldGrid>
                  <CompanyField companies={companies} />
                  <ContactChoice companyId={values.company_id} />
                </FieldGrid>
                <JobFields />
              </Section>
              <Section heading={sections.progress}>
                <ProgressFields status={values.status} />
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
      )}
    </Page>
  );
}
