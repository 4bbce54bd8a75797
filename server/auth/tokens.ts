import { createHash, randomBytes } from 'node:crypto';

export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A plain hash is enough: nobody can guess 32 random bytes. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
