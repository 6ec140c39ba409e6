import * as words from '#words/dates.ts';

/** `2017-07-01` as `1 July 2017`. */
export const dayInWords = (day: string): string => words.day(Date.parse(day));
