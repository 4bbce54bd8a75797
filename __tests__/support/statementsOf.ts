import type { Database } from '../../server/database/connection';
import { SharedFileAdapter } from '../../server/database/sqliteAdapter';

/** The statements that are executed while something is done, also those that wait for nobody. */
export async function statementsOf(
  database: Database,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const executor = database.getExecutor();
  const { adapter } = executor;
  const inLine = jest.spyOn(executor, 'executeQuery');
  const atOnce =
    adapter instanceof SharedFileAdapter ? jest.spyOn(adapter, 'executeAtOnce') : undefined;
  try {
    await work();
    const answered = atOnce?.mock.calls.filter(
      (_call, index) => atOnce.mock.results[index]?.value !== undefined,
    );
    return [...inLine.mock.calls, ...(answered ?? [])].map(([{ sql }]) => sql);
  } finally {
    inLine.mockRestore();
    atOnce?.mockRestore();
  }
}
