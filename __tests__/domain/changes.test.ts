import { changesBack, changesFor, move } from '../../src/domain/changes';
import { aListItem } from '../support/builders';

const today = '2026-11-21';

test('a move proposes today for the date that its status needs', () => {
  expect(changesFor(aListItem(), move('OFFER', today))).toEqual({
    status: 'OFFER',
    offer_on: today,
  });
});

test.each(['DRAFT', 'WITHDRAWN', 'ON_HOLD'])('a move to %s needs no date', (status) => {
  expect(changesFor(aListItem(), move(status, today))).toEqual({ status });
});

test('a date that is there stands', () => {
  const application = aListItem({ offer_on: '2026-01-02' });
  expect(changesFor(application, move('OFFER', today))).toEqual({ status: 'OFFER' });
});

test('what takes changes back has the former values of the same fields', () => {
  const application = aListItem({ status: 'APPLIED', applied_on: '2026-01-02' });
  const changes = { status: 'OFFER', offer_on: today };
  expect(changesBack(application, changes)).toEqual({ status: 'APPLIED', offer_on: null });
});
