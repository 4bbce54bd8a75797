import { hash } from 'node:crypto';

/** The tag of what these parts say; the same for equal ones, in every process. */
export function entityTag(...parts: string[]): string {
  return `"${hash('sha256', parts.join(), 'base64url').slice(0, 22)}"`;
}

/** As RFC 9110 has it: a list of tags, weak ones with their mark, or any by `*`. */
function namedTags(header: string): string[] {
  return header.match(/(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g) ?? [];
}

const isAny = (header: string) => header.trim() === '*';

/** Whether `If-Match` lets it be written over. Weak tags never do, by the RFC. */
export function matches(header: string, tag: string): boolean {
  return isAny(header) || namedTags(header).includes(tag);
}

/** Whether `If-None-Match` knows it already; a weak tag is as good as a strong one. */
export function isKnown(header: string, tag: string): boolean {
  return isAny(header) || namedTags(header).some((named) => named.replace('W/', '') === tag);
}
