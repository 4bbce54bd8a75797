import { useState } from 'react';
import { Form } from 'react-final-form';
import {
  emptyCompanyForm,
  validateCompanyForm,
  type CompanyFormValues,
} from '../../domain/companyForm';
import { paths } from '../../domain/paths';
import { createCompany } from '../../store/flows/createCompany';
import { useAppDispatch } from '../../store/hooks';
import { toastShown } from '../../store/toastsSlice';
import { companyTexts, contactTexts } from '../../texts/companyTexts';
import { toastTexts } from '../../texts/toastTexts';
import { FormError } from '../../ui/FormError';
import { FormShell } from '../../ui/FormShell';
import { CompanyFields } from '../../ui/records/CompanyFields';
import { ContactFields } from '../../ui/records/ContactFields';
import { Page } from '../../ui/Page';
import { SaveBar } from '../../ui/SaveBar';
import { Section } from '../../ui/Section';
import { nestedSubmitErrorsOf, withGeneralError } from '../../ui/submitErrors';
import { UnsavedGuard } from '../../ui/UnsavedGuard';

export function NewCompanyPage() {
  const dispatch = useAppDispatch();
  const [createdCompanyId, setCreatedCompanyId] = useState<number | null>(null);

  const submit = async (values: CompanyFormValues) => {
    const result = await dispatch(createCompany({ values, createdCompanyId }));
    if (!createCompany.rejected.match(result) || !result.payload) return undefined;
    const { text, fields } = result.payload;
    setCreatedCompanyId(result.payload.createdCompanyId);
    const errors = nestedSubmitErrorsOf({
      company: { messages: fields.company, fields: companyTexts.fields },
      contact: { messages: fields.contact, fields: contactTexts.fields },
    });
    return withGeneralError(errors, text);
  };

  return (
    <Page heading={companyTexts.heading}>
      <Form<CompanyFormValues>
        initialValues={emptyCompanyForm}
        validate={validateCompanyForm}
        onSubmit={submit}
      >
        {() => (
          <FormShell
            name={companyTexts.heading}
            onRefused={() => dispatch(toastShown('warning', toastTexts.invalidCompanyInput))}
          >
            <Section heading={companyTexts.sections.company}>
              <CompanyFields />
            </Section>
            <Section heading={companyTexts.sections.contact}>
              <ContactFields saved={null} />
            </Section>
            <FormError />
            <SaveBar save={companyTexts.save} cancel={companyTexts.cancel} cancelTo={paths.board} />
            <UnsavedGuard />
          </FormShell>
        )}
      </Form>
    </Page>
  );
}
