import { calendarDay } from '#domain/calendar-day.ts';
import { dayInIndia, nextWorkingDay } from '#domain/working-day.ts';

/** Milliseconds of a day. */
export const DAY = 86_400_000;
export const HOUR = 3_600_000;
export const MINUTE = 60_000;

/** India is five and a half hours ahead of UTC, all year. */
const INDIA = 5.5 * HOUR;

/** When every sandbox begins: 15 January 2026, 10:30 in India, in milliseconds since 1970. */
export const START = 1_768_453_200_000;

const two = (number: number) => String(number).padStart(2, '0');

/** A time as RFC 3339 writes it, with `+05:30`. */
export function written(ms: number): string {
  const local = Math.floor((ms + INDIA) / 1_000);
  const days = Math.floor(local / 86_400);
  const seconds = local - days * 86_400;
  const time = [seconds / 3_600, (seconds / 60) % 60, seconds % 60].map(Math.floor).map(two);
  return `${calendarDay(days)}T${time.join(':')}+05:30`;
}

/** The next full or half hour after a time, when NEFT sends its batches. */
export const nextHalfHour = (ms: number) => (Math.floor(ms / (30 * MINUTE)) + 1) * 30 * MINUTE;

/** Six in the morning of the next working day in India, after a time. */
export const nextWorkingMorning = (ms: number): number =>
  nextWorkingDay(dayInIndia(ms - 6 * HOUR)) * DAY + 6 * HOUR - INDIA;
