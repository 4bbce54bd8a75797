function localDay(offset: number) {
  const day = new Date();
  day.setDate(day.getDate() + offset);
  const pad = (part: number) => String(part).padStart(2, '0');
  return { year: String(day.getFullYear()), month: pad(day.getMonth() + 1), day: pad(day.getDate()) };
}

/** A local day as `yyyy-MM-dd`, so many days from today. */
export function isoDay(offset = 0): string {
  const { year, month, day } = localDay(offset);
  return `${year}-${month}-${day}`;
}

/** The same as `dd.MM.yy`. */
export function shortDay(offset = 0): string {
  const { year, month, day } = localDay(offset);
  return `${day}.${month}.${year.slice(2)}`;
}

/** The same as `dd.MM.yyyy`. */
export function longDay(offset = 0): string {
  const { year, month, day } = localDay(offset);
  return `${day}.${month}.${year}`;
}
