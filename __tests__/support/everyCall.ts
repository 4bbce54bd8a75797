import { api } from '../../src/api/apiSlice';
import type { AppDispatch } from '../../src/store/store';
import type { Call } from './faults';

interface ApiCall {
  call: Call;
  path: string;
  body: unknown;
  send: (dispatch: AppDispatch) => PromiseLike<{ error?: unknown }>;
}

const { endpoints } = api;

const company = { name: 'Elbwerk', industry: 'Maschinenbau', website: '' };
const contact = { first_name: 'Mara', last_name: 'Lindner' };
const application = {
  job_title: 'Entwicklerin',
  salary_expectation: null,
  company_id: 3,
  contact_id: null,
  status: 'DRAFT',
  applied_on: null,
  interview_on: null,
  offer_on: null,
  rejected_on: null,
  follow_up_on: null,
};
const login = { email: 'alma@example.com', password: 'gut-geheim' };
const registration = { username: 'Alma', ...login, repeated_password: 'gut-geheim' };

/** The two calls without a token, as the client makes them. */
export const publicCalls: ApiCall[] = [
  {
    call: 'POST /auth/registration/',
    path: '/auth/registration/',
    body: registration,
    send: (dispatch) => dispatch(endpoints.register.initiate(registration, { track: false })),
  },
  {
    call: 'POST /auth/login/',
    path: '/auth/login/',
    body: login,
    send: (dispatch) => dispatch(endpoints.login.initiate(login, { track: false })),
  },
];

/** The other eleven calls of spec section 7. */
export const protectedCalls: ApiCall[] = [
  {
    call: 'GET /companies/',
    path: '/companies/',
    body: undefined,
    send: (dispatch) => dispatch(endpoints.getCompanies.initiate()),
  },
  {
    call: 'POST /companies/',
    path: '/companies/',
    body: company,
    send: (dispatch) => dispatch(endpoints.createCompany.initiate(company)),
  },
  {
    call: 'PATCH /companies/:id/',
    path: '/companies/3/',
    body: { ...company, website: null },
    send: (dispatch) => dispatch(endpoints.updateCompany.initiate({ id: 3, ...company, website: null })),
  },
  {
    call: 'POST /contacts/',
    path: '/contacts/',
    body: { ...contact, company_id: 3 },
    send: (dispatch) => dispatch(endpoints.createContact.initiate({ ...contact, company_id: 3 })),
  },
  {
    call: 'PATCH /contacts/:id/',
    path: '/contacts/5/',
    body: contact,
    send: (dispatch) => dispatch(endpoints.updateContact.initiate({ id: 5, ...contact })),
  },
  {
    call: 'GET /contacts/',
    path: '/contacts/?company_id=3',
    body: undefined,
    send: (dispatch) => dispatch(endpoints.getContacts.initiate(3)),
  },
  {
    call: 'DELETE /contacts/:id/',
    path: '/contacts/5/',
    body: undefined,
    send: (dispatch) => dispatch(endpoints.deleteContact.initiate(5)),
  },
  {
    call: 'POST /applications/',
    path: '/applications/',
    body: application,
    send: (dispatch) => dispatch(endpoints.createApplication.initiate(application)),
  },
  {
    call: 'GET /applications/',
    path: '/applications/',
    body: undefined,
    send: (dispatch) => dispatch(endpoints.getApplications.initiate()),
  },
  {
    call: 'GET /applications/:id/',
    path: '/applications/1/',
    body: undefined,
    send: (dispatch) => dispatch(endpoints.getApplication.initiate(1)),
  },
  {
    call: 'PUT /applications/:id/',
    path: '/applications/1/',
    body: { ...application, notes: [{ id: null, text: 'Angerufen' }] },
    send: (dispatch) => dispatch(endpoints.updateApplication.initiate({
        id: 1,
        etag: null,
        ...application,
        notes: [{ id: null, text: 'Angerufen' }],
      })),
  },
];

export const everyCall = [...publicCalls, ...protectedCalls];
