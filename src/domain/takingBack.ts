import type { ApplicationChanges } from './changes';

/** Takes several changes back at once, the latest of them first. */
export function allBack(takesBack: Record<string, ApplicationChanges>): ApplicationChanges {
  return Object.values(takesBack).reduce((all, changes) => ({ ...all, ...changes }), {});
}

/** Whether two changes touch a field that is the same. */
export function overlap(one: ApplicationChanges, other: ApplicationChanges): boolean {
  return Object.keys(one).some((field) => Object.hasOwn(other, field));
}
