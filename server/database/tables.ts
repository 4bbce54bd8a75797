import type { Generated } from 'kysely';
import type { ApplicationDateField, IsoDate } from '../../src/contract/dates';

/*
 * The rows as the database keeps them. Dates and moments are text in ISO form
 * and flags do not occur, so that SQLite and PostgreSQL hold the same values.
 */

/** A moment as `2026-11-21T08:15:00.000Z`, which sorts like the time it stands for. */
export type IsoTimestamp = string;

export interface Tables {
  users: UserTable;
  revisions: RevisionTable;
  sessions: SessionTable;
  companies: CompanyTable;
  contacts: ContactTable;
  applications: ApplicationTable;
  notes: NoteTable;
  rate_limits: RateLimitTable;
  daily_tasks: DailyTaskTable;
}

interface UserTable {
  id: Generated<number>;
  username: string;
  /** In lower case: an address is the same however it is written. */
  email: string;
  password_hash: string;
  created_at: IsoTimestamp;
}

/** Written by triggers alone. */
interface RevisionTable {
  user_id: number;
  /** Another one after each write to what the user has. */
  revision: string;
  /** How much that is, as JSON. */
  stored_bytes: Generated<number>;
}

interface SessionTable {
  id: Generated<number>;
  user_id: number;
  token_hash: string;
  created_at: IsoTimestamp;
  /** Behind by up to an hour, so that reading costs no write (server/auth/sessionLifetime.ts). */
  last_used_at: IsoTimestamp;
  /** The browser and the system of the login in a few words; empty where they are unknown. */
  device: string;
}

interface CompanyTable {
  id: Generated<number>;
  user_id: number;
  name: string;
  industry: string;
  website: string | null;
}

interface ContactTable {
  id: Generated<number>;
  user_id: number;
  company_id: number;
  first_name: string;
  last_name: string;
  email: string;
  position: string;
  phone: string;
}

interface ApplicationTable extends Record<ApplicationDateField, IsoDate | null> {
  id: Generated<number>;
  user_id: number;
  company_id: number;
  contact_id: number | null;
  job_title: string;
  /** JSON, since it is given back as the text or the number that it was. */
  salary_expectation: string | null;
  status: string;
  created_at: IsoTimestamp;
}

interface NoteTable {
  id: Generated<number>;
  user_id: number;
  application_id: number;
  /** The place of the note among those of its application. */
  position: number;
  text: string;
}

/** How often something was tried in a window of time, counted for all processes together. */
interface RateLimitTable {
  /** What is counted and for whom. */
  key: string;
  count: number;
  ends_at: IsoTimestamp;
}

/** What one of the processes does once a day for all of them. */
interface DailyTaskTable {
  name: string;
  done_on: IsoDate;
}
