import fc from 'fast-check';
import { isFoundIn, markFound, searchKey, searchSpellings, searchWords } from '../../src/domain/search';

const isFound = (query: string, ...texts: string[]) =>
  isFoundIn(searchKey(...texts), searchWords(query));

/** The found pieces of a text in square brackets. */
const marked = (text: string, query: string) =>
  markFound(text, searchWords(query))
    .map((piece) => (piece.found ? `[${piece.text}]` : piece.text))
    .join('');

describe('a search finds', () => {
  test.each([
    ['Müller', 'Müller'],
    ['Muller', 'Müller'],
    ['Mueller', 'Müller'],
    ['MÜLLER', 'Müller'],
    ['MUELLER', 'Müller'],
    ['müller', 'MÜLLER & SÖHNE'],
    ['Mu\u0308ller', 'Müller'],
    ['Müller', 'Mu\u0308ller'],
    ['Mueller', 'Mu\u0308ller'],
    ['strasse', 'Hafenstraße'],
    ['STRASSE', 'Hafenstraße'],
    ['Straße', 'Hafenstrasse'],
    ['straẞe', 'HAFENSTRASSE'],
    ['Ols', 'Ölsand AG'],
    ['aeh', 'Lähmann'],
    ['cafe', 'Café Zentral'],
    ['Café', 'CAFE ZENTRAL'],
    ['nordlicht', 'Das Nordlicht GmbH'],
    ['(m/w/d)', 'Entwickler (m/w/d)'],
    ['c++', 'C++ und C#'],
    ['', 'Was auch immer'],
    ['   ', 'Was auch immer'],
  ])('„%s“ in „%s“', (query, text) => {
    expect(isFound(query, text)).toBe(true);
  });

  test.each([
    ['Miller', 'Müller'],
    ['Mueler', 'Müller'],
    ['Strase', 'Straße'],
    ['.*', 'Entwicklerin'],
    ['entwickler x', 'Entwickler'],
  ])('not „%s“ in „%s“', (query, text) => {
    expect(isFound(query, text)).toBe(false);
  });

  test('each word anywhere, in whatever text and order', () => {
    expect(isFound('elb entw', 'Entwicklerin', 'Elbwerk AG')).toBe(true);
    expect(isFound('entw nord', 'Entwicklerin', 'Elbwerk AG')).toBe(false);
  });

  test('no word across two texts', () => {
    expect(isFound('rinelb', 'Entwicklerin', 'Elbwerk AG')).toBe(false);
  });
});

describe('what was found is marked', () => {
  test.each([
    ['Müller', 'muller', '[Müller]'],
    ['Müller', 'mueller', '[Müller]'],
    ['Müller', 'mue', '[Mü]ller'],
    ['Müller & Söhne', 'MÜLLER', '[Müller] & Söhne'],
    ['Mu\u0308ller', 'mueller', '[Mu\u0308ller]'],
    ['Straße', 'strasse', '[Straße]'],
    ['Straße', 'stras', '[Straß]e'],
    ['Strasse', 'straß', '[Strass]e'],
    ['Entwicklerin', 'ent in', '[Ent]wickler[in]'],
    ['Banane', 'ana', 'B[ana]ne'],
    ['ananas', 'ana', '[anana]s'],
    ['ΟΔΟΣ', 'οδος', '[ΟΔΟΣ]'],
    ['Entwicklerin', 'tischler', 'Entwicklerin'],
    ['Entwicklerin', '', 'Entwicklerin'],
    ['', 'x', ''],
  ])('in „%s“ for „%s“', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });
});

describe('for any text', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.string({ unit: fc.constantFrom(...Array.from('aäAÄ\u0308uüssßẞeéœ Σσς-1')), maxLength: 20 }),
  );
  const anyTextAndPart = anyText.chain((text) =>
    fc.tuple(
      fc.constant(text),
      fc.oneof(
        anyText,
        fc
          .tuple(fc.nat(text.length), fc.nat(text.length))
          .map(([from, to]) => text.slice(Math.min(from, to), Math.max(from, to))),
      ),
    ),
  );

  test('the pieces put together are the text, none is empty, and they take turns', () => {
    fc.assert(
      fc.property(anyTextAndPart, ([text, query]) => {
        const pieces = markFound(text, searchWords(query));
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        if (text === '') return;
        expect(pieces.every((piece) => piece.text !== '')).toBe(true);
        pieces.slice(1).forEach((piece, index) => {
          expect(piece.found).not.toBe(pieces[index]?.found);
        });
      }),
    );
  });

  test('a word is marked if and only if the filter finds it', () => {
    fc.assert(
      fc.property(anyTextAndPart, ([text, query]) => {
        const key = searchKey(text);
        for (const word of searchWords(query)) {
          const isMarked = markFound(text, [word]).some((piece) => piece.found);
          expect([word, isMarked]).toEqual([word, isFoundIn(key, [word])]);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('it is found by itself, in capitals and without its accents', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('aäoöuüßeéz ')), maxLength: 20 }), (text) => {
        expect(isFound(text, text)).toBe(true);
        expect(isFound(text.toUpperCase(), text)).toBe(true);
        expect(isFound(text.normalize('NFD').replace(/\p{M}/gu, ''), text)).toBe(true);
      }),
    );
  });
});

test('an umlaut that is looked for is found however it was written', () => {
  for (const written of ['Müller', 'Mueller', 'MUELLER', 'Muller']) {
    expect(isFoundIn(searchKey(`${written} Bau`), ['bau'])).toBe(true);
    expect(
      searchSpellings('müller bau').some((words) => isFoundIn(searchKey(`${written} Bau`), words)),
    ).toBe(true);
  }
  expect(searchSpellings('  ')).toEqual([]);
  expect(searchSpellings('bau')).toEqual([['bau']]);
});
