import type { Side } from '../domain/versions';

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
