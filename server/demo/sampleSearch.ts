import type { IsoDate } from '../../src/contract/dates';
import type { Company, Contact } from '../../src/contract/schemas';
import type { IsoTimestamp } from '../database/tables';
import type { ApplicationValues } from '../repositories/applications';
import { sampleCompanies } from './sampleCompanies';

export interface DatedApplication {
  values: Omit<ApplicationValues, 'company_id' | 'contact_id'>;
  createdAt: IsoTimestamp;
  /** The place of the contact person among those of the company. */
  contact: number | null;
  notes: string[];
}

export interface DatedCompany {
  values: Omit<Company, 'id'>;
  contacts: Omit<Contact, 'id' | 'company_id'>[];
  applications: DatedApplication[];
}

/** The sample search as it stands on the day `today`. */
export function sampleSearch(today: IsoDate): DatedCompany[] {
  const day = (days: number): IsoDate => {
    const date = new Date(`${today}T00:00:00.000Z`);
    date.setUTCDate(date.getUTCDate() + days);
    return date.toISOString().slice(0, 10);
  };
  const dayIfAny = (days: number | undefined) => (days === undefined ? null : day(days));

  return sampleCompanies.map(({ contacts, applications, ...values }) => ({
    values,
    contacts,
    applications: applications.map((application) => ({
      values: {
        job_title: application.job_title,
        salary_expectation: application.salary ?? null,
        status: application.status,
        applied_on: dayIfAny(application.applied_on),
        interview_on: dayIfAny(application.interview_on),
        offer_on: dayIfAny(application.offer_on),
        rejected_on: dayIfAny(application.rejected_on),
        follow_up_on: dayIfAny(application.follow_up_on),
      },
      createdAt: `${day(application.created)}T08:15:00.000Z`,
      contact: application.contact ?? null,
      notes: application.notes ?? [],
    })),
  }));
}
