import { api } from '../../src/api/apiSlice';
import type { ApplicationEditValues } from '../../src/domain/applicationForm';
import { contactValuesOf } from '../../src/domain/contactForm';
import { paths } from '../../src/domain/paths';
import { mergeVersions, versionOf, type ApplicationVersion, type Choices } from '../../src/domain/versions';
import { saveApplication } from '../../src/store/flows/saveApplication';
import type { ApiUser } from './apiUser';
import { network } from './faults';
import { createTestStore } from './renderApp';

const { getApplication, getApplications, getCompanies, getContacts } = api.endpoints;

/**
 * The edit form without its screen, over a board that is cached: reads what the
 * form reads, saves as the form saves, and keeps what a failed save hands back.
 */
export async function openEditForm(user: ApiUser, id: number) {
  const path = paths.editApplication(id);
  const { store, history } = createTestStore(path, user);
  const { dispatch } = store;
  await dispatch(getApplications.initiate());
  const { data: application } = await dispatch(getApplication.initiate(id));
  const { data: companies = [] } = await dispatch(getCompanies.initiate());
  if (!application) throw new Error(`No application ${id}.`);
  const companyId = application.company.id;
  await dispatch(getContacts.initiate(companyId));

  const knownContact = (contactId: number | null) =>
    getContacts.select(companyId)(store.getState()).data?.find((contact) => contact.id === contactId);
  let base = versionOf(
    application,
    companies,
    getContacts.select(companyId)(store.getState()).data ?? [],
  );
  let { values } = base;
  let newer: ApplicationVersion | null = null;
  network.forget();

  return {
    store,
    history,

    get values() {
      return values;
    },

    /** What the board shows when one comes back to it. */
    get board() {
      return getApplications.select()(store.getState()).data;
    },

    type(changes: Partial<ApplicationEditValues>) {
      values = { ...values, ...changes };
    },

    async save() {
      const result = await dispatch(
        saveApplication({
          id,
          values,
          base,
          savedContact: contactValuesOf(knownContact(values.contact_id)),
        }),
      );
      if (saveApplication.rejected.match(result) && result.payload) {
        const { contactId, notes } = result.payload;
        values = { ...values, contact_id: contactId, notes };
        ({ base, newer } = result.payload);
      }
      return result;
    },

    /** What the dialog shows after a save that met a newer version. */
    get differences() {
      return newer ? mergeVersions(base.values, values, newer).differences : [];
    },

    /** What the dialog does when its choices are accepted. */
    accept(choices: Choices = {}) {
      if (!newer) throw new Error('There is nothing to choose.');
      ({ values } = mergeVersions(base.values, values, newer, choices));
      base = newer;
      newer = null;
    },
  };
}
