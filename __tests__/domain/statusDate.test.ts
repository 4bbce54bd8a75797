import { statusDate } from '../../src/domain/statusDate';
import { aListItem } from '../support/builders';

describe('the date on a card', () => {
  const dates = {
    applied_on: '2026-01-01',
    interview_on: '2026-02-02',
    offer_on: '2026-03-03',
    rejected_on: '2026-04-04',
    created_at: '2025-12-24T08:00:00.000Z',
  };

  test.each([
    ['DRAFT', 'created_at'],
    ['APPLIED', 'applied_on'],
    ['INTERVIEW', 'interview_on'],
    ['OFFER', 'offer_on'],
    ['REJECTED', 'rejected_on'],
    ['WITHDRAWN', 'created_at'],
    ['ON_HOLD', 'created_at'],
  ] as const)('of status %s is %s', (status, field) => {
    expect(statusDate(aListItem({ ...dates, status }))).toEqual({ field, value: dates[field] });
  });

  test.each([
    ['APPLIED', 'applied_on'],
    ['INTERVIEW', 'interview_on'],
    ['OFFER', 'offer_on'],
    ['REJECTED', 'rejected_on'],
  ] as const)('of status %s without %s is the one of its creation', (status, field) => {
    const application = aListItem({ ...dates, status, [field]: null });
    expect(statusDate(application)).toEqual({ field: 'created_at', value: dates.created_at });
  });
});
