import { sessionLifetimeDays } from '../contract/limits';
import type { LegalBlock, LegalDocument, Operator } from './legalDocument';
import { emailAddress, missingDetails, postalAddress } from './operatorBlocks';

const paragraph = (text: string): LegalBlock => ({ kind: 'paragraph', text });
const list = (items: string[]): LegalBlock => ({ kind: 'list', items });

/** Our own server always names an operator, if only an empty one; without it another may answer. */
const otherProvider = (operator: Operator | undefined): LegalBlock[] =>
  operator
    ? []
    : [
        {
          kind: 'notice',
          text:
            'Diese Erklärung beschreibt den Betrieb mit dem Server, der zu dieser Anwendung ' +
            'gehört. Ist sie mit dem Server eines anderen Anbieters verbunden, werden Ihre Daten ' +
            'dort verarbeitet, und es gilt dessen Datenschutzerklärung.',
        },
      ];

export const privacyText = (operator: Operator | undefined): LegalDocument => ({
  title: 'Datenschutzerklärung',
  sections: [
    {
      heading: 'Worum es geht',
      blocks: [
        paragraph(
          'Mit dieser Anwendung verwalten Sie Ihre Bewerbungen. Diese Erklärung informiert Sie ' +
            'nach Art. 13 der Datenschutz-Grundverordnung (DSGVO), welche personenbezogenen ' +
            'Daten dabei verarbeitet werden, wozu, wie lange und welche Rechte Sie haben.',
        ),
        ...otherProvider(operator),
      ],
    },
    {
      heading: 'Verantwortlicher',
      blocks: [
        paragraph(
          'Verantwortlich für die Verarbeitung ist der Betreiber dieser Installation. An ihn ' +
            'können Sie sich mit allen Fragen zum Datenschutz wenden.',
        ),
        ...missingDetails(operator),
        ...postalAddress(operator),
        ...emailAddress(operator),
      ],
    },
    {
      heading: 'Welche Daten gespeichert werden',
      blocks: [
        paragraph('Gespeichert wird, was Sie selbst eingeben, und was für die Anmeldung nötig ist:'),
        list([
          'Konto: Benutzername, E-Mail-Adresse und Passwort. Vom Passwort wird nur ein ' +
            'gesalzener scrypt-Hash gespeichert, nie das Passwort selbst.',
          'Bewerbungen: Jobtitel, Firma, Kontaktperson, Gehaltsvorstellung, Status, die Daten ' +
            'von Bewerbung, Interview, Angebot, Ablehnung und Wiedervorlage, Ihre Notizen und ' +
            'der Zeitpunkt, zu dem Sie die Bewerbung angelegt haben.',
          'Firmen: Name, Branche und Website.',
          'Kontaktpersonen: Vorname, Nachname, E-Mail-Adresse, Position und Telefonnummer.',
          'Sitzungen: Bei Registrierung und Anmeldung erzeugt der Server ein zufälliges ' +
            'Sitzungstoken, an dem er Ihren Browser wiedererkennt. Er speichert davon nur einen ' +
            'Hash, aus dem sich das Token nicht zurückrechnen lässt, dazu den Zeitpunkt der ' +
            'Anmeldung, den der letzten Nutzung (höchstens stündlich aktualisiert) und grob das ' +
            'Gerät, zum Beispiel „Firefox auf Windows“. Daran erkennen Sie Ihre Sitzungen auf ' +
            'der Seite „Konto“ wieder.',
        ]),
        paragraph(
          'Bitte halten Sie in Freitextfeldern keine besonders sensiblen Angaben fest, etwa zu ' +
            'Gesundheit, Religion oder Gewerkschaftszugehörigkeit. Die Anwendung braucht sie ' +
            'nicht.',
        ),
      ],
    },
    {
      heading: 'Zwecke und Rechtsgrundlagen',
      blocks: [
        list([
          'Bereitstellung der Anwendung, also Ihr Konto führen, Sie anmelden und Ihre Einträge ' +
            'speichern und anzeigen: Art. 6 Abs. 1 lit. b DSGVO (Nutzungsverhältnis mit Ihnen).',
          'Daten der Kontaktpersonen, die Sie eintragen: Art. 6 Abs. 1 lit. f DSGVO. Das ' +
            'berechtigte Interesse liegt darin, dass Sie Ihre Bewerbungen ordnen und ' +
            'Ansprechpersonen erreichen können.',
          'Sicherer und störungsfreier Betrieb, insbesondere Protokolle und die Begrenzung von ' +
            'Anmelde- und Registrierungsversuchen: Art. 6 Abs. 1 lit. f DSGVO. Das berechtigte ' +
            'Interesse liegt darin, Fehler zu finden und Angriffe abzuwehren.',
        ]),
        paragraph(
          'Zu anderen Zwecken, etwa zur Werbung, werden Ihre Daten nicht verarbeitet. Die ' +
            'Anwendung verschickt keine E-Mails. Eine automatisierte Entscheidungsfindung oder ' +
            'Profiling nach Art. 22 DSGVO findet nicht statt.',
        ),
      ],
    },
    {
      heading: 'Daten anderer Personen',
      blocks: [
        paragraph(
          'Mit Kontaktpersonen und Notizen können Sie Daten Dritter speichern. Tragen Sie nur ' +
            'ein, was Sie für Ihre Bewerbung brauchen und verwenden dürfen; für diese Auswahl ' +
            'sind Sie selbst verantwortlich. Die Einträge kann kein anderes Konto sehen.',
        ),
        paragraph(
          'Ist Ihr Name hier als Kontaktperson gespeichert, stammen die Angaben von der Person, ' +
            'die sich beworben hat. Die unten genannten Rechte haben auch Sie.',
        ),
      ],
    },
    {
      heading: 'Speicherdauer',
      blocks: [
        list([
          'Bewerbungen, Kontaktpersonen und Notizen bleiben gespeichert, bis Sie sie in der Anwendung löschen ' +
            'oder vom Betreiber löschen lassen, längstens bis zur Löschung Ihres Kontos.',
          'Das Konto bleibt gespeichert, bis Sie es auf der Seite „Konto“ löschen oder den ' +
            'Betreiber per E-Mail darum bitten. Mit dem Konto wird sofort alles gelöscht, was ' +
            'dazugehört, auch die Firmen und die Sitzungen.',
          'Das Sitzungstoken bleibt in Ihrem Browser, bis Sie sich abmelden. Mit der Abmeldung ' +
            `löscht der Server, was er dazu gespeichert hat. Wird eine Sitzung ${sessionLifetimeDays} ` +
            'Tage lang nicht genutzt, endet sie von selbst und wird gelöscht. Auf der Seite ' +
            '„Konto“ können Sie Sitzungen auf anderen Geräten einzeln oder alle auf einmal ' +
            'beenden.',
          'Server-Protokolle werden nach höchstens sieben Tagen gelöscht.',
        ]),
        paragraph(
          'Legt der Betreiber Sicherungskopien an, sind gelöschte Daten darin noch enthalten, ' +
            'bis die Kopien turnusmäßig überschrieben oder gelöscht werden.',
        ),
      ],
    },
    {
      heading: 'Server-Protokolle',
      blocks: [
        paragraph(
          'Ruft Ihr Browser Seiten oder Daten ab, kann der Server dies protokollieren: ' +
            'Zeitpunkt, Art des Aufrufs, Ergebnis und Dauer. IP-Adressen, Passwörter, ' +
            'Sitzungstoken und Ihre Einträge stehen nicht in diesen Protokollen. Setzt der ' +
            'Betreiber einen Webserver davor, kann dieser auch IP-Adresse und Adresse des Aufrufs ' +
            'protokollieren. Alle Protokolle werden nach höchstens sieben Tagen gelöscht.',
        ),
        paragraph(
          'Damit niemand Passwörter durchprobiert, zählt der Server außerdem je IP-Adresse und ' +
            'je Konto die Anmelde- und Registrierungsversuche sowie je Konto die Versuche, das ' +
            'Passwort zu ändern oder das Konto zu löschen. Er merkt sich höchstens sieben Tage, ' +
            'von welchen IP-Adressen die Anmeldung gelungen ist. Gespeichert werden dabei nur ' +
            'Hashwerte. Ist das jeweilige Zeitfenster abgelaufen, werden sie gelöscht.',
        ),
      ],
    },
    {
      heading: 'Speicher Ihres Browsers',
      blocks: [
        paragraph(
          'Die Anwendung setzt keine Cookies. Im lokalen Speicher Ihres Browsers (Local Storage) ' +
            'legt sie nur ab, was für ihre Funktion nötig ist:',
        ),
        list([
          '„authToken“: das Sitzungstoken, damit Sie angemeldet bleiben. Beim Abmelden wird es ' +
            'entfernt.',
          'Ihre Wahl zwischen hellem und dunklem Farbschema und ob Sie Tastenkürzel ' +
            'ausgeschaltet haben. Beides bleibt, bis Sie die Daten dieser Website in Ihrem ' +
            'Browser löschen, und wird nicht an den Server gesendet.',
        ]),
        paragraph(
          'All das ist unbedingt erforderlich, um die von Ihnen gewünschten Funktionen ' +
            'bereitzustellen. Eine Einwilligung ist dafür nach § 25 Abs. 2 Nr. 2 TDDDG nicht ' +
            'nötig.',
        ),
      ],
    },
    {
      heading: 'Empfänger und Drittländer',
      blocks: [
        paragraph(
          'Die Anwendung gibt Ihre Daten nicht an Dritte weiter und übermittelt sie nicht in ' +
            'Länder außerhalb der Europäischen Union und des Europäischen Wirtschaftsraums. ' +
            'Lässt der Betreiber den Server von einem Dienstleister hosten, verarbeitet dieser ' +
            'die Daten in seinem Auftrag und nach seinen Weisungen (Art. 28 DSGVO).',
        ),
        paragraph(
          'Die Anwendung enthält kein Tracking, keine Statistikdienste, keine Werbung und keine ' +
            'Inhalte fremder Server; auch Schriften und Skripte kommen vom selben Server. Erst ' +
            'wenn Sie den Link zur Website einer Firma anklicken, stellt Ihr Browser eine ' +
            'Verbindung zu deren Server her. Dabei teilt er nicht mit, von welcher Seite Sie ' +
            'kommen.',
        ),
      ],
    },
    {
      heading: 'Demo-Konto',
      blocks: [
        paragraph(
          'Bietet die Anmeldeseite ein Demo-Konto an, teilen sich alle Besucherinnen und ' +
            'Besucher dieses eine Konto. Was Sie dort eingeben, können alle anderen lesen und ' +
            'ändern. Geben Sie dort keine echten Daten ein, weder eigene noch fremde. Das Konto ' +
            'wird bei jedem Start des Servers und einmal täglich auf seine erfundenen ' +
            'Beispieldaten zurückgesetzt.',
        ),
      ],
    },
    {
      heading: 'Müssen Sie Daten angeben?',
      blocks: [
        paragraph(
          'Weder Gesetz noch Vertrag verpflichten Sie dazu. Ohne Benutzername, E-Mail-Adresse ' +
            'und Passwort lässt sich aber kein Konto anlegen, und ohne die als Pflichtfeld ' +
            'gekennzeichneten Angaben keine Bewerbung oder Firma speichern. Alles Weitere ist ' +
            'freiwillig.',
        ),
      ],
    },
    {
      heading: 'Sicherheit',
      blocks: [
        paragraph(
          'Jeder Eintrag gehört zu genau einem Konto und ist nur mit einem gültigen ' +
            'Sitzungstoken dieses Kontos abrufbar. Die Einträge selbst sind nicht ' +
            'Ende-zu-Ende-verschlüsselt: Wer den Server verwaltet, kann sie technisch einsehen.',
        ),
        paragraph(
          'Die Verschlüsselung der Übertragung richtet der Betreiber ein. Sie erkennen sie ' +
            'daran, dass die Adresse in Ihrem Browser mit „https://“ beginnt. Ist das nicht der ' +
            'Fall und läuft die Anwendung nicht auf Ihrem eigenen Rechner, geben Sie bitte keine ' +
            'persönlichen Daten ein.',
        ),
      ],
    },
    {
      heading: 'Ihre Rechte',
      blocks: [
        paragraph('Sie haben gegenüber dem Betreiber das Recht auf'),
        list([
          'Auskunft über Ihre Daten und eine Kopie davon (Art. 15 DSGVO),',
          'Berichtigung unrichtiger Daten (Art. 16 DSGVO),',
          'Löschung (Art. 17 DSGVO),',
          'Einschränkung der Verarbeitung (Art. 18 DSGVO),',
          'Mitteilung, welchen Empfängern eine Berichtigung, Löschung oder Einschränkung ' +
            'weitergegeben wurde (Art. 19 DSGVO),',
          'Übertragung Ihrer Daten in einem gängigen, maschinenlesbaren Format (Art. 20 DSGVO),',
          'Widerspruch gegen die Verarbeitung (Art. 21 DSGVO, siehe unten).',
        ]),
        paragraph(
          'Die Bewerbungen auf Ihrem Board samt Firma, Kontaktperson und Notizen können Sie in ' +
            'der Anwendung selbst einsehen und berichtigen. Auf der Seite „Konto“ können Sie ' +
            'außerdem eine Kopie aller Ihrer Daten als JSON-Datei herunterladen, Ihr Passwort ' +
            'ändern und das Konto mit allem, was dazugehört, löschen; beim Demo-Konto, das sich ' +
            'alle teilen, geht nur das Herunterladen. Für alles andere genügt eine E-Mail an ' +
            'den Betreiber.',
        ),
        paragraph(
          'Außerdem können Sie sich nach Art. 77 DSGVO bei einer Datenschutz-Aufsichtsbehörde ' +
            'beschweren, insbesondere dort, wo Sie wohnen, wo Sie arbeiten oder wo der ' +
            'mutmaßliche Verstoß geschehen ist.',
        ),
      ],
    },
    {
      heading: 'Widerspruchsrecht nach Art. 21 DSGVO',
      blocks: [
        paragraph(
          'Soweit Ihre Daten auf Grundlage von Art. 6 Abs. 1 lit. f DSGVO verarbeitet werden, ' +
            'können Sie dem aus Gründen, die sich aus Ihrer besonderen Situation ergeben, ' +
            'jederzeit widersprechen. Der Betreiber verarbeitet die Daten dann nicht mehr, es ' +
            'sei denn, er weist zwingende schutzwürdige Gründe nach, die Ihre Interessen, Rechte ' +
            'und Freiheiten überwiegen, oder die Verarbeitung dient der Geltendmachung, Ausübung ' +
            'oder Verteidigung von Rechtsansprüchen. Eine E-Mail an den Betreiber genügt.',
        ),
      ],
    },
    {
      heading: 'Widerruf von Einwilligungen',
      blocks: [
        paragraph(
          'Die Anwendung stützt keine Verarbeitung auf eine Einwilligung. Sollten Sie dem ' +
            'Betreiber dennoch einmal eine erteilen, können Sie sie nach Art. 7 Abs. 3 DSGVO ' +
            'jederzeit mit Wirkung für die Zukunft widerrufen.',
        ),
      ],
    },
    {
      heading: 'Änderungen und Stand',
      blocks: [
        paragraph(
          'Ändert sich die Anwendung oder die Rechtslage, wird diese Erklärung angepasst. Es ' +
            'gilt die Fassung auf dieser Seite.',
        ),
        paragraph('Stand: November 2026'),
      ],
    },
  ],
});
