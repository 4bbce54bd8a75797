export type Line = <Result>(key: number, task: () => Promise<Result>) => Promise<Result>;

/**
 * Runs the tasks of each key one after the other, those of different keys side
 * by side: two changes of one application end in the later one.
 */
export function createLine(): Line {
  const lastOf = new Map<number, Promise<unknown>>();
  return (key, task) => {
    const before = lastOf.get(key) ?? Promise.resolve();
    const run = before.then(task, task);
    lastOf.set(key, run);
    const leave = () => {
      if (lastOf.get(key) === run) lastOf.delete(key);
    };
    run.then(leave, leave);
    return run;
  };
}
