import { nextWorkingDay } from '#domain/working-day.ts';
import * as words from './words.ts';

const WEEKDAY = { weekday: 'long', timeZone: 'UTC' } as const;
const WITH_DATE = { ...WEEKDAY, day: 'numeric', month: 'long' } as const;

const said = (day: number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(words.locale, options).format(day * 86_400_000);

/** The weekday of a day that is counted from 1 January 1970: `Monday`. */
export const weekdayOf = (day: number): string => said(day, WEEKDAY);

/** The same with its date: `Monday, 30 November`. */
export const dated = (day: number): string => said(day, WITH_DATE);

/** When what is sold on a day reaches the bank. */
export const arrivalOf = (day: number): string => words.byHour(dated(nextWorkingDay(day)));
