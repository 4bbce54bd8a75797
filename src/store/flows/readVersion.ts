import { api } from '../../api/apiSlice';
import { versionOf, type ApplicationVersion } from '../../domain/versions';
import type { AppDispatch } from '../store';

const afresh = { forceRefetch: true, subscribe: false };

/**
 * Reads an application as it is now, with its company and contact persons. The
 * application first: what is read later may be newer than its tag, and is then
 * noticed by it, but never older.
 */
export function readVersion(id: number) {
  return async (
    dispatch: AppDispatch,
  ): Promise<{ version: ApplicationVersion } | { error: unknown }> => {
    const { getApplication, getCompanies, getContacts } = api.endpoints;
    const application = await dispatch(getApplication.initiate(id, afresh));
    // Beside an error there still is what was read before: that is no version as it is now.
    if (application.error || !application.data) {
      return { error: application.error ?? 'nothing was read' };
    }
    const [companies, contacts] = await Promise.all([
      dispatch(getCompanies.initiate(undefined, afresh)),
      dispatch(getContacts.initiate(application.data.company.id, afresh)),
    ]);
    if (companies.error || contacts.error) return { error: companies.error ?? contacts.error };
    return {
      version: versionOf(application.data, companies.data ?? [], contacts.data ?? []),
    };
  };
}
