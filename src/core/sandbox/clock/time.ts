/** Milliseconds of a day. */
export const DAY = 86_400_000;
export const HOUR = 3_600_000;
export const MINUTE = 60_000;

/** India is five and a half hours ahead of UTC, all year. */
const INDIA = 5.5 * HOUR;

/** When every sandbox begins: 15 January 2026, 10:30 in India, in milliseconds since 1970. */
export const START = 1_768_453_200_000;

const two = (number: number) => String(number).padStart(2, '0');

/**
 * A time as RFC 3339 writes it, with `+05:30`. The calendar is worked out by the rule of four hundred years (Howard
 * Hinnant, "chrono-Compatible Low-Level Date Algorithms"), since the sandbox asks no clock.
 */
export function written(ms: number): string {
  const local = Math.floor((ms + INDIA) / 1_000);
  const days = Math.floor(local / 86_400);
  const seconds = local - days * 86_400;
  const time = [seconds / 3_600, (seconds / 60) % 60, seconds % 60].map(Math.floor).map(two);
  return `${dayOf(days)}T${time.join(':')}+05:30`;
}

function dayOf(sinceEpoch: number): string {
  const z = sinceEpoch + 719_468;
  const era = Math.floor(z / 146_097);
  const inEra = z - era * 146_097;
  const year = Math.floor(
    (inEra - Math.floor(inEra / 1_460) + Math.floor(inEra / 36_524) - Math.floor(inEra / 146_096)) /
      365,
  );
  const inYear = inEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const shifted = Math.floor((5 * inYear + 2) / 153);
  const day = inYear - Math.floor((153 * shifted + 2) / 5) + 1;
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  return `${year + era * 400 + (month <= 2 ? 1 : 0)}-${two(month)}-${two(day)}`;
}

/** The next full or half hour after a time, when NEFT sends its batches. */
export const nextHalfHour = (ms: number) => (Math.floor(ms / (30 * MINUTE)) + 1) * 30 * MINUTE;

/** Six in the morning of the next day in India that is no Saturday or Sunday, after a time. */
export function nextWorkingMorning(ms: number): number {
  let day = Math.floor((ms + INDIA - 6 * HOUR) / DAY) + 1;
  // The first of January 1970 was a Thursday.
  while ([6, 0].includes((day + 4) % 7)) day += 1;
  return day * DAY + 6 * HOUR - INDIA;
}
