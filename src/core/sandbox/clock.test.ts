import { describe, expect, it } from 'vitest';
import { nextHalfHour, nextWorkingMorning, START, written } from '#core/sandbox/clock/time.ts';

/** The platform's own calendar, in the time of India. */
const platform = (ms: number) => `${new Date(ms + 19_800_000).toISOString().slice(0, 19)}+05:30`;

describe('the calendar', () => {
  it('begins on 15 January 2026 at 10:30 in India', () => {
    expect(written(START)).toBe('2026-01-15T10:30:00+05:30');
  });

  it('agrees with the platform on every day for forty years, leap days included', () => {
    for (let day = -3_000; day < 12_000; day++) {
      const ms = START + day * 86_400_000 + day * 7_000;
      expect(written(ms)).toBe(platform(ms));
    }
    for (const day of ['2000-02-29', '2024-02-29', '2100-02-28', '2100-03-01', '1999-12-31'])
      expect(written(Date.parse(`${day}T23:59:59+05:30`))).toBe(`${day}T23:59:59+05:30`);
  });

  it.each([
    ['2026-01-15T10:30:00+05:30', '2026-01-15T11:00:00+05:30'],
    ['2026-01-15T10:59:59+05:30', '2026-01-15T11:00:00+05:30'],
    ['2026-01-15T23:40:00+05:30', '2026-01-16T00:00:00+05:30'],
  ])('after %s NEFT sends its batch at %s', (now, then) => {
    expect(written(nextHalfHour(Date.parse(now)))).toBe(then);
  });

  // 15 January 2026 was a Thursday.
  it.each([
    ['2026-01-15T10:30:00+05:30', '2026-01-16T06:00:00+05:30'],
    ['2026-01-16T06:00:00+05:30', '2026-01-19T06:00:00+05:30'],
    ['2026-01-17T12:00:00+05:30', '2026-01-19T06:00:00+05:30'],
    ['2026-01-19T00:10:00+05:30', '2026-01-19T06:00:00+05:30'],
    // 26 January 2026 was a Monday.
    ['2026-01-23T12:00:00+05:30', '2026-01-27T06:00:00+05:30'],
  ])('after %s the next working morning is %s', (now, then) => {
    expect(written(nextWorkingMorning(Date.parse(now)))).toBe(then);
  });
});
