import { applicationDateFields } from '../contract/dates';
import type { Application, Company, Contact, NotePayload } from '../contract/schemas';
import { editValuesOf, type ApplicationEditValues, type ApplicationFields } from './applicationForm';
import type { CompanyValues } from './companyForm';
import { contactFields, hasFullName, hasNoName, type ContactValues } from './contactForm';
import { contactName } from './contactName';
import { normalizeWebsite } from './formats';

/** A version of an application with all that its form shows of it. */
export interface ApplicationVersion {
  values: ApplicationEditValues;
  /** The provider's tag for it; `null` where it gives none. */
  etag: string | null;
  /** The contact persons of the company at that time. */
  contactIds: readonly number[];
}

export function versionOf(
  application: Application & { etag: string | null },
  companies: readonly Company[],
  contacts: readonly Contact[],
): ApplicationVersion {
  return {
    values: editValuesOf(
      application,
      companies.find(({ id }) => id === application.company.id),
      contacts.find(({ id }) => id === application.contact?.id),
    ),
    etag: application.etag,
    contactIds: contacts.map(({ id }) => id),
  };
}

/** What two versions differ in. A company or a contact that was exchanged counts as one. */
type Subject =
  | { kind: 'application'; field: keyof ApplicationFields }
  | { kind: 'company'; field: keyof CompanyValues }
  | { kind: 'contact'; field: keyof ContactValues }
  | { kind: 'note' };

/** What somebody else has changed: both values as text, empty where there is none. */
export type Difference = Subject & {
  /** Tells it from the others of the same comparison. */
  key: string;
  mine: string;
  theirs: string;
  /** The user has changed it too, to something else: one of the two has to be chosen. */
  isConflict: boolean;
};

export type Side = 'mine' | 'theirs';

/** By the key of the difference; what was not chosen stays what the user has typed. */
export type Choices = Readonly<Record<string, Side>>;

interface Three<Value> {
  base: Value;
  mine: Value;
  theirs: Value;
}

/** In the order of the form, as differences are told. */
const plainFields = [
  'job_title',
  'salary_expectation',
  'status',
  'follow_up_on',
  ...applicationDateFields.filter((field) => field !== 'follow_up_on'),
] as const;

const companyFields = ['name', 'industry', 'website'] as const;

const trimmed = (text: string) => text.trim();

const websiteText = (text: string) => normalizeWebsite(text) ?? text.trim();

type Person = Pick<ApplicationEditValues, 'contact_id' | 'contact'>;

/** Without names there is no contact person: a save would delete one that is there. */
function personText({ contact }: Person): string {
  if (hasNoName(contact)) return '';
  const { email, position, phone } = contact;
  return [contactName(contact), position, email, phone].map(trimmed).filter(Boolean).join(', ');
}

function personIdentity(person: Person): string {
  return hasNoName(person.contact) ? '' : `${person.contact_id ?? ''} ${personText(person)}`;
}

function isSame<Value>({ base, mine, theirs }: Three<Value>): boolean {
  return base === mine && base === theirs;
}

/**
 * What the user has typed and what somebody else has saved, each compared with
 * the version that both began with. What one of them changed is kept; where
 * both changed the same to something else, `choices` decides. Nothing of the
 * others is lost or taken without being told of in `differences`.
 */
