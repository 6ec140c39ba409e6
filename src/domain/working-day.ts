import { settlement } from '#facts/tariff.ts';
import { calendarDay } from './calendar-day.ts';

const DAY = 86_400_000;
/** India is five and a half hours ahead of UTC, all year. */
const INDIA = 5.5 * 3_600_000;

/** The day in India at a time, in days since 1 January 1970. */
export const dayInIndia = (ms: number): number => Math.floor((ms + INDIA) / DAY);

/** The day of the week, 0 for Sunday: 1 January 1970 was a Thursday. */
export const weekday = (day: number): number => (day + 4) % 7;

const holidays: readonly string[] = settlement.holidays;

/** Monday to Friday, but for the holidays of the tariff. */
export const isWorkingDay = (day: number): boolean =>
  weekday(day) !== 0 && weekday(day) !== 6 && !holidays.includes(calendarDay(day).slice(5));

/** The first working day after a day. */
export function nextWorkingDay(day: number): number {
  const next = day + 1;
  return isWorkingDay(next) ? next : nextWorkingDay(next);
}
