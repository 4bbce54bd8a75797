import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { Address6 } from 'ip-address';
import type { Database } from '../database/connection';
import { tooManyAttempts } from '../refusals';
import {
  countUp,
  findCount,
  forgetCount,
  startWindow,
  type Limit,
} from '../repositories/rateLimits';

/*
 * Guessing passwords has to be slow, and nobody may keep a user out by guessing
 * wrong in their name. So there are three counts:
 *
 * - all attempts of an address, by the limit of the route;
 * - those of an address at one account, which few are enough for;
 * - those at an account from all addresses that have not yet opened it. Beyond a
 *   generous number each of these waits after an attempt of its own, the longer
 *   the more there were at the account. It never waits for what another one does:
 *   whoever shared a wait could be kept out by those who come back in time.
 *
 * An address that has opened the account before knows nothing of the third: a
 * user at home may mistype however many strangers knock.
 */

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

const pairLimit: Limit = { window: 5 * minute, max: 5 };

/**
 * Beyond `free` the waits begin: 1, 2, 4 … 256 seconds. A minute would add nothing
 * to the limit of a pair; much more would be too much for a user who mistypes.
 */
const free = 20;
const longestWait = 256 * second;
const doublings = Math.log2(longestWait / second);
const accountLimit: Limit = { window: 15 * minute, max: free + doublings };

/** From the last login on. Less than the seven days after which no address may be left. */
const knownFor = 6 * day;

/**
 * An IPv6 network counts as one visitor: it has more addresses than anybody can
 * count, and a household gets up to 256 of the smallest networks at once.
 */
export function visitorOf(address: string): string {
  if (!isIPv6(address)) return address;
  const parsed = new Address6(address);
  if (parsed.isMapped4()) return parsed.to4().correctForm();
  return new Address6(`${parsed.correctForm()}/56`).startAddress().correctForm();
}

/** Whom a count is for is not to be read from it. */
export function countKey(purpose: string, ...parts: string[]): string {
  const hash = createHash('sha256').update(JSON.stringify([purpose, ...parts]));
  return `${purpose}:${hash.digest('base64url')}`;
}

export interface LoginAttempt {
  /** Of what the user wrote, cleaned; there need be no such account. */
  email: string;
  address: string;
}

export interface LoginThrottle {
  /** Refuses an attempt that comes too soon. Before the password is checked, as many come at once. */
  admit: (attempt: LoginAttempt) => Promise<void>;
  /** The password was right: this address may go on without the strangers. */
  welcome: (attempt: LoginAttempt) => Promise<void>;
}

/** @param open accounts whose password is no secret, so that nobody has to wait for guessers */
export function createLoginThrottle(
  database: Database,
  now: () => Date,
  open: ReadonlySet<string>,
): LoginThrottle {
  const keysOf = ({ email, address }: LoginAttempt) => {
    const visitor = visitorOf(address);
    return {
      pair: countKey('login-pair', email, visitor),
      known: countKey('login-known', email, visitor),
      account: countKey('login-account', email),
      wait: countKey('login-wait', email, visitor),
    };
  };

  async function requireNoWait(key: string, moment: Date): Promise<void> {
    const waiting = await findCount(database, key, moment);
    if (waiting) throw tooManyAttempts(waiting.ends_at, moment);
  }

  async function requireFewOfPair(key: string, moment: Date): Promise<void> {
    const { count, ends_at } = await countUp(database, key, pairLimit, moment);
    if (count > pairLimit.max) throw tooManyAttempts(ends_at, moment);
  }

  /** Of several attempts at once the first goes on, and the others wait for what it starts. */
  async function startWait(keys: ReturnType<typeof keysOf>, moment: Date): Promise<void> {
    const { count } = await countUp(database, keys.account, accountLimit, moment);
    if (count <= free) return;
    const window = Math.min(second * 2 ** (count - free - 1), longestWait);
    const wait = await countUp(database, keys.wait, { window, max: 1 }, moment);
    if (wait.count > 1) throw tooManyAttempts(wait.ends_at, moment);
  }

  return {
    async admit(attempt) {
      const keys = keysOf(attempt);
      const moment = now();
      const isStranger =
        !open.has(attempt.email) && !(await findCount(database, keys.known, moment));
      // First, so that waiting costs none of the few attempts.
      if (isStranger) await requireNoWait(keys.wait, moment);
      await requireFewOfPair(keys.pair, moment);
      if (isStranger) await startWait(keys, moment);
    },

    async welcome(attempt) {
      const keys = keysOf(attempt);
      await forgetCount(database, keys.pair);
      await startWindow(database, keys.known, knownFor, now());
    },
  };
}
