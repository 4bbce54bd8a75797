/*
 * Finding text whatever its case and its accents. German writes an umlaut in
 * two ways where it can't be typed: „Müller“ is found by `Muller` and `Mueller`.
 */

const accents = /\p{Diacritic}/gu;
const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Lower case, without accents; `ß` is `ss`, and a sigma is the same wherever it stands. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ς', 'σ')
    .normalize('NFD')
    .replace(accents, '');
}

/** Lower case, with umlauts written out, without other accents. */
function writtenOut(text: string): string {
  const composed = text.normalize('NFC').toLowerCase();
  return plain(composed.replace(/[äöü]/g, (umlaut) => umlauts[umlaut] ?? umlaut));
}

/** The same text; after `normalize` a letter takes two bytes, put together anew it takes one. */
function compact(text: string): string {
  return text.split('').join('');
}

/** What a text can be found by, a word at a time; make it once and keep it. */
export function searchKey(...texts: readonly string[]): string {
  const text = texts.join('\n');
  const key = plain(text);
  const alternatives = text.split(/\s+/).map(writtenOut).filter((word) => !key.includes(word));
  return compact([key, ...alternatives].join('\n'));
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/**
 * The words that all have to be found, in each way to spell them: whoever looks
 * for „Müller“ also means „Mueller“. Empty where nothing is looked for.
 */
export function searchSpellings(query: string): string[][] {
  const spellings = [wordsOf(plain(query)), wordsOf(writtenOut(query))];
  const [short, long] = spellings;
  if (short?.length === 0) return [];
  return short?.join(' ') === long?.join(' ') ? spellings.slice(1) : spellings;
}

/** What to mark in what was found. */
export function searchWords(query: string): string[] {
  return searchSpellings(query).flat();
}

export function isFoundIn(key: string, words: readonly string[]): boolean {
  for (const word of words) if (!key.includes(word)) return false;
  return true;
}

/** A piece of a text; `found` where one of the words stands. */
export interface Piece {
  text: string;
  found: boolean;
}

/** A character together with the accents that are written behind it. */
const characters = /\P{M}\p{M}*|\p{M}+/gu;

/** The plain form of a text, and for each letter of it where its character begins and ends. */
function plainWithPlaces(text: string, toPlain: (character: string) => string) {
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: character, index: start } of text.matchAll(characters)) {
    const form = toPlain(character);
    folded += form;
    for (let letter = 0; letter < form.length; letter += 1) {
      starts.push(start);
      ends.push(start + character.length);
    }
  }
  return { folded, starts, ends };
}

/** Cuts a text into what was found and what stands between. */
export function markFound(text: string, words: readonly string[]): Piece[] {
  if (words.length === 0) return [{ text, found: false }];
  const marks = new Uint8Array(text.length);
  for (const toPlain of [plain, writtenOut]) {
    const { folded, starts, ends } = plainWithPlaces(text, toPlain);
    for (const word of words) {
      let at = folded.indexOf(word);
      while (at >= 0) {
        marks.fill(1, starts[at], ends[at + word.length - 1]);
        at = folded.indexOf(word, at + 1);
      }
    }
  }
  const pieces: Piece[] = [];
  for (let start = 0, end = 0; start < text.length; start = end) {
    while (end < text.length && marks[end] === marks[start]) end += 1;
    pieces.push({ text: text.slice(start, end), found: marks[start] === 1 });
  }
  return pieces;
}

/** Whether any of the words stands in a text. */
export function isMarked(text: string, words: readonly string[]): boolean {
  return words.length > 0 && markFound(text, words).some(({ found }) => found);
}
