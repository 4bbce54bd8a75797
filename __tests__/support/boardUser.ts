import type { ApplicationCreatePayload } from '../../src/contract/schemas';
import { api } from '../../src/api/apiSlice';
import { rootReducer } from '../../src/store/rootReducer';
import type { AppStore } from '../../src/store/store';
import { registerUser } from './apiUser';

/** A user with a company, who can quickly get applications. */
export async function userWithCompany() {
  const account = await registerUser();
  const company = await account.api.createCompany({ name: 'Elbwerk AG' });
  const add = (job_title: string, values: Partial<ApplicationCreatePayload> = {}) =>
    account.api.createApplication({ company_id: company.id, job_title, ...values });
  return { ...account, company, add };
}

/** Loads the list, as the board does. */
export async function loadList(store: AppStore) {
  await store.dispatch(
    api.endpoints.getApplications.initiate(undefined, { forceRefetch: true }),
  );
}

/** The actions from now on by their names, without those of the API slice. */
export function watchActions(store: AppStore): string[] {
  const types: string[] = [];
  store.replaceReducer((state, action) => {
    if (!action.type.startsWith('api/') && !action.type.startsWith('@@')) types.push(action.type);
    return rootReducer(state, action);
  });
  return types;
}
