import type { Problem } from '../../src/domain/problems';
import { problemTexts } from '../../src/texts/problemTexts';

type Problems = Readonly<Record<string, Problem | undefined>>;

/** What a user reads at each field that has a problem. */
export function messagesOf(problems: Problems): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) =>
      problem ? [[field, problemTexts[problem]]] : [],
    ),
  );
}
