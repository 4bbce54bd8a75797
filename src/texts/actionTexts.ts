import { applicationStatuses } from '../contract/status';
import { isBoardStatus } from '../domain/status';
import { boardTexts } from './boardTexts';
import { statusLabels } from './statusTexts';

/** What can be done with an application from where it is listed. */
export const actionTexts = {
  actions: 'Aktionen',
  details: boardTexts.details,
  moves: applicationStatuses.map((status) => ({
    status,
    text: `Verschieben nach ${
      isBoardStatus(status) ? boardTexts.columns[status] : `${statusLabels[status]} (Archiv)`
    }`,
  })),
  followUps: [
    { days: 0, text: 'Wiedervorlage heute' },
    { days: 3, text: 'Wiedervorlage in 3 Tagen' },
    { days: 7, text: 'Wiedervorlage in einer Woche' },
    { days: 14, text: 'Wiedervorlage in zwei Wochen' },
  ],
  chooseFollowUp: 'Wiedervorlage: Datum wählen …',
  removeFollowUp: 'Wiedervorlage entfernen',
  delete: 'Löschen …',
  deletion: {
    question: (jobTitle: string) => `Bewerbung „${jobTitle}“ löschen?`,
    text: 'Ihre Notizen dazu werden mit gelöscht. Firma und Kontaktperson bleiben erhalten.',
    accept: 'Löschen',
    cancel: 'Abbrechen',
  },
  datePrompt: {
    accept: 'Übernehmen',
    undo: 'Rückgängig',
    cancel: 'Abbrechen',
  },
} as const;
