import { plural } from '#words/plural.ts';

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  'twenty-first',
];

export const letter = (letter: string) => `the letter ${letter}`;
export const digit = (digit: string) => `the digit ${digit}`;
export const sign = (sign: string) => `“${sign}”`;
export const special = 'a special character';

/** Takes the place from 0 on, and the character that is there as it is called above. */
export const notLetter = (place: number, found: string) =>
  `The ${ORDINALS[place]} character must be a letter, not ${found}.`;
export const notDigit = (place: number, found: string) =>
  `The ${ORDINALS[place]} character must be a digit, not ${found}.`;
export const notEither = (place: number, found: string) =>
  `The ${ORDINALS[place]} character must be a letter or a digit, not ${found}.`;
export const notThisLetter = (place: number, wanted: string, found: string) =>
  `The ${ORDINALS[place]} character must be the letter ${wanted}, not ${found}.`;
export const notThisDigit = (place: number, wanted: string, found: string) =>
  `The ${ORDINALS[place]} character must be the digit ${wanted}, not ${found}.`;
export const moreMisfits = (count: number) =>
  plural(count, '1 more character is out of place.', `${count} more characters are out of place.`);
