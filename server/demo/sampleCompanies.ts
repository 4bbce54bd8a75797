import type { ApplicationDateField } from '../../src/contract/dates';
import type { ApplicationStatus } from '../../src/contract/status';

/** Days from today: -3 is three days ago. */
type Days = number;

interface SampleContact {
  first_name: string;
  last_name: string;
  email: string;
  position: string;
  phone: string;
}

interface SampleApplication extends Partial<Record<ApplicationDateField, Days>> {
  job_title: string;
  salary?: string | number;
  status: ApplicationStatus;
  created: Days;
  /** The place of the contact person among those of the company. */
  contact?: number;
  notes?: string[];
}

export interface SampleCompany {
  name: string;
  industry: string;
  website: string | null;
  contacts: SampleContact[];
  applications: SampleApplication[];
}

/*
 * A lively search of the past weeks. All of it is invented: the domains are
 * reserved for examples, the telephone numbers for films.
 */
export const sampleCompanies: SampleCompany[] = [
  {
    name: 'Nordlicht Energiesysteme GmbH',
    industry: 'Erneuerbare Energien',
    website: 'https://nordlicht-energie.example.com',
    contacts: [
      {
        first_name: 'Jürgen',
        last_name: 'Hölzer',
        email: 'j.hoelzer@nordlicht-energie.example.com',
        position: 'Leiter Softwareentwicklung',
        phone: '040 66969 120',
      },
      {
        first_name: 'Aylin',
        last_name: 'Yıldız',
        email: 'karriere@nordlicht-energie.example.com',
        position: 'Personalreferentin',
        phone: '040 66969 121',
      },
    ],
    applications: [
      {
        job_title: 'Frontend-Entwicklerin (m/w/d)',
        salary: '58.000–62.000 €',
        status: 'INTERVIEW',
        created: -31,
        applied_on: -29,
        interview_on: 2,
        follow_up_on: 0,
        contact: 0,
        notes: [
          'Telefonat mit Herrn Hölzer: sehr freundlich, fragt nach Erfahrung mit Kartendarstellungen.',
          'Für das Gespräch vorbereiten: Arbeitsprobe mit den Windparks, Fragen zum Team.',
        ],
      },
      {
        job_title: 'UX-Designerin Leitstand',
        salary: 57_000,
        status: 'APPLIED',
        created: -9,
        applied_on: -8,
        follow_up_on: 5,
        contact: 1,
      },
      {
        job_title: 'Werkstudentin Datenvisualisierung',
        status: 'WITHDRAWN',
        created: -47,
        applied_on: -45,
        notes: ['Zurückgezogen: nur in Präsenz und nur bis zum Semesterende.'],
      },
    ],
  },
  {
    name: 'Brückenbau Software GmbH',
    industry: 'Softwareentwicklung',
    website: 'https://brueckenbau.example.org',
    contacts: [
      {
        first_name: 'Sönke',
        last_name: 'Petersen',
        email: 'soenke.petersen@brueckenbau.example.org',
        position: 'Geschäftsführer',
        phone: '030 23125 410',
      },
    ],
    applications: [
      {
        job_title: 'Full-Stack-Entwicklerin TypeScript',
        salary: '65.000 €',
        status: 'OFFER',
        created: -52,
        applied_on: -50,
        interview_on: -24,
        offer_on: -3,
        follow_up_on: -1,
        contact: 0,
        notes: [
          'Zweites Gespräch im Büro am Kanal, Probeaufgabe gemeinsam durchgesehen.',
          'Angebot: 64.000 €, 30 Tage Urlaub, vier Tage mobil. Bedenkzeit bis Ende nächster Woche.',
        ],
      },
      {
        job_title: 'Entwicklerin Barrierefreiheit',
        salary: 61_000,
        status: 'APPLIED',
        created: -13,
        applied_on: -12,
        follow_up_on: 0,
        contact: 0,
        notes: ['Nach zwei Wochen freundlich nachfragen.'],
      },
      {
        job_title: 'Technische Redakteurin',
        status: 'DRAFT',
        created: -2,
        notes: ['Anschreiben fehlt noch, Arbeitsproben heraussuchen.'],
      },
    ],
  },
  {
    name: 'Grünwald & Söhne Medizintechnik',
    industry: 'Medizintechnik',
    website: 'https://gruenwald-medizintechnik.example.com',
    contacts: [
      {
        first_name: 'Dr. Marlene',
        last_name: 'Grünwald',
        email: 'm.gruenwald@gruenwald-medizintechnik.example.com',
        position: 'Produktmanagement',
        phone: '089 99998 305',
      },
    ],
    applications: [
      {
        job_title: 'Softwareentwicklerin Bildgebung',
        salary: '68.000 €',
        status: 'REJECTED',
        created: -58,
        applied_on: -56,
        interview_on: -38,
        rejected_on: -27,
        contact: 0,
        notes: ['Absage: Es wurde jemand mit Erfahrung in der Zulassung gesucht.'],
      },
      {
        job_title: 'Testingenieurin Medizinprodukte',
        status: 'APPLIED',
        created: -17,
        applied_on: -16,
        follow_up_on: -2,
        contact: 0,
      },
      {
        job_title: 'Product Ownerin Patientenportal',
        salary: 70_000,
        status: 'INTERVIEW',
        created: -26,
        applied_on: -25,
        interview_on: -4,
        follow_up_on: 3,
        contact: 0,
        notes: ['Gespräch lief gut. Rückmeldung ist für nächste Woche versprochen.'],
      },
    ],
  },
  {
    name: 'Hafenküste Logistik AG',
    industry: 'Logistik',
    website: 'https://hafenkueste.example.com',
    contacts: [
      {
        first_name: 'Britta',
        last_name: 'Großmann',
        email: 'bewerbung@hafenkueste.example.com',
        position: 'Recruiting',
        phone: '040 66969 770',
      },
    ],
    applications: [
      {
        job_title: 'Anwendungsentwicklerin Disposition',
        salary: '55.000 € bei 35 Stunden',
        status: 'APPLIED',
        created: -6,
        applied_on: -5,
        follow_up_on: 9,
        contact: 0,
      },
      {
        job_title: 'Datenanalystin Seefracht',
        status: 'REJECTED',
        created: -40,
        applied_on: -39,
        rejected_on: -21,
        contact: 0,
        notes: ['Standardabsage ohne Begründung.'],
      },
      {
        job_title: 'Projektleiterin Digitalisierung',
        salary: 72_000,
        status: 'DRAFT',
        created: -1,
        notes: ['Anforderungen lesen: Reisebereitschaft bis 40 %?'],
      },
    ],
  },
  {
    name: 'Stadtwerke Lindenau',
    industry: 'Energieversorgung',
    website: 'https://stadtwerke-lindenau.example.org',
    contacts: [
      {
        first_name: 'Käthe',
        last_name: 'Baumgärtner',
        email: 'k.baumgaertner@stadtwerke-lindenau.example.org',
        position: 'Personalabteilung',
        phone: '0221 4710 233',
      },
      {
        first_name: 'Rüdiger',
        last_name: 'Weiß',
        email: 'r.weiss@stadtwerke-lindenau.example.org',
        position: 'Leiter Kundenportal',
        phone: '',
      },
    ],
    applications: [
      {
        job_title: 'Webentwicklerin Kundenportal',
        salary: 'TVöD EG 11',
        status: 'OFFER',
        created: -61,
        applied_on: -60,
        interview_on: -33,
        offer_on: -8,
        follow_up_on: 4,
        contact: 1,
        notes: [
          'Unbefristet, Jobticket, Betriebskindergarten.',
          'Frau Baumgärtner nach der Anerkennung der Berufsjahre fragen.',
        ],
      },
      {
        job_title: 'Referentin IT-Sicherheit',
        salary: 'TVöD EG 12',
        status: 'INTERVIEW',
        created: -22,
        applied_on: -21,
        interview_on: 6,
        contact: 0,
      },
      {
        job_title: 'Systemadministratorin',
        status: 'WITHDRAWN',
        created: -35,
        applied_on: -34,
        contact: 0,
        notes: ['Rufbereitschaft jedes zweite Wochenende, das passt nicht.'],
      },
    ],
  },
  {
    name: 'Müßiggang Reisen GmbH',
    industry: 'Tourismus',
    website: 'https://muessiggang-reisen.example.com',
    contacts: [],
    applications: [
      {
        job_title: 'Entwicklerin Buchungsplattform',
        salary: 54_000,
        status: 'APPLIED',
        created: -4,
        applied_on: -3,
        follow_up_on: 11,
        notes: ['Über die Website beworben, Bestätigung kam sofort.'],
      },
      {
        job_title: 'Online-Redakteurin Reiseführer',
        status: 'REJECTED',
        created: -44,
        applied_on: -43,
        rejected_on: -36,
      },
      {
        job_title: 'Produktmanagerin App',
        salary: 'nach Vereinbarung',
        status: 'DRAFT',
        created: -3,
      },
    ],
  },
  {
    name: 'Fährmann Versicherungen',
    industry: 'Versicherung',
    website: 'https://faehrmann.example.org',
    contacts: [
      {
        first_name: 'Thöre',
        last_name: 'Lüders',
        email: 't.lueders@faehrmann.example.org',
        position: 'Teamleiter Schadenportal',
        phone: '069 90009 512',
      },
    ],
    applications: [
      {
        job_title: 'Senior Frontend Engineer',
        salary: '75.000 €',
        status: 'INTERVIEW',
        created: -19,
        applied_on: -18,
        interview_on: -1,
        follow_up_on: 7,
        contact: 0,
        notes: [
          'Gespräch per Video, 45 Minuten. Team aus sechs Leuten, viel Pair Programming.',
          'Herr Lüders schickt noch die Unterlagen zur Altersvorsorge.',
          'Gehalt liegt im Rahmen, sagt er.',
        ],
      },
      {
        job_title: 'Entwicklerin Schadenmeldung (Teilzeit)',
        salary: 42_000,
        status: 'APPLIED',
        created: -11,
        applied_on: -10,
        contact: 0,
      },
      {
        job_title: 'IT-Beraterin Außendienst',
        status: 'REJECTED',
        created: -49,
        applied_on: -48,
        rejected_on: -30,
        notes: ['Führerschein Klasse B wäre Voraussetzung gewesen.'],
      },
    ],
  },
  {
    name: 'Kräuterhof Manufaktur eG',
    industry: 'Lebensmittel',
    website: null,
    contacts: [
      {
        first_name: 'Änne',
        last_name: 'Schäfer',
        email: '',
        position: 'Vorstand',
        phone: '0171 39200 44',
      },
    ],
    applications: [
      {
        job_title: 'Betreuung Onlineshop',
        salary: '3.400 € im Monat',
        status: 'APPLIED',
        created: -15,
        applied_on: -14,
        follow_up_on: 0,
        contact: 0,
        notes: ['Frau Schäfer ist am besten vormittags zu erreichen.'],
      },
      {
        job_title: 'Assistenz der Geschäftsführung',
        status: 'DRAFT',
        created: -5,
        follow_up_on: 1,
        contact: 0,
      },
      {
        job_title: 'Marketing und Messen',
        salary: 39_000,
        status: 'REJECTED',
        created: -37,
        applied_on: -36,
        rejected_on: -20,
        contact: 0,
      },
      {
        job_title: 'Qualitätssicherung Abfüllung',
        status: 'DRAFT',
        created: -7,
        notes: ['Erst mit Änne sprechen, ob die Stelle auch in Teilzeit geht.'],
      },
    ],
  },
];
