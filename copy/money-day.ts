import * as words from '#copy/tariff/day.ts';
import { nextWorkingDay, weekday } from '#domain/working-day.ts';
import type { MoneyDay, Week } from './types/sections.ts';

/** A Monday, in days since 1 January 1970; no holiday falls into its week or the next one. */
const SOME_MONDAY = 4;

const nameOf = (day: number) => words.week[weekday(day + 6)] ?? '';

/** Days of a week, and the working day that follows each, as the rules have them. */
export function nextDays(sold: string, arrives: string): Week {
  const paidOn = words.week.map((_, ahead) => nextWorkingDay(SOME_MONDAY + ahead));
  return {
    sold,
    arrives,
    arrivals: [...new Set(paidOn)].map((day) => ({
      day: nameOf(day),
      of: words.week.filter((_, ahead) => paidOn[ahead] === day),
    })),
  };
}

/** One sale by the clock, and the week's days of arrival under it. */
export const moneyDay = (name: keyof typeof words.days): MoneyDay => ({
  label: words.label,
  moments: words.days[name].map(([time, text]) => ({ time, text })),
  week: nextDays(words.sold, words.arrives),
});
