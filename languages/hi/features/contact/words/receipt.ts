import { clock, localDay } from '#languages/hi/words/times.ts';

export const number = 'इसका नंबर:';
export const saveCopy = 'संदेश की कॉपी सहेजें';
/** The file, line by line. */
export const copyOf = (id: string, now: number, name: string, email: string, message: string) =>
  `${id}\n${localDay(now)}, ${clock(now)}\n${name}, ${email}\n\n${message}\n`;