export function mergeVersions(
  base: ApplicationEditValues,
  mine: ApplicationEditValues,
  { values: theirs, contactIds }: Pick<ApplicationVersion, 'values' | 'contactIds'>,
  choices: Choices = {},
): { values: ApplicationEditValues; differences: Difference[] } {
  const differences: Difference[] = [];

  /** @param identityOf equal where two values count as the same, in whatever words */
  function pick<Value>(
    subject: Subject,
    key: string,
    three: Three<Value>,
    textOf: (value: Value) => string,
    identityOf = textOf,
  ): Value {
    const [before, typed, saved] = [three.base, three.mine, three.theirs].map(identityOf);
    if (typed === saved || saved === before) return three.mine;
    const isConflict = typed !== before;
    differences.push({
      ...subject,
      key,
      mine: textOf(three.mine),
      theirs: textOf(three.theirs),
      isConflict,
    });
    return isConflict && choices[key] !== 'theirs' ? three.mine : three.theirs;
  }

  const all = <Value>(of: (values: ApplicationEditValues) => Value): Three<Value> => ({
    base: of(base),
    mine: of(mine),
    theirs: of(theirs),
  });

  function pickPlain(): Pick<ApplicationEditValues, (typeof plainFields)[number]> {
    const values = { ...mine };
    for (const field of plainFields) {
      const subject = { kind: 'application', field } as const;
      values[field] = pick(subject, field, all((version) => version[field]), trimmed);
    }
    return values;
  }

  function pickCompany(): Pick<ApplicationEditValues, 'company_id' | 'company'> {
    const three = all(({ company_id, company }) => ({ company_id, company }));
    if (!isSame(all(({ company_id }) => company_id))) {
      return pick(
        { kind: 'application', field: 'company_id' },
        'company',
        three,
        ({ company }) => company.name,
        ({ company_id, company }) =>
          [company_id, company.name, company.industry, company.website].join('\n'),
      );
    }
    const company = { ...mine.company };
    for (const field of companyFields) {
      company[field] = pick(
        { kind: 'company', field },
        `company.${field}`,
        all((version) => version.company[field]),
        field === 'website' ? websiteText : trimmed,
      );
    }
    return { company_id: mine.company_id, company };
  }

  function pickPerson(): Person {
    const three = all<Person>(({ contact_id, contact }) => ({ contact_id, contact }));
    const isOnePerson =
      mine.contact_id !== null &&
      isSame(all(({ contact_id }) => contact_id)) &&
      [base, mine, theirs].every(({ contact }) => hasFullName(contact));
    if (!isOnePerson) {
      const subject = { kind: 'application', field: 'contact_id' } as const;
      const person = pick(subject, 'contact', three, personText, personIdentity);
      // One that was deleted meanwhile has to be created anew.
      const isThere = person.contact_id !== null && contactIds.includes(person.contact_id);
      return { ...person, contact_id: isThere ? person.contact_id : null };
    }
    const contact = { ...mine.contact };
    for (const field of contactFields) {
      contact[field] = pick(
        { kind: 'contact', field },
        `contact.${field}`,
        all((version) => version.contact[field]),
        trimmed,
      );
    }
    return { contact_id: mine.contact_id, contact };
  }

  function pickNotes(): NotePayload[] {
    const texts = all(({ notes }) => new Map(notes.map(({ id, text }) => [id, text])));
    const added = mine.notes.filter(({ id }) => id === null);
    // Told in the order of the form, kept in that of the saved version.
    const asInForm = new Set([...texts.mine.keys(), ...texts.theirs.keys()]);
    const asSaved = new Set([...texts.theirs.keys(), ...texts.mine.keys()]);
    const kept = new Map<number | null, NotePayload>();
    for (const id of asInForm) {
      if (id === null) continue;
      const isNew = !texts.base.has(id) && !texts.mine.has(id);
      const saved = texts.theirs.get(id) ?? '';
      // A new one with the same words is this one: saved before, by a save whose answer got lost.
      const twin = isNew ? added.findIndex(({ text }) => trimmed(text) === trimmed(saved)) : -1;
      if (twin >= 0) added.splice(twin, 1);
      const typed = twin >= 0 ? saved : (texts.mine.get(id) ?? '');
      const three = { base: texts.base.get(id) ?? '', mine: typed, theirs: saved };
      const text = pick({ kind: 'note' }, `note ${id}`, three, trimmed);
      // One that was removed meanwhile has to be added anew.
      if (text !== '') kept.set(id, { id: texts.theirs.has(id) ? id : null, text });
    }
    return [...[...asSaved].flatMap((id) => kept.get(id) ?? []), ...added];
  }

  const values = {
    ...pickPlain(),
    ...pickCompany(),
    ...pickPerson(),
    notes: pickNotes(),
  };
  return { values, differences };
}
