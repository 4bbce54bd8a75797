import { formatLongDate } from '../domain/calendar';
import { isApplicationStatus } from '../domain/status';
import type { Difference, Side } from '../domain/versions';
import { applicationTexts } from './applicationTexts';
import { companyTexts, contactTexts } from './companyTexts';
import { statusLabels } from './statusTexts';

/** Somebody has saved a newer version of what is being edited. */
export const conflictTexts = {
  heading: 'Diese Bewerbung wurde inzwischen geändert',
  text:
    'In einem anderen Tab oder auf einem anderen Gerät wurde eine neuere Fassung gespeichert. ' +
    'Ihre Eingaben sind noch nicht gespeichert.',
  conflicts: 'Bitte wählen Sie, was gelten soll',
  sides: { mine: 'Ihre Fassung', theirs: 'Gespeicherte Fassung' } satisfies Record<Side, string>,
  takenOver: 'Aus der gespeicherten Fassung übernommen',
  takenOverText: 'Das haben Sie selbst nicht geändert; Ihre Eingaben bleiben daneben erhalten.',
  before: 'Bisher',
  now: 'Jetzt',
  accept: 'So speichern',
  cancel: 'Abbrechen',
} as const;

export function differenceLabel(difference: Difference): string {
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
  if (difference.field === 'status') {
    return isApplicationStatus(value) ? statusLabels[value] : value;
  }
  return difference.field.endsWith('_on') ? formatLongDate(value) : value;
}
