import { hash } from 'node:crypto';

/** The tag of whatever the value says; the same for equal values, in every process. */
export function entityTag(value: unknown): string {
  return `"${hash('sha256', JSON.stringify(value), 'base64url').slice(0, 22)}"`;
}

/** A tag, and not what a proxy that compresses puts before it. */
const opaqueTag = /"[\x21\x23-\x7e\x80-\xff]*"/g;

/**
 * Whether a header of conditions names this tag, or any by `*`. Weak ones count:
 * a tag stands for what the record says and not for the bytes of its answer, and
 * a proxy that compresses an answer may weaken its tag on the way.
 */
export function namesTag(header: string, tag: string): boolean {
  return header.trim() === '*' || header.match(opaqueTag)?.some((named) => named === tag) === true;
}
