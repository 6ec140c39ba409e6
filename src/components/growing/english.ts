import { site } from '#facts/site.ts';

/** Names that are written so in every language. */
const NAMES =
  /\b(?:RuPay|Visa|Mastercard|Maestro|Amex|DigiLocker|WhatsApp|OpenStreetMap|GeoNames|Android|iPhone)\b/g;

/** A sign within a word: of addresses, names of files and values. */
const SIGN = /[@/_.]\S/;

const WORD = /\p{Ll}{2}/u;

const OTHER_THAN_LATIN = /(?!\p{Script=Latin})\p{L}/u;

const withoutAddresses = (text: string): string =>
  text
    .split(/\s/)
    .filter((word) => !SIGN.test(word))
    .join(' ');

/**
 * Whether a text of a language with other letters was left in English: it has words, in Latin
 * letters alone, that are no names, addresses or abbreviations.
 */
export const isEnglish = (text: string): boolean =>
  !OTHER_THAN_LATIN.test(text) &&
  WORD.test(withoutAddresses(text.replaceAll(site.brand, '').replace(NAMES, '')));
