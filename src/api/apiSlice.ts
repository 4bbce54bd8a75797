import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import type {
  Account,
  AccountDeletionPayload,
  AccountSession,
  PasswordChangePayload,
} from '../contract/accountSchemas';
import type {
  Application,
  ApplicationCreatePayload,
  ApplicationListItem,
  ApplicationUpdatePayload,
  Company,
  CompanyCreatePayload,
  CompanyUpdatePayload,
  Contact,
  ContactCreatePayload,
  ContactUpdatePayload,
  LoginPayload,
  RegistrationPayload,
  Session,
} from '../contract/schemas';
import { baseQuery } from './baseQuery';
import { isApplication, isContact, listOf, recordOf } from './answers';
import { frozen } from './frozen';
import type { ApiExtra } from './extra';
import { learn } from './learn';
import { isNotFound, isUnchanged } from './refusals';
import { tagOf, type ApplicationDetail, type ApplicationSaved } from './tags';
import { withKnownRelations } from './withKnownRelations';

/** The tag of a whole list beside the tags of its items. */
const wholeList = 'LIST';

function tagsOf<Type extends string>(type: Type, items: readonly { id: number }[] = []) {
  return [{ type, id: wholeList }, ...items.map(({ id }) => ({ type, id }))];
}

/** How long the board's list is kept while no screen shows it, in seconds. */
const keepListFor = 60 * 60;

/** What a form writes back is read anew by each form, in seconds. */
const dropAtOnce = 0;

/** A download may be large and the line slow, in milliseconds. */
const downloadPatience = 5 * 60_000;

type ListDispatch = Parameters<ReturnType<typeof api.util.updateQueryData>>[0];

/**
 * Writes what was learned into the cached list, and again into the refresh that
 * may be under way: it may have been answered before.
 */
function writeIntoList(write: (applications: ApplicationListItem[]) => void) {
  return (dispatch: ListDispatch): void => {
    const patch = () => void dispatch(api.util.updateQueryData('getApplications', undefined, write));
    patch();
    void dispatch(api.util.getRunningQueryThunk('getApplications', undefined))?.then(patch);
  };
}

