import type { ToastText } from './toastTexts';

interface MoveWords {
  jobTitle: string;
  from: string;
  to: string;
}

/** With the server's own words, where it gave a reason. */
function withReason(text: string, reason: string | undefined): string {
  return reason ? `${text} ${reason}` : text;
}

/** What is said of changes made on the board, of their undoing and of their failing. */
export const changeTexts = {
  undo: 'Rückgängig',
  moved: ({ jobTitle, to }: MoveWords): ToastText => ({
    title: 'Verschoben',
    text: `„${jobTitle}“ steht jetzt unter „${to}“.`,
  }),
  movedAloud: ({ jobTitle, from, to }: MoveWords) =>
    `„${jobTitle}“ wurde von „${from}“ nach „${to}“ verschoben.`,
  followUpSet: (jobTitle: string, date: string): ToastText => ({
    title: 'Wiedervorlage',
    text: `„${jobTitle}“ wird am ${date} wieder vorgelegt.`,
  }),
  followUpRemoved: (jobTitle: string): ToastText => ({
    title: 'Wiedervorlage',
    text: `„${jobTitle}“ hat keine Wiedervorlage mehr.`,
  }),
  deleted: (jobTitle: string): ToastText => ({
    title: 'Gelöscht',
    text: `„${jobTitle}“ wurde gelöscht.`,
  }),
  deleteFailed: (jobTitle: string, reason: string | undefined): ToastText => ({
    title: 'Nicht gelöscht',
    text: withReason(`„${jobTitle}“ konnte nicht gelöscht werden und ist wieder da.`, reason),
  }),
  undeletedAloud: (jobTitle: string) => `„${jobTitle}“ ist wieder da.`,
  undoneAloud: (jobTitle: string) => `Die Änderung an „${jobTitle}“ wurde zurückgenommen.`,
  failed: (jobTitle: string, reason: string | undefined): ToastText => ({
    title: 'Nicht gespeichert',
    text: withReason(
      `Die Änderung an „${jobTitle}“ konnte nicht gespeichert werden und wurde zurückgenommen.`,
      reason,
    ),
  }),
} as const;
