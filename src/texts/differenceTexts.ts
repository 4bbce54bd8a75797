import { formatLongDate } from '../domain/calendar';
import type { Difference, Side } from '../domain/versions';
import { applicationTexts } from './applicationTexts';
import { companyTexts, contactTexts } from './companyTexts';
import { statusDisplay } from './placeText';

function differenceLabel(difference: Difference): string {
  switch (difference.kind) {
    case 'application':
      return applicationTexts.fields[difference.field];
    case 'company':
      return companyTexts.fields[difference.field];
    case 'contact':
      return contactTexts.fields[difference.field];
    case 'note':
      return applicationTexts.note;
  }
}

/** The fields of the form that two versions differ in; of several notes each has its number. */
export function differenceLabels(differences: readonly Difference[]): string[] {
  const notes = differences.filter(({ kind }) => kind === 'note');
  return differences.map((difference) => {
    const label = differenceLabel(difference);
    return difference.kind === 'note' && notes.length > 1
      ? `${label} ${notes.indexOf(difference) + 1}`
      : label;
  });
}

function emptyText(difference: Difference): string {
  if (difference.kind === 'note') return 'Keine Notiz';
  if (difference.kind === 'application' && difference.field === 'contact_id') {
    return applicationTexts.noContact;
  }
  return 'Keine Angabe';
}

/** One of the two values, in the words of the form. */
export function differenceText(difference: Difference, side: Side): string {
  const value = difference[side];
  if (value === '') return emptyText(difference);
  if (difference.kind !== 'application') return value;
  if (difference.field === 'status') return statusDisplay(value);
  return difference.field.endsWith('_on') ? formatLongDate(value) : value;
}
