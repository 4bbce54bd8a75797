import { hash, randomBytes } from 'node:crypto';

export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A plain hash is enough: nobody can guess 32 random bytes. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
