import type { Announcement } from '../contract/announcement';

export type Operator = NonNullable<Announcement['operator']>;

export type LegalBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'address'; lines: string[] }
  | { kind: 'email'; address: string }
  | { kind: 'notice'; text: string };

export interface LegalSection {
  heading: string;
  blocks: LegalBlock[];
}

export interface LegalDocument {
  title: string;
  sections: LegalSection[];
}
