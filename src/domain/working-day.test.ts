import { describe, expect, it } from 'vitest';
import { calendarDay } from '#domain/calendar-day.ts';
import { dayInIndia, isWorkingDay, nextWorkingDay, weekday } from '#domain/working-day.ts';

const day = (date: string) => Date.parse(date) / 86_400_000;

describe('a working day', () => {
  // Read off a calendar of 2026 and 2027. Holidays: 26 January, 15 August and 2 October everywhere, and the tariff's 25
  // December.
  it.each([
    ['a Thursday', '2026-11-26', '2026-11-27'],
    ['a Friday', '2026-11-27', '2026-11-30'],
    ['a Saturday', '2026-11-28', '2026-11-30'],
    ['a Sunday', '2026-11-29', '2026-11-30'],
    ['the day before Christmas, a Friday', '2026-12-24', '2026-12-28'],
    ['the day before Republic Day, a Tuesday', '2027-01-25', '2027-01-27'],
    ['a Friday before a Monday that is Republic Day', '2026-01-23', '2026-01-27'],
    ['the day before Gandhi Jayanti, a Friday', '2026-10-01', '2026-10-05'],
    ['the day before Independence Day, a Sunday', '2027-08-14', '2027-08-16'],
    ['the last day of a year', '2026-12-31', '2027-01-01'],
  ])('after %s, %s, is %s', (_what, from, next) => {
    expect(calendarDay(nextWorkingDay(day(from)))).toBe(next);
  });

  it('is one, follows within a week, and none lies between', () => {
    for (let from = day('2024-01-01'); from < day('2034-01-01'); from += 1) {
      const next = nextWorkingDay(from);
      expect(isWorkingDay(next)).toBe(true);
      expect(next - from).toBeLessThanOrEqual(6);
      for (let between = from + 1; between < next; between += 1)
        expect(isWorkingDay(between)).toBe(false);
      expect(weekday(from)).toBe(new Date(from * 86_400_000).getUTCDay());
    }
  });

  it('begins at midnight in India', () => {
    expect(dayInIndia(Date.parse('2026-11-28T23:59:59+05:30'))).toBe(day('2026-11-28'));
    expect(dayInIndia(Date.parse('2026-11-29T00:00:00+05:30'))).toBe(day('2026-11-29'));
  });
});
