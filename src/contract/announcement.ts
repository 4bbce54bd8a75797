/**
 * What a server can tell the client beyond the thirteen calls of the spec.
 * It stands as JSON in the element with this id in `index.html`; a provider
 * that does not fill it in gets a client that makes the thirteen calls alone.
 */
export const announcementElementId = 'announcement';

/** Calls that a server offers beyond the thirteen. */
export type Extension =
  | 'deleteApplication'
  /** A logout ends the session on the server too. */
  | 'logout'
  /** Change of password, list of sessions, export and deletion of the account. */
  | 'account';

export interface Announcement {
  /** Present where the demo account is switched on. */
  demo?: { email: string; password: string };
  /** For the imprint and the privacy statement; empty where the operator has not filled it in. */
  operator?: { name: string; address: string; email: string };
  extensions?: readonly Extension[];
}
