import { dayInWords } from '#lib/day-in-words.ts';
import { dayOf } from '#lib/day-of.ts';

/** The visitor's day as `1 July 2017`. */
export const today = (): string => dayInWords(dayOf(Date.now()));
