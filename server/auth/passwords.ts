import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { limitConcurrency } from '../concurrency';

export interface PasswordCost {
  N: number;
  r: number;
  p: number;
}

export interface PasswordHasher {
  hash: (password: string) => Promise<string>;
  /** Takes the same time where there is no hash, so that nobody learns who has an account. */
  verify: (password: string, storedHash: string | undefined) => Promise<boolean>;
}

/** The first choice of the OWASP Password Storage Cheat Sheet for scrypt. */
export const recommendedCost: PasswordCost = { N: 2 ** 17, r: 8, p: 1 };

/**
 * One hash takes 128 MiB at the recommended cost: a crowd has to stand in line. And it takes a
 * core for itself: one of them stays for all other requests.
 */
const atOnce = Math.max(1, Math.min(2, availableParallelism() - 1));

/** The last in line waits some seconds, less than the 20 after which the client gives up. */
const longestLine = 40;

const saltLength = 16;
const keyLength = 32;

function derive(password: string, salt: Buffer, { N, r, p }: PasswordCost): Promise<Buffer> {
  // Node's own limit is below what the recommended cost needs.
  const options = { N, r, p, maxmem: 2 * 128 * N * r };
  return new Promise((resolve, reject) => {
    // One and the same word can reach us in two Unicode forms, depending on the keyboard.
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

interface ParsedHash {
  cost: PasswordCost;
  salt: Buffer;
  key: Buffer;
}

function parseHash(stored: string): ParsedHash {
  const [scheme, N, r, p, salt, key] = stored.split('$');
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) {
    throw new Error('A stored password hash is in an unknown form.');
  }
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

export function createPasswordHasher(cost: PasswordCost = recommendedCost): PasswordHasher {
  const inLine = limitConcurrency(atOnce, longestLine);

  return {
    async hash(password) {
      const salt = randomBytes(saltLength);
      const key = await inLine(() => derive(password, salt, cost));
      return [
        'scrypt',
        cost.N,
        cost.r,
        cost.p,
        salt.toString('base64url'),
        key.toString('base64url'),
      ].join('$');
    },

    async verify(password, storedHash) {
      if (storedHash === undefined) {
        await inLine(() => derive(password, randomBytes(saltLength), cost));
        return false;
      }
      const stored = parseHash(storedHash);
      const key = await inLine(() => derive(password, stored.salt, stored.cost));
      return key.length === stored.key.length && timingSafeEqual(key, stored.key);
    },
  };
}
