import { plural } from '#languages/hi/words/plural.ts';

const ORDINALS = [
  'पहली',
  'दूसरी',
  'तीसरी',
  'चौथी',
  'पाँचवीं',
  'छठी',
  'सातवीं',
  'आठवीं',
  'नौवीं',
  'दसवीं',
  'ग्यारहवीं',
  'बारहवीं',
  'तेरहवीं',
  'चौदहवीं',
  'पंद्रहवीं',
  'सोलहवीं',
  'सत्रहवीं',
  'अठारहवीं',
  'उन्नीसवीं',
  'बीसवीं',
  'इक्कीसवीं',
];

export const letter = (letter: string) => `अक्षर ${letter}`;
export const digit = (digit: string) => `अंक ${digit}`;
export const sign = (sign: string) => `“${sign}”`;
export const special = 'कोई खास निशान';

/**
 * Takes the place from 0 on, and the character that is there as it is called above. Hindi has one word for a
 * character and a letter, so these speak of places.
 */
export const notLetter = (place: number, found: string) =>
  `${ORDINALS[place]} जगह पर अक्षर होना चाहिए, ${found} नहीं।`;
export const notDigit = (place: number, found: string) =>
  `${ORDINALS[place]} जगह पर अंक होना चाहिए, ${found} नहीं।`;
export const notEither = (place: number, found: string) =>
  `${ORDINALS[place]} जगह पर अक्षर या अंक होना चाहिए, ${found} नहीं।`;
export const notThisLetter = (place: number, wanted: string, found: string) =>
  `${ORDINALS[place]} जगह पर अक्षर ${wanted} होना चाहिए, ${found} नहीं।`;
export const notThisDigit = (place: number, wanted: string, found: string) =>
  `${ORDINALS[place]} जगह पर अंक ${wanted} होना चाहिए, ${found} नहीं।`;
export const moreMisfits = (count: number) =>
  plural(count, `${count} और जगह पर भी गड़बड़ी है।`, `${count} और जगहों पर भी गड़बड़ी है।`);
