import type { LegalDocument, Operator } from './legalDocument';
import { emailAddress, missingDetails, postalAddress } from './operatorBlocks';

export const imprintText = (operator: Operator | undefined): LegalDocument => {
  const email = emailAddress(operator);
  return {
    title: 'Impressum',
    sections: [
      {
        heading: 'Angaben nach § 5 DDG',
        blocks: [...missingDetails(operator), ...postalAddress(operator)],
      },
      ...(email.length > 0 ? [{ heading: 'Kontakt', blocks: email }] : []),
      {
        heading: 'Verantwortlich für den Inhalt',
        blocks: [
          {
            kind: 'paragraph',
            text:
              'Verantwortlich für dieses Angebot ist, wer oben als Betreiber dieser Installation ' +
              'genannt ist.',
          },
        ],
      },
      {
        heading: 'Haftung für Inhalte',
        blocks: [
          {
            kind: 'paragraph',
            text:
              'Für eigene Inhalte haftet der Betreiber nach den allgemeinen Gesetzen. Was ' +
              'Nutzerinnen und Nutzer in ihren Konten speichern, sind fremde Informationen. Für ' +
              'sie gilt Art. 6 der Verordnung (EU) 2022/2065 (Digital Services Act): Der ' +
              'Betreiber haftet nicht, solange er von rechtswidrigen Inhalten keine Kenntnis hat ' +
              'und sie zügig entfernt oder sperrt, sobald er davon erfährt. Zu einer allgemeinen ' +
              'Überwachung ist er nach Art. 8 dieser Verordnung nicht verpflichtet.',
          },
          {
            kind: 'paragraph',
            text: 'Hinweise auf rechtswidrige Inhalte richten Sie bitte an den Betreiber.',
          },
        ],
      },
      {
        heading: 'Haftung für Links',
        blocks: [
          {
            kind: 'paragraph',
            text:
              'Zu einer Firma lässt sich die Adresse ihrer Website speichern. Solche Links legen ' +
              'die Nutzerinnen und Nutzer selbst an. Für die verlinkten Seiten sind deren ' +
              'Anbieter verantwortlich. Der Betreiber prüft sie nicht im Voraus; wird ihm ein ' +
              'rechtswidriger Link bekannt, entfernt er ihn.',
          },
        ],
      },
      {
        heading: 'Verbraucherstreitbeilegung',
        blocks: [
          {
            kind: 'paragraph',
            text:
              'Hinweis nach § 36 VSBG: Der Betreiber ist nicht bereit und nicht verpflichtet, an ' +
              'Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
          },
        ],
      },
    ],
  };
};
