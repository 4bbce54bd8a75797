import { dictionary } from '@zxcvbn-ts/language-common';
import { minimumPasswordLength } from '../../src/contract/limits';
import { serverTexts } from '../texts';
import { commonGermanPasswords } from './commonGermanPasswords';

/** How many of the ranked list count as the most common ones. */
const ranksRefused = 1000;

/** A password is the same guess however its letters are written. */
function guessOf(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

const common = new Set(
  [
    ...dictionary['passwords-common']
      .filter((password) => password.length >= minimumPasswordLength)
      .slice(0, ranksRefused),
    ...commonGermanPasswords,
  ].map(guessOf),
);

/**
 * What is wrong with a password beyond its length, in words for its field. Only
 * the server knows the list: it would be the largest part of the client.
 */
export function passwordFault(
  password: string,
  { username, email }: { username: string; email: string },
): string | undefined {
  const guess = guessOf(password);
  if (common.has(guess)) return serverTexts.commonPassword;
  if ([username, email].map(guessOf).includes(guess)) return serverTexts.passwordIsName;
  return undefined;
}
