import { dictionary } from '@zxcvbn-ts/language-common';
import { minimumPasswordLength } from '../../src/contract/limits';
import { serverTexts } from '../texts';
import { commonGermanPasswords } from './commonGermanPasswords';

/** A password is the same guess however its letters are written and whatever blanks surround it. */
function guessOf(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

const common = new Set(
  dictionary['passwords-common']
    .filter((password) => password.length >= minimumPasswordLength)
    .map(guessOf),
);

const germanWords = new Set(commonGermanPasswords.map(guessOf));

/** As they follow each other in the alphabet, in counting and on the keyboards. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertzuiopü',
  'qwertyuiop',
  'asdfghjklöä',
  'yxcvbnm',
  'zxcvbnm',
];
const runs = rows.flatMap((row) => [row, Array.from(row).reverse().join('')]);

function isCommon(guess: string): boolean {
  return (
    common.has(guess) ||
    germanWords.has(guess.replace(/[\d!]+$/, '')) ||
    /^(.{1,3})\1+$/.test(guess) ||
    runs.some((run) => run.includes(guess))
  );
}

/**
 * What is wrong with a password beyond its length, in words for its field. Only
 * the server knows the list: it would be the largest part of the client.
 */
export function passwordFault(
  password: string,
  { username, email }: { username: string; email: string },
): string | undefined {
  const guess = guessOf(password);
  if (isCommon(guess)) return serverTexts.commonPassword;
  if ([username, email].map(guessOf).includes(guess)) return serverTexts.passwordIsName;
  return undefined;
}
