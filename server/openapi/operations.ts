/** What the document says of one call beyond its schemas. */
export interface OperationText {
  operationId: string;
  summary: string;
  description?: string;
  /** What the success is, where its status alone does not tell. */
  success?: string;
  /** Without a token. */
  isPublic?: boolean;
  /** Takes a password, which nobody may try often. */
  isLimited?: boolean;
  /** Refused in the demo account, which all visitors share. */
  isForOwner?: boolean;
  /** Its answer carries an ETag. */
  isTagged?: boolean;
  /** The header that makes it depend on the ETag of an earlier answer. */
  condition?: 'If-Match' | 'If-None-Match';
}

/**
 * The thirteen calls that the client makes of any provider, in the order of a
 * search. Who answers these has written a provider.
 */
export const contractCalls: Readonly<Record<string, OperationText>> = {
  'POST /auth/registration/': {
    operationId: 'register',
    summary: 'Create an account and a session',
    success: 'The token of a new session.',
    isPublic: true,
    isLimited: true,
  },
  'POST /auth/login/': {
    operationId: 'login',
    summary: 'Start a session',
    description: 'Answers 401 where address and password do not belong together.',
    success: 'The token of a new session.',
    isPublic: true,
    isLimited: true,
  },
  'GET /companies/': {
    operationId: 'listCompanies',
    summary: 'All companies of the user',
  },
  'POST /companies/': {
    operationId: 'createCompany',
    summary: 'Create a company',
    description: 'The client goes on with the `id` of the answer.',
  },
  'PATCH /companies/{id}/': {
    operationId: 'updateCompany',
    summary: 'Change a company',
    description:
      'Fields that are absent stay as they are. The client sends `website: null` for none.',
  },
  'POST /contacts/': {
    operationId: 'createContact',
    summary: 'Create a contact person at a company',
    description:
      'The client sends `email`, `position` and `phone` only when they are filled, ' +
      'and goes on with the `id` of the answer.',
  },
  'PATCH /contacts/{id}/': {
    operationId: 'updateContact',
    summary: 'Change a contact person',
    description:
      'The client sends the fields that are not empty, and `""` for one that the user has ' +
      'emptied. Fields that are absent stay as they are.',
  },
  'GET /contacts/': {
    operationId: 'listContacts',
    summary: 'The contact persons at one company',
    description: 'The client always names the company. Without one: those at all companies.',
  },
  'DELETE /contacts/{id}/': {
    operationId: 'deleteContact',
    summary: 'Delete a contact person',
    description: 'Applications with this contact are kept, with `contact: null`.',
    success: 'Deleted.',
  },
  'POST /applications/': {
    operationId: 'createApplication',
    summary: 'Create an application',
    isTagged: true,
    description:
      'The client sends every field, empty ones as `null`. The date that belongs to the status ' +
      'is required: `applied_on` for APPLIED, `interview_on` for INTERVIEW, `offer_on` for ' +
      'OFFER, `rejected_on` for REJECTED.',
  },
  'GET /applications/': {
    operationId: 'listApplications',
    summary: 'All applications of the user',
    isTagged: true,
    condition: 'If-None-Match',
    description:
      'The client sorts them itself. A list may leave out `notes`: nothing is ever ' +
      'written back from an item of the list, the client reads the single application first.',
  },
  'GET /applications/{id}/': {
    operationId: 'getApplication',
    summary: 'One application with its notes',
    isTagged: true,
    condition: 'If-None-Match',
  },
  'PUT /applications/{id}/': {
    operationId: 'updateApplication',
    summary: 'Save an application with its notes',
    isTagged: true,
    condition: 'If-Match',
    description:
      'The client sends every field. `notes` becomes the list of notes: one with `id: null` is ' +
      'new, one that is missing was removed by the user. Without `notes` they stay as they are.',
  },
};

/** What this server offers beyond them; it announces them to the client in `index.html`. */
export const extensionCalls: Readonly<Record<string, OperationText>> = {
  'DELETE /applications/{id}/': {
    operationId: 'deleteApplication',
    summary: 'Delete an application with its notes',
    success: 'Deleted.',
  },
  'POST /auth/logout/': {
    operationId: 'logout',
    summary: 'End the session',
    description: 'The token of the request opens nothing any more.',
    success: 'Ended.',
  },
  'GET /account/': {
    operationId: 'getAccount',
    summary: 'Who the user is',
  },
  'PUT /account/password/': {
    operationId: 'changePassword',
    summary: 'Change the password',
    description: 'Ends all other sessions of the user.',
    success: 'Changed.',
    isLimited: true,
    isForOwner: true,
  },
  'GET /account/sessions/': {
    operationId: 'listSessions',
    summary: 'The sessions of the user',
    description:
      'The one that asks comes first, then the one that was used last. A session that nobody ' +
      'uses for thirty days ends. In the demo account there is only the one that asks.',
  },
  'DELETE /account/sessions/': {
    operationId: 'endAllSessions',
    summary: 'End all sessions of the user',
    description: 'The one that asks as well.',
    success: 'Ended.',
    isForOwner: true,
  },
  'DELETE /account/sessions/{id}/': {
    operationId: 'endSession',
    summary: 'End one session of the user',
    success: 'Ended.',
    isForOwner: true,
  },
  'GET /account/export/': {
    operationId: 'exportAccount',
    summary: 'Everything that is stored about the user',
    description: 'Without what would let somebody in. A browser saves it as a file.',
    success: 'As it is at `exported_at`.',
  },
  'DELETE /account/': {
    operationId: 'deleteAccount',
    summary: 'Delete the account with all that belongs to it',
    success: 'Deleted.',
    isLimited: true,
    isForOwner: true,
  },
};
