import type { SortDirection, SortKey, Span } from '../domain/boardView';

/** Finding, filtering and ordering, and the three ways to look at the applications. */
export const viewTexts = {
  ways: { name: 'Ansicht', board: 'Board', list: 'Liste', archive: 'Archiv' },
  toolbar: 'Suche und Filter',
  search: 'Suchen',
  searchHint: 'Titel, Firma oder Kontakt',
  company: 'Firma filtern',
  anyCompany: 'Alle Firmen',
  span: 'Zeitraum',
  anySpan: 'Jederzeit',
  spans: {
    7: 'Letzte 7 Tage',
    30: 'Letzte 30 Tage',
    90: 'Letzte 90 Tage',
    365: 'Letzte 12 Monate',
  } satisfies Record<Span, string>,
  dueOnly: 'Nur fällige',
  sort: 'Sortierung',
  sorts: {
    title: { ascending: 'Jobtitel: A bis Z', descending: 'Jobtitel: Z bis A' },
    company: { ascending: 'Firma: A bis Z', descending: 'Firma: Z bis A' },
    status: { ascending: 'Status: Entwürfe zuerst', descending: 'Status: Entwürfe zuletzt' },
    statusDate: {
      ascending: 'Statusdatum: älteste zuerst',
      descending: 'Statusdatum: neueste zuerst',
    },
    followUp: {
      ascending: 'Wiedervorlage: nächste zuerst',
      descending: 'Wiedervorlage: späteste zuerst',
    },
    created: { ascending: 'Älteste zuerst', descending: 'Neueste zuerst' },
  } satisfies Record<SortKey, Record<SortDirection, string>>,
  reset: 'Suche und Filter zurücksetzen',
  nothingFoundInColumn: 'Keine Treffer',
  nothingFound: 'Keine Bewerbung passt zu Suche und Filtern.',
  found: (found: number, total: number) => `${found} von ${total}`,
  columns: {
    title: 'Jobtitel',
    company: 'Firma',
    status: 'Status',
    statusDate: 'Statusdatum',
    followUp: 'Wiedervorlage',
    created: 'Erstellt',
  } satisfies Record<SortKey, string>,
  list: { heading: 'Bewerbungen als Liste' },
  archive: {
    heading: 'Archiv',
    empty: 'Das Archiv ist leer.',
    emptyHint:
      'Hier finden Sie zurückgezogene Bewerbungen und alle anderen, die keine Spalte auf dem Board haben.',
    backToBoard: 'Zurück aufs Board …',
  },
} as const;
