const WORDS = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** `2017-07-01` as `1 July 2017`. */
export const dayInWords = (day: string): string => WORDS.format(new Date(`${day}T00:00:00Z`));
