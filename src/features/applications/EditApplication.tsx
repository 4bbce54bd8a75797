import { skipToken } from '@reduxjs/toolkit/query';
import { Navigate } from 'react-router-dom';
import {
  useGetApplicationQuery,
  useGetCompaniesQuery,
  useGetContactsQuery,
} from '../../api/apiSlice';
import { paths } from '../../domain/paths';
import { applicationTexts } from '../../texts/applicationTexts';
import { LoadingScreen } from '../../ui/Loading';
import { RetryNotice } from '../../ui/RetryNotice';
import { EditApplicationForm } from './EditApplicationForm';

/** Reads everything that the form shows and hands it over once it is all there. */
export function EditApplication({ id }: { id: number }) {
  const application = useGetApplicationQuery(id);
  const companies = useGetCompaniesQuery();
  const contacts = useGetContactsQuery(application.data?.company.id ?? skipToken);

  // A form that stands outlives a refresh that fails.
  if (application.isError && !application.data) return <Navigate to={paths.board} replace />;
  if (companies.isError && !companies.data) {
    return (
      <RetryNotice text={applicationTexts.companiesLoadFailed} onRetry={companies.refetch} />
    );
  }
  // The error stays while a later try is under way: that must not take the form away.
  const isContactsSettled = contacts.data !== undefined || contacts.error !== undefined;
  if (!application.data || !companies.data || !isContactsSettled) return <LoadingScreen />;

  return (
    <EditApplicationForm
      application={application.data}
      companies={companies.data}
      contacts={contacts.data ?? []}
    />
  );
}
