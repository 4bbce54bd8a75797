import type {
  Application,
  ApplicationCreatePayload,
  ApplicationListItem,
  ApplicationUpdatePayload,
  Company,
  CompanyCreatePayload,
  Contact,
  ContactCreatePayload,
  ContactUpdatePayload,
  LoginPayload,
  RegistrationPayload,
  Session,
} from '../../src/contract/schemas';

/*
 * The API for arranging and checking the data of a test. It shares no code with
 * the client under test, and its calls are not among the recorded ones.
 */

// Taken before anything wraps it.
const realFetch = globalThis.fetch;

async function call<T>(url: string, method: string, token?: string, payload?: object): Promise<T> {
  const response = await realFetch(url, {
    method,
    headers: {
      ...(token !== undefined && { Authorization: `Token ${token}` }),
      ...(payload && { 'Content-Type': 'application/json' }),
    },
    ...(payload && { body: JSON.stringify(payload) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

export function register(apiUrl: string, payload: RegistrationPayload): Promise<Session> {
  return call(`${apiUrl}/auth/registration/`, 'POST', undefined, payload);
}

export function logIn(apiUrl: string, { email, password }: LoginPayload): Promise<Session> {
  return call(`${apiUrl}/auth/login/`, 'POST', undefined, { email, password });
}

const companyDefaults: CompanyCreatePayload = {
  name: 'Nordlicht GmbH',
  industry: 'Software',
  website: 'https://nordlicht.example',
};

const applicationDefaults: Omit<ApplicationCreatePayload, 'company_id'> = {
  job_title: 'Entwicklerin',
  salary_expectation: null,
  contact_id: null,
  status: 'DRAFT',
  applied_on: null,
  interview_on: null,
  offer_on: null,
  rejected_on: null,
  follow_up_on: null,
};

export type ApiClient = ReturnType<typeof createApiClient>;

/** The calls of one user; what a payload leaves out is filled with something sensible. */
export function createApiClient(apiUrl: string, token: string) {
  const get = <T>(path: string) => call<T>(`${apiUrl}${path}`, 'GET', token);
  const send = <T>(method: string, path: string, payload?: object) =>
    call<T>(`${apiUrl}${path}`, method, token, payload);

  const getApplication = (id: number) => get<Application>(`/applications/${id}/`);

  return {
    createCompany: (payload: Partial<CompanyCreatePayload> = {}) =>
      send<Company>('POST', '/companies/', { ...companyDefaults, ...payload }),

    listCompanies: () => get<Company[]>('/companies/'),

    createContact: (
      payload: Partial<ContactCreatePayload> & Pick<ContactCreatePayload, 'company_id'>,
    ) =>
      send<Contact>('POST', '/contacts/', {
        first_name: 'Mara',
        last_name: 'Lindner',
        ...payload,
      }),

    updateContact: (id: number, changes: ContactUpdatePayload) =>
      send<Contact>('PATCH', `/contacts/${id}/`, changes),

    listContacts: (companyId: number) => get<Contact[]>(`/contacts/?company_id=${companyId}`),

    createApplication: (
      payload: Partial<ApplicationCreatePayload> & Pick<ApplicationCreatePayload, 'company_id'>,
    ) => send<Application>('POST', '/applications/', { ...applicationDefaults, ...payload }),

    deleteApplication: (id: number) => send<undefined>('DELETE', `/applications/${id}/`),

    listApplications: () => get<ApplicationListItem[]>('/applications/'),

    getApplication,

    /** Changes the given fields; the rest is sent as it is. */
    updateApplication: async (id: number, changes: Partial<ApplicationUpdatePayload>) => {
      const now = await getApplication(id);
      return send<Application>('PUT', `/applications/${id}/`, {
        job_title: now.job_title,
        salary_expectation: now.salary_expectation,
        company_id: now.company.id,
        contact_id: now.contact?.id ?? null,
        status: now.status,
        applied_on: now.applied_on,
        interview_on: now.interview_on,
        offer_on: now.offer_on,
        rejected_on: now.rejected_on,
        follow_up_on: now.follow_up_on,
        notes: now.notes,
        ...changes,
      });
    },
  };
}
