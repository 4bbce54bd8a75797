import { DateTime } from 'luxon';

/** Every time zone that this computer knows. */
export const timeZones: readonly string[] = Intl.supportedValuesOf('timeZone');

const day = 24 * 60 * 60 * 1000;

function offsetAt(zone: string, time: number): number {
  return DateTime.fromMillis(time, { zone }).offset;
}

/** The first moment of the new offset, between two moments with different ones. */
function changeBetween(zone: string, before: number, after: number): number {
  let [low, high] = [before, after];
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000;
    if (offsetAt(zone, middle) === offsetAt(zone, before)) low = middle;
    else high = middle;
  }
  return high;
}

export interface ClockChange {
  zone: string;
  /** The first millisecond of the new time. */
  at: number;
}

/** Every change of the clocks in a year, each once where several zones make the same one. */
export function clockChanges(year: number): ClockChange[] {
  const changes = new Map<string, ClockChange>();
  const end = Date.UTC(year + 1, 0, 1);
  // Ramadan in Morocco is the shortest time between two changes.
  const step = 28 * day;
  for (const zone of timeZones) {
    for (let time = Date.UTC(year, 0, 1); time < end; time += step) {
      const [before, after] = [offsetAt(zone, time), offsetAt(zone, time + step)];
      if (before === after) continue;
      const at = changeBetween(zone, time, time + step);
      changes.set(`${at} ${before} ${after}`, { zone, at });
    }
  }
  return [...changes.values()];
}
