import { tooBusy } from './refusals';

/**
 * Makes a function that runs at most `limit` tasks at once and lets the others
 * wait in line; who would make the line longer than `longestLine` is refused.
 */
export function limitConcurrency(
  limit: number,
  longestLine = Infinity,
): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (task) => {
    // Who leaves hands the place to the next in line, so `running` stays as it is.
    if (running < limit) running += 1;
    else if (waiting.length >= longestLine) throw tooBusy();
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