/**
 * The thirteen calls of spec section 7, and what a server may offer beyond them.
 *
 * A mutation writes what it learned into the cached lists, so that the next
 * screen shows it at once and nothing is reloaded for it. Where an answer
 * doesn't tell enough, the tags say what has to be fetched anew.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Application', 'Company', 'Contact', 'Session'],
  endpoints: (build) => ({
    register: build.mutation<Session, RegistrationPayload>({
      query: (body) => ({ url: '/auth/registration/', method: 'POST', body }),
    }),
    login: build.mutation<Session, LoginPayload>({
      query: (body) => ({ url: '/auth/login/', method: 'POST', body }),
    }),

    getCompanies: build.query<Company[], void>({
      query: () => '/companies/',
      transformResponse: listOf<Company>,
      providesTags: (companies) => tagsOf('Company', companies),
      keepUnusedDataFor: dropAtOnce,
    }),
    createCompany: build.mutation<Company, CompanyCreatePayload>({
      query: (body) => ({ url: '/companies/', method: 'POST', body }),
      invalidatesTags: (_company, error) => (error ? [] : [{ type: 'Company', id: wholeList }]),
    }),
    updateCompany: build.mutation<Company, { id: number } & CompanyUpdatePayload>({
      query: ({ id, ...body }) => ({ url: `/companies/${id}/`, method: 'PATCH', body }),
      onQueryStarted: ({ id, name }, { dispatch, queryFulfilled }) =>
        learn(queryFulfilled, () => {
          dispatch(
            writeIntoList((applications) => {
              for (const { company } of applications) {
                if (company.id === id) company.name = name;
              }
            }),
          );
        }),
    }),

    getContacts: build.query<Contact[], number>({
      query: (companyId) => ({ url: '/contacts/', params: { company_id: companyId } }),
      transformResponse: listOf<Contact>,
      providesTags: (contacts) => tagsOf('Contact', contacts),
      keepUnusedDataFor: dropAtOnce,
    }),
    createContact: build.mutation<Contact, ContactCreatePayload>({
      query: (body) => ({ url: '/contacts/', method: 'POST', body }),
      invalidatesTags: (created, error) =>
        error || isContact(created) ? [] : [{ type: 'Contact', id: wholeList }],
      onQueryStarted: ({ company_id }, { dispatch, queryFulfilled }) =>
        learn(queryFulfilled, (created) => {
          if (!isContact(created)) return;
          dispatch(
            api.util.updateQueryData('getContacts', company_id, (contacts) => {
              contacts.push(created);
            }),
          );
        }),
    }),
    updateContact: build.mutation<Contact, { id: number } & ContactUpdatePayload>({
      query: ({ id, ...body }) => ({ url: `/contacts/${id}/`, method: 'PATCH', body }),
      onQueryStarted: ({ id, ...changes }, { dispatch, queryFulfilled }) =>
        learn(queryFulfilled, () => {
          dispatch(
            writeIntoList((applications) => {
              for (const { contact } of applications) {
                if (contact?.id === id) Object.assign(contact, changes);
              }
            }),
          );
          dispatch(
            inKnownContacts((contacts) => {
              const contact = contacts.find((candidate) => candidate.id === id);
              if (contact) Object.assign(contact, changes);
            }),
          );
        }),
    }),
    deleteContact: build.mutation<null, number>({
      query: (id) => ({ url: `/contacts/${id}/`, method: 'DELETE' }),
      onQueryStarted: (id, { dispatch, queryFulfilled }) =>
        learn(queryFulfilled, () => {
          dispatch(
            writeIntoList((applications) => {
              for (const application of applications) {
                if (application.contact?.id === id) application.contact = null;
              }
            }),
          );
          dispatch(
            inKnownContacts((contacts) => {
              const index = contacts.findIndex((contact) => contact.id === id);
              if (index >= 0) contacts.splice(index, 1);
            }),
          );
        }),
    }),

    getApplications: build.query<ApplicationListItem[], void>({
      queryFn: async (_nothing, { extra, getState }, _options, fetch) => {
        const { listTag } = extra as ApiExtra;
        const known = () => knownList(getState());
        // No browser keeps an answer with the names of third persons, so its own cache can't ask.
        const { data, error, meta } = await fetch({
          url: '/applications/',
          headers: { 'If-None-Match': known() && listTag.current },
        });
        const list = error
          ? isUnchanged(error) && known()
          : frozen(listOf(data as ApplicationListItem[]));
        if (!list) return { error };
        listTag.current = tagOf(meta) ?? undefined;
        return { data: list };
      },
      // Not a tag for each: there can be thousands.
      providesTags: [{ type: 'Application', id: wholeList }],
      keepUnusedDataFor: keepListFor,
    }),
    getApplication: build.query<ApplicationDetail, number>({
      query: (id) => `/applications/${id}/`,
      transformResponse: (answer: Application, meta) => ({
        ...recordOf(answer),
        etag: tagOf(meta),
      }),
      providesTags: (_application, _error, id) => [{ type: 'Application', id }],
      keepUnusedDataFor: dropAtOnce,
    }),
    createApplication: build.mutation<Application, ApplicationCreatePayload>({
      query: (body) => ({ url: '/applications/', method: 'POST', body }),
      invalidatesTags: (created, error) =>
        error || isApplication(created) ? [] : [{ type: 'Application', id: wholeList }],
      onQueryStarted: (_payload, { dispatch, queryFulfilled }) =>
        learn(queryFulfilled, (created) => {
          if (!isApplication(created)) return;
          dispatch(
            writeIntoList((applications) => {
              if (applications.some(({ id }) => id === created.id)) return;
              applications.unshift(created);
            }),
          );
        }),
    }),
    /** With a tag only over the version that has it. */
    updateApplication: build.mutation<
      ApplicationSaved,
      { id: number; etag: string | null } & ApplicationUpdatePayload
    >({
      query: ({ id, etag, ...body }) => ({
        url: `/applications/${id}/`,
        method: 'PUT',
        body,
        // A proxy that compresses makes a tag a weak one, and those never match.
        ...(etag !== null && { headers: { 'If-Match': etag.replace(/^W\//, '') } }),
      }),
      transformResponse: (answer: Application | null, meta) => ({ answer, etag: tagOf(meta) }),
      invalidatesTags: (saved, error, { id }) =>
        error || isApplication(saved?.answer)
          ? []
          : [
              { type: 'Application', id },
              { type: 'Application', id: wholeList },
            ],
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) =>
        learn(queryFulfilled, ({ answer: saved }) => {
          if (!isApplication(saved)) return;
          dispatch(
            writeIntoList((applications) => {
              const index = applications.findIndex((application) => application.id === id);
              const known = applications[index];
              if (known) applications[index] = withKnownRelations(saved, known);
            }),
          );
        }),
    }),

    // From here on no call is one of the thirteen: each is made only where the
    // server announces it (src/contract/announcement.ts).

    deleteApplication: build.mutation<null, number>({
      // The page may be closing; the request outlives it.
      query: (id) => ({ url: `/applications/${id}/`, method: 'DELETE', keepalive: true }),
      invalidatesTags: (_answer, error) =>
        isNotFound(error) ? [{ type: 'Application', id: wholeList }] : [],
      onQueryStarted: (id, { dispatch, queryFulfilled }) =>
        learn(queryFulfilled, () => {
          dispatch(
            writeIntoList((applications) => {
              const index = applications.findIndex((application) => application.id === id);
              if (index >= 0) applications.splice(index, 1);
            }),
          );
        }),
    }),

    /** With the token of a session that has ended here already. */
    logOut: build.mutation<null, Session>({
      query: ({ token }) => ({
        url: '/auth/logout/',
        method: 'POST',
        headers: { Authorization: `Token ${token}` },
        keepalive: true,
      }),
    }),
    getAccount: build.query<Account, void>({
      query: () => '/account/',
      keepUnusedDataFor: dropAtOnce,
    }),
    changePassword: build.mutation<null, PasswordChangePayload>({
      query: (body) => ({ url: '/account/password/', method: 'PUT', body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Session']),
    }),
    getSessions: build.query<AccountSession[], void>({
      query: () => '/account/sessions/',
      transformResponse: listOf<AccountSession>,
      providesTags: ['Session'],
      keepUnusedDataFor: dropAtOnce,
    }),
    endSession: build.mutation<null, number>({
      query: (id) => ({ url: `/account/sessions/${id}/`, method: 'DELETE' }),
      invalidatesTags: (_answer, error) => (error && !isNotFound(error) ? [] : ['Session']),
    }),
    endAllSessions: build.mutation<null, void>({
      query: () => ({ url: '/account/sessions/', method: 'DELETE' }),
    }),
    /** As text: it goes into a file as it is. */
    exportAccount: build.mutation<string, void>({
      query: () => ({
        url: '/account/export/',
        // A person reads it too.
        responseHandler: async (response) => JSON.stringify(await response.json(), null, 2),
        timeout: downloadPatience,
      }),
    }),
    deleteAccount: build.mutation<null, AccountDeletionPayload>({
      query: (body) => ({ url: '/account/', method: 'DELETE', body }),
    }),
  }),
});

type RootStateOfApi = Parameters<ReturnType<typeof api.endpoints.getApplications.select>>[0];

type ApiState = Parameters<typeof api.util.selectCachedArgsForQuery>[0];

/** The list of applications that is cached. */
function knownList(state: unknown): ApplicationListItem[] | undefined {
  return api.endpoints.getApplications.select()(state as RootStateOfApi).data;
}

/** Changes each list of contacts that is cached: a form that is still open goes on with it. */
function inKnownContacts(
  change: (contacts: Contact[]) => void,
): ThunkAction<void, ApiState, unknown, UnknownAction> {
  return (dispatch, getState) => {
    for (const companyId of api.util.selectCachedArgsForQuery(getState(), 'getContacts')) {
      dispatch(api.util.updateQueryData('getContacts', companyId, change));
    }
  };
}

export const {
  useGetAccountQuery,
  useGetApplicationQuery,
  useGetApplicationsQuery,
  useGetCompaniesQuery,
  useGetContactsQuery,
  useGetSessionsQuery,
} = api;
