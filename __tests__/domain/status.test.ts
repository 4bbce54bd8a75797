import { applicationStatuses } from '../../src/contract/status';
import {
  boardStatuses,
  isApplicationStatus,
  isBoardStatus,
  requiredDate,
} from '../../src/domain/status';
import { statusLabels } from '../../src/texts/statusTexts';

test('the board has five columns in the order of a search', () => {
  expect(boardStatuses).toEqual(['DRAFT', 'APPLIED', 'INTERVIEW', 'OFFER', 'REJECTED']);
});

test.each([
  // status, its label in a form, on the board, the date it needs
  ['DRAFT', 'Entwurf', true, null],
  ['APPLIED', 'Beworben', true, 'applied_on'],
  ['INTERVIEW', 'Interview', true, 'interview_on'],
  ['OFFER', 'Angebot erhalten', true, 'offer_on'],
  ['REJECTED', 'Abgelehnt', true, 'rejected_on'],
  ['WITHDRAWN', 'Zurückgezogen', false, null],
] as const)('%s: „%s“, on the board %s, needs %s', (status, label, onBoard, date) => {
  expect(applicationStatuses).toContain(status);
  expect(isApplicationStatus(status)).toBe(true);
  expect(statusLabels[status]).toBe(label);
  expect(isBoardStatus(status)).toBe(onBoard);
  expect(requiredDate(status)).toBe(date);
});

test.each(['HIRED', 'draft', '', 'toString', '__proto__', 'constructor'])(
  '„%s“ is no status and needs no date',
  (status) => {
    expect(isApplicationStatus(status)).toBe(false);
    expect(isBoardStatus(status)).toBe(false);
    expect(requiredDate(status)).toBeNull();
  },
);
