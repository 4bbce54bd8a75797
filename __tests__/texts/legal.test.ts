import { imprintText } from '../../src/texts/imprintText';
import type { LegalBlock, LegalDocument, Operator } from '../../src/texts/legalDocument';
import { privacyText } from '../../src/texts/privacyText';

const operator: Operator = {
  name: 'Erika Beispiel',
  address: 'Musterstraße 1, 12345 Musterstadt',
  email: 'erika@example.org',
};
const emptyOperator: Operator = { name: '', address: ' ', email: '' };

const blocksOf = (legal: LegalDocument): LegalBlock[] =>
  legal.sections.flatMap((section) => section.blocks);

const wordsOf = (block: LegalBlock): string[] => {
  switch (block.kind) {
    case 'paragraph':
    case 'notice':
      return [block.text];
    case 'list':
      return block.items;
    case 'address':
      return block.lines;
    case 'email':
      return [block.address];
  }
};

const textOf = (legal: LegalDocument): string =>
  [
    legal.title,
    ...legal.sections.flatMap((section) => [section.heading, ...section.blocks.flatMap(wordsOf)]),
  ].join('\n');

const noticesOf = (legal: LegalDocument): string[] =>
  blocksOf(legal).flatMap((block) => (block.kind === 'notice' ? [block.text] : []));

const addressOf = (legal: LegalDocument): string[] =>
  blocksOf(legal).flatMap((block) => (block.kind === 'address' ? block.lines : []));

describe.each([
  ['imprint', imprintText],
  ['privacy statement', privacyText],
])('%s', (_name, text) => {
  it('names the operator with a postal and an e-mail address', () => {
    const legal = text(operator);
    expect(addressOf(legal)).toEqual(['Erika Beispiel', 'Musterstraße 1', '12345 Musterstadt']);
    expect(blocksOf(legal)).toContainEqual({ kind: 'email', address: 'erika@example.org' });
    expect(noticesOf(legal)).toEqual([]);
  });

  it.each([
    ['a line break', 'Weg 1, Hinterhaus\n12345 Ort', ['Weg 1, Hinterhaus', '12345 Ort']],
    ['a Windows line break', 'Weg 1\r\n12345 Ort\r\n', ['Weg 1', '12345 Ort']],
    ['a written \\n', 'Weg 1\\n12345 Ort', ['Weg 1', '12345 Ort']],
    ['a comma', 'Weg 1 , 12345 Ort,', ['Weg 1', '12345 Ort']],
  ])('breaks the address at %s', (_separator, address, lines) => {
    expect(addressOf(text({ ...operator, address }))).toEqual(['Erika Beispiel', ...lines]);
  });

  it.each([
    ['no operator', undefined],
    ['an empty operator', emptyOperator],
  ])('says what is missing with %s', (_case, missing) => {
    const legal = text(missing);
    expect(noticesOf(legal).join('\n')).toContain(
      'Es fehlt: OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL.',
    );
    expect(addressOf(legal)).toEqual([]);
    expect(blocksOf(legal).some(({ kind }) => kind === 'email')).toBe(false);
  });

  it('names only what is missing and shows the rest', () => {
    const legal = text({ ...operator, email: '' });
    expect(noticesOf(legal)).toEqual([expect.stringContaining('Es fehlt: OPERATOR_EMAIL.')]);
    expect(addressOf(legal)).toContain('Erika Beispiel');
  });

  it.each([[operator], [emptyOperator], [undefined]])(
    'has no empty section and no heading twice (%#)',
    (given) => {
      const { sections } = text(given);
      const headings = sections.map(({ heading }) => heading);
      expect(new Set(headings).size).toBe(headings.length);
      for (const { blocks } of sections) {
        const words = blocks.flatMap(wordsOf);
        expect(words).not.toEqual([]);
        expect(words.every((line) => line.trim() === line && line !== '')).toBe(true);
        expect(words.join(' ')).not.toContain('  ');
      }
    },
  );
});

it.each(['Impressum', '§ 5 DDG', 'Kontakt', 'Verantwortlich', 'Links', 'Art. 6', '§ 36 VSBG'])(
  'the imprint holds „%s“',
  (fact) => expect(textOf(imprintText(operator))).toContain(fact),
);

it.each(['TMG', 'ec.europa.eu', 'Online-Streitbeilegung'])(
  'the imprint holds nothing of what is out of force: „%s“',
  (past) => expect(textOf(imprintText(operator))).not.toContain(past),
);

it.each([
  'Datenschutzerklärung',
  'Art. 13',
  'Verantwortlicher',
  'Benutzername',
  'scrypt-Hash',
  'Kontaktpersonen',
  'Notizen',
  'Sitzungstoken',
  'Art. 6 Abs. 1 lit. b DSGVO',
  'Art. 6 Abs. 1 lit. f DSGVO',
  'Speicherdauer',
  'bis Sie es auf der Seite „Konto“ löschen',
  '30 Tage lang nicht genutzt',
  '„Firefox auf Windows“',
  'als JSON-Datei herunterladen',
  'nach höchstens sieben Tagen gelöscht',
  '„authToken“',
  'Farbschema',
  'keine Cookies',
  '§ 25 Abs. 2 Nr. 2 TDDDG',
  'nicht an Dritte',
  'kein Tracking',
  'Profiling',
  'Demo-Konto',
  'Daten anderer Personen',
  'https://',
  'Art. 15',
  'Art. 16',
  'Art. 17',
  'Art. 18',
  'Art. 19',
  'Art. 20',
  'Art. 21',
  'Art. 77',
  'Art. 7 Abs. 3',
  'Stand: November 2026',
])('the privacy statement holds „%s“', (fact) => {
  expect(textOf(privacyText(operator))).toContain(fact);
});

it('the privacy statement warns of another provider only where our server is not heard of', () => {
  expect(noticesOf(privacyText(undefined)).join('\n')).toContain('eines anderen Anbieters');
  expect(noticesOf(privacyText(emptyOperator)).join('\n')).not.toContain('eines anderen Anbieters');
});
