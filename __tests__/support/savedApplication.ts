import { screen } from '@testing-library/react';
import type {
  ApplicationCreatePayload,
  CompanyCreatePayload,
  ContactCreatePayload,
} from '../../src/contract/schemas';
import { registerUser } from './apiUser';
import { renderApp } from './renderApp';

interface Setting {
  application?: Partial<ApplicationCreatePayload>;
  company?: Partial<CompanyCreatePayload>;
  /** The contact person of the application; `null` for none. */
  contact?: Partial<ContactCreatePayload> | null;
  notes?: string[];
}

/** A saved application of a new user, and what opens its form on the screen. */
export async function savedApplication({
  application = {},
  company = {},
  contact = {},
  notes = [],
}: Setting = {}) {
  const account = await registerUser();
  const { api } = account;
  const savedCompany = await api.createCompany(company);
  const company_id = savedCompany.id;
  const savedContact = contact && (await api.createContact({ company_id, ...contact }));
  const { id } = await api.createApplication({
    company_id,
    job_title: 'Tischlerin',
    contact_id: savedContact?.id ?? null,
    ...application,
  });
  const saved = await api.updateApplication(id, {
    notes: notes.map((text) => ({ id: null, text })),
  });

  return {
    ...account,
    id,
    company: savedCompany,
    contact: savedContact,
    notes: saved.notes,
    /** As the server has it now. */
    application: () => api.getApplication(id),
    contacts: () => api.listContacts(company_id),
    open: async () => {
      const app = renderApp(`/applications/edit/${id}`, { token: account.token });
      await screen.findByRole('form', { name: 'Bewerbung bearbeiten' });
      if (notes.length > 0) await screen.findAllByRole('textbox', { name: 'Notiz' });
      return app;
    },
  };
}
