import fc from 'fast-check';
import {
  addressOfView,
  isFiltered,
  orderAfterClick,
  sortDirections,
  sortKeys,
  spans,
  viewOfAddress,
  wholeBoard,
  type BoardView,
} from '../../src/domain/boardView';

const anyView: fc.Arbitrary<BoardView> = fc.record({
  search: fc.string({ unit: 'grapheme' }),
  companyId: fc.option(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })),
  dueOnly: fc.boolean(),
  span: fc.option(fc.constantFrom(...spans)),
  sort: fc.constantFrom(...sortKeys),
  direction: fc.constantFrom(...sortDirections),
});

describe('the address', () => {
  test('of the whole board is empty, and the other way round', () => {
    expect(addressOfView(wholeBoard)).toBe('');
    expect(viewOfAddress('')).toEqual(wholeBoard);
    expect(viewOfAddress('?')).toEqual(wholeBoard);
  });

  test('gives back every view that was put into it', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        expect(viewOfAddress(addressOfView(view))).toEqual(view);
        expect(viewOfAddress(`?${addressOfView(view)}`)).toEqual(view);
      }),
    );
  });

  test('is the same for the same view only', () => {
    fc.assert(
      fc.property(anyView, anyView, (one, other) => {
        const isSame = JSON.stringify(one) === JSON.stringify(other);
        expect(addressOfView(one) === addressOfView(other)).toBe(isSame);
      }),
    );
  });

  test('names what is asked for, and only that', () => {
    const view: BoardView = {
      search: 'Bäcker & Co',
      companyId: 7,
      dueOnly: true,
      span: 30,
      sort: 'company',
      direction: 'descending',
    };
    expect(addressOfView(view)).toBe(
      'q=B%C3%A4cker+%26+Co&company=7&due=1&days=30&sort=company&direction=descending',
    );
    expect(addressOfView({ ...wholeBoard, sort: 'title', direction: 'ascending' })).toBe(
      'sort=title',
    );
    expect(addressOfView({ ...wholeBoard, direction: 'ascending' })).toBe('direction=ascending');
  });

  test.each([
    'company=abc',
    'company=-1',
    'company=0',
    'company=1.5',
    'company=99999999999999999999',
    'due=yes',
    'days=31',
    'days=',
    'sort=salary',
    'sort=toString',
    'direction=up',
    'direction=__proto__',
    'unknown=1',
    '%',
  ])('with nonsense like %s is the whole board', (query) => {
    expect(viewOfAddress(`?${query}`)).toEqual(wholeBoard);
  });

  test('with nonsense keeps what makes sense', () => {
    expect(viewOfAddress('?company=x&q=elb&sort=company&direction=up')).toEqual({
      ...wholeBoard,
      search: 'elb',
      sort: 'company',
      direction: 'ascending',
    });
  });

  test('whatever it is, never fails, and leads to an address that stays', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webQueryParameters()), (query) => {
        const view = viewOfAddress(query);
        expect(viewOfAddress(addressOfView(view))).toEqual(view);
      }),
    );
  });
});

test('something is filtered by search, company, due or time, not by an order', () => {
  expect(isFiltered(wholeBoard)).toBe(false);
  expect(isFiltered({ ...wholeBoard, search: '  ' })).toBe(false);
  expect(isFiltered({ ...wholeBoard, sort: 'title', direction: 'descending' })).toBe(false);
  expect(isFiltered({ ...wholeBoard, search: 'x' })).toBe(true);
  expect(isFiltered({ ...wholeBoard, companyId: 1 })).toBe(true);
  expect(isFiltered({ ...wholeBoard, dueOnly: true })).toBe(true);
  expect(isFiltered({ ...wholeBoard, span: 7 })).toBe(true);
});

describe('a click on the head of a column', () => {
  test.each([
    ['title', 'ascending'],
    ['company', 'ascending'],
    ['status', 'ascending'],
    ['statusDate', 'descending'],
    ['followUp', 'ascending'],
    ['created', 'descending'],
  ] as const)('sorts by %s, %s first, then the other way round, then again', (sort, usual) => {
    const other = usual === 'ascending' ? 'descending' : 'ascending';
    const before = sort === 'title' ? 'company' : 'title';
    const first = orderAfterClick(sort, { sort: before, direction: usual });
    expect(first).toEqual({ sort, direction: usual });
    const second = orderAfterClick(sort, first);
    expect(second).toEqual({ sort, direction: other });
    expect(orderAfterClick(sort, second)).toEqual(first);
  });
});
