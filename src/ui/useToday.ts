import { DateTime } from 'luxon';
import { useEffect, useState } from 'react';
import { dayOf, untilNextDay } from '../domain/calendar';

/** The longest a timer may sleep: a computer that was asleep notices its new day soon. */
const longestSleep = 10 * 60 * 1000;

/** The user's local day as `yyyy-MM-dd`, also when the tab stays open past midnight. */
export function useToday(): string {
  const [today, setToday] = useState(() => dayOf(DateTime.local()));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const now = DateTime.local();
      setToday(dayOf(now));
      timer = setTimeout(look, Math.min(untilNextDay(now), longestSleep));
    };
    const lookWhenShown = () => {
      setToday(dayOf(DateTime.local()));
    };
    look();
    document.addEventListener('visibilitychange', lookWhenShown);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookWhenShown);
    };
  }, []);

  return today;
}
