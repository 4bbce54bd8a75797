import { allBack, overlap } from '../../src/domain/takingBack';

test('several changes are taken back to before the first', () => {
  expect(
    allBack({
      second: { status: 'APPLIED', interview_on: null },
      first: { status: 'DRAFT', applied_on: null },
    }),
  ).toEqual({ status: 'DRAFT', applied_on: null, interview_on: null });
});

test('changes overlap where they share a field', () => {
  expect(overlap({ status: 'OFFER' }, { status: 'DRAFT', offer_on: null })).toBe(true);
  expect(overlap({ follow_up_on: null }, { status: 'DRAFT' })).toBe(false);
});
