import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import type { Application } from '../contract/schemas';

/** An application as it was read, with what stands for this version of it. */
export interface ApplicationDetail extends Application {
  /** The provider's tag; `null` where it gives none. */
  etag: string | null;
}

/** What a provider says to a PUT; its words are its own affair (see answers.ts). */
export interface ApplicationSaved {
  answer: Application | null;
  etag: string | null;
}

/** The tag of an answer, where the provider gives one and lets this page read it. */
export function tagOf(meta: FetchBaseQueryMeta | undefined): string | null {
  return meta?.response?.headers.get('etag') ?? null;
}
