/** What the cards of a column, or the rows of the list, can be sorted by: its columns in their order. */
export const sortKeys = [
  'title',
  'company',
  'status',
  'statusDate',
  'followUp',
  'created',
] as const;
export type SortKey = (typeof sortKeys)[number];

/** As `aria-sort` calls them; dates ascend from the oldest, texts from A. */
export const sortDirections = ['ascending', 'descending'] as const;
export type SortDirection = (typeof sortDirections)[number];

export interface SortOrder {
  sort: SortKey;
  direction: SortDirection;
}

/** The direction that one looks for first: what is new, or what comes next. */
const usualDirections: Record<SortKey, SortDirection> = {
  title: 'ascending',
  company: 'ascending',
  status: 'ascending',
  statusDate: 'descending',
  followUp: 'ascending',
  created: 'descending',
};

/** What a click on a column's head asks for: its usual order, or the other way round. */
export function orderAfterClick(key: SortKey, { sort, direction }: SortOrder): SortOrder {
  const usual = usualDirections[key];
  const other = usual === 'ascending' ? 'descending' : 'ascending';
  const isTurned = key === sort && direction === usual;
  return { sort: key, direction: isTurned ? other : usual };
}

/** Time spans to look back over, in days. */
export const spans = [7, 30, 90, 365] as const;
export type Span = (typeof spans)[number];

/** What of the applications is shown, and in which order. */
export interface BoardView extends SortOrder {
  search: string;
  companyId: number | null;
  dueOnly: boolean;
  /** Only what has happened in so many days up to today. */
  span: Span | null;
}

export const wholeBoard: BoardView = {
  search: '',
  companyId: null,
  dueOnly: false,
  span: null,
  sort: 'created',
  direction: usualDirections.created,
};

/** Whether anything may be hidden; the order hides nothing. */
export function isFiltered({ search, companyId, dueOnly, span }: BoardView): boolean {
  return search.trim() !== '' || companyId !== null || dueOnly || span !== null;
}

/** A view as the query of an address, empty for the whole board; without `?`. */
export function addressOfView(view: BoardView): string {
  const query = new URLSearchParams();
  if (view.search !== '') query.set('q', view.search);
  if (view.companyId !== null) query.set('company', String(view.companyId));
  if (view.dueOnly) query.set('due', '1');
  if (view.span !== null) query.set('days', String(view.span));
  if (view.sort !== wholeBoard.sort) query.set('sort', view.sort);
  if (view.direction !== usualDirections[view.sort]) query.set('direction', view.direction);
  return query.toString();
}

/** The view that an address asks for; what makes no sense in it is left out. */
export function viewOfAddress(search: string): BoardView {
  const query = new URLSearchParams(search);
  const company = query.get('company') ?? '';
  const sort = sortKeys.find((key) => key === query.get('sort')) ?? wholeBoard.sort;
  return {
    search: query.get('q') ?? '',
    companyId: /^[1-9]\d{0,15}$/.test(company) ? Number(company) : null,
    dueOnly: query.get('due') === '1',
    span: spans.find((span) => String(span) === query.get('days')) ?? null,
    sort,
    direction:
      sortDirections.find((direction) => direction === query.get('direction')) ??
      usualDirections[sort],
  };
}
