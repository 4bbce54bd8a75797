import type { LegalBlock, Operator } from './legalDocument';

/** An environment variable often can't hold a real line break, hence the other two separators. */
const addressLines = (address: string): string[] => {
  const lines = address.split(/\r?\n|\\n/);
  // With real lines given, a comma is a part of its line („Musterstraße 1, Hinterhaus“).
  return (lines.length > 1 ? lines : address.split(','))
    .map((line) => line.trim())
    .filter((line) => line !== '');
};

/** Tells whom it concerns which details are still to be filled in; nothing where all are there. */
export const missingDetails = (operator: Operator | undefined): LegalBlock[] => {
  const missing = [
    ...(operator?.name.trim() ? [] : ['OPERATOR_NAME']),
    ...(addressLines(operator?.address ?? '').length > 0 ? [] : ['OPERATOR_ADDRESS']),
    ...(operator?.email.trim() ? [] : ['OPERATOR_EMAIL']),
  ];
  if (missing.length === 0) return [];
  return [
    {
      kind: 'notice',
      text:
        'Die Angaben zum Betreiber sind noch nicht vollständig. Wer diese Installation betreibt, ' +
        `muss sie in den Einstellungen des Servers ergänzen. Es fehlt: ${missing.join(', ')}.`,
    },
  ];
};

export const postalAddress = (operator: Operator | undefined): LegalBlock[] => {
  const lines = [operator?.name.trim() ?? '', ...addressLines(operator?.address ?? '')].filter(
    (line) => line !== '',
  );
  return lines.length > 0 ? [{ kind: 'address', lines }] : [];
};

export const emailAddress = (operator: Operator | undefined): LegalBlock[] => {
  const address = operator?.email.trim() ?? '';
  return address === '' ? [] : [{ kind: 'email', address }];
};
