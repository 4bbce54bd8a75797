/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the API of another provider begins; `/api` where it is not set. */
  readonly VITE_API_BASE_URL?: string;
}
