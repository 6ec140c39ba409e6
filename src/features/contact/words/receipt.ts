import { clock, localDay } from '#words/times.ts';

export const number = 'Its number:';
export const saveCopy = 'Save a copy';
/** The file, line by line. */
export const copyOf = (id: string, now: number, name: string, email: string, message: string) =>
  `${id}\n${localDay(now)}, ${clock(now)}\n${name}, ${email}\n\n${message}\n`;
