import type { Application } from '../../src/contract/schemas';
import { createApiClient, type ApiClient } from './apiClient';

/** What a user was told to be saved, and what of it must therefore be there. */
export interface Written {
  id: number;
  contactId: number;
  companyId: number;
  /** The last one that was acknowledged. */
  saved: string;
  /** The last one that was sent: nobody knows whether it was saved. */
  sent: string;
}

/** How many notes one application has: all say what its title says. */
const notes = 3;

/**
 * Several at once who create and change for as long as the server answers.
 * What belongs together in one application carries the same mark.
 */
export function createWriters(token: string) {
  const written: Written[] = [];
  let acknowledged = 0;
  const waiting: { count: number; resolve: () => void }[] = [];

  const acknowledge = () => {
    acknowledged += 1;
    for (const { count, resolve } of waiting) if (acknowledged >= count) resolve();
  };

  async function change(api: ApiClient, row: Written, mark: string) {
    row.sent = mark;
    await api.updateApplication(row.id, {
      job_title: mark,
      salary_expectation: mark,
      notes: Array.from({ length: notes }, () => ({ id: null, text: mark })),
    });
    row.saved = mark;
    acknowledge();
  }

  async function write(api: ApiClient, mark: string) {
    const { id: companyId } = await api.createCompany({ name: mark });
    acknowledge();
    const { id: contactId } = await api.createContact({ company_id: companyId, last_name: mark });
    acknowledge();
    const { id } = await api.createApplication({
      company_id: companyId,
      contact_id: contactId,
      job_title: mark,
    });
    const row = { id, companyId, contactId, saved: mark, sent: mark };
    written.push(row);
    acknowledge();
    for (const number of [1, 2, 3]) await change(api, row, `${mark}/${number}`);
  }

  return {
    written: written as readonly Readonly<Written>[],

    /** Resolves when so many more have been acknowledged. */
    acknowledged: (more: number) =>
      new Promise<void>((resolve) => waiting.push({ count: acknowledged + more, resolve })),

    /** @returns when the server is gone, or after `stop` */
    start(url: URL, name: string) {
      let isStopped = false;
      const api = createApiClient(new URL('/api', url).href, token);
      const work = async (writer: number) => {
        for (let count = 0; !isStopped; count += 1) await write(api, `${name}-${writer}-${count}`);
      };
      const done = Promise.allSettled([1, 2, 3, 4, 5, 6].map(work));
      return {
        done,
        stop: async () => {
          isStopped = true;
          const results = await done;
          for (const result of results) if (result.status === 'rejected') throw result.reason;
        },
      };
    },
  };
}

/** An application that is whole says the same everywhere. */
function markOf({ id, job_title: mark, salary_expectation: salary, notes: texts }: Application) {
  const isNew = salary === null && texts.length === 0;
  const isChanged = salary === mark && texts.length === notes && texts.every(({ text }) => text === mark);
  if (!isNew && !isChanged) throw new Error(`Application ${id} is half written: ${mark}`);
  return mark;
}

/**
 * Whether a server has all of these rows, each as it was saved or as it was
 * sent after that, and nothing that is half written.
 */
export async function expectWritten(url: URL, token: string, rows: readonly Written[]) {
  const response = await fetch(new URL('/api/applications/', url), {
    headers: { authorization: `Token ${token}` },
  });
  expect(response.status).toBe(200);
  const applications = (await response.json()) as Application[];
  const found = new Map(applications.map((each) => [each.id, { ...each, mark: markOf(each) }]));
  for (const { id, companyId, contactId, saved, sent } of rows) {
    const there = found.get(id);
    // The later mark of an application is the greater one.
    if (!there || there.mark < saved || there.mark > sent) {
      throw new Error(`„${saved}“ was saved, but there is „${there?.mark ?? 'nothing'}“.`);
    }
    expect(there).toMatchObject({ company: { id: companyId }, contact: { id: contactId } });
  }
}
