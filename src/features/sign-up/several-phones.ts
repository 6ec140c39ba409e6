import { PHONE_MAX_DIGITS, PHONE_MIN_DIGITS } from '#domain/phone.ts';
import { plain } from '#lib/reader/plain.ts';
import { spoken } from '#lib/reader/spoken-later.ts';
import { typedPhone } from './phone.ts';

const MAX_CHARACTERS = 400;

/** Separators of two numbers: signs, words. */
const BETWEEN = /[,;/|&\n\t]|\p{L}{2,}/u;

/** Mobile numbers of India that nothing but a space parts. */
const MOBILES = /(?:^|\D)((?:(?:\+|00)?91[ -]?|0)?[6-9]\d{4}[ -]?\d{5})(?!\d)/g;

/** One with one or two digits apart before it, which are none that is dialled. */
const LAST_MOBILE = /^[^\d+]*(?!0|9?1 )\d{1,2}[.) ]\s*([6-9]\d{4}[ -]?\d{5})\D*$/;

/** More digits than a number of India has, with what is dialled before it. */
const TOO_MANY = 14;

/** Dates and times, as chats put them before a message, hours, floors and houses: `10 am`, `12th`, `2B`. */
const DATES =
  /(?:^|[^\d.:/-])(?:(?:\d{1,2}([./-])\d{1,2}\1(?:19|20)?\d\d|\d{1,2}:\d\d)(?![\d.:/-]*\d)|\d{1,3}(?=\p{L}| ?[ap]m))/giu;

/** The last digits of another line of the same office: `022 2345 6789/90`. */
const LAST_DIGITS = /^\d{1,4}$/;

/** The phone numbers of a text that has several, as they are read; none of one that has one at most. */
export function phonesIn(text: string): readonly string[] {
  const found = numbersIn(written(text));
  return found.length > 1 ? found : [];
}

/**
 * What the field keeps of a text: its number, or the first of several, and nothing of what is around it. Letters among
 * the digits stay, and so do words while nothing reads them: without them it would be another number.
 */
export function firstPhone(text: string): string {
  const { known } = spoken;
  if (known?.goesOn(text)) return text;
  const said = written(text);
  const read = known || !WORDS.test(said) ? typedPhone(said) : text;
  return known?.slipOf(said) ?? numbersIn(said)[0] ?? read;
}

const WORDS = /[\p{L}\p{M}]{2}\s+\p{L}[\p{L}\p{M}]/u;

const written = (text: string): string => {
  const typed = text.slice(0, MAX_CHARACTERS);
  return spoken.known?.withSpokenDigits(typed) ?? typed;
};

function numbersIn(text: string): readonly string[] {
  const whole = plain(text)
    .replace(DATES, ' ')
    .replace(/ ?\/ ?/g, '/')
    .trim();
  // A link has one number, and a message behind it.
  if (/[:/]\/\/|[?&]\w+=/.test(whole)) return [];
  const found: string[] = [];
  for (const part of whole.split(BETWEEN).map((each) => each.trim())) {
    const last = found.at(-1);
    if (last && LAST_DIGITS.test(part) && whole.includes(`/${part}`))
      found.push(last.slice(0, -part.length) + part);
    else found.push(...numbersOf(part));
  }
  return [...new Set(found)];
}

function numbersOf(part: string): string[] {
  if (spoken.known?.slipOf(part)) return [];
  const number = typedPhone(part.replace(/^[^+(\d]+/, ''));
  const digits = number.replace(/\D/g, '').length;
  if (digits < PHONE_MIN_DIGITS) return [];
  // The number of an item in a list, an hour.
  const last = LAST_MOBILE.exec(part)?.[1];
  if (last) return [typedPhone(last)];
  if (digits < (/^\+/.test(number) ? PHONE_MAX_DIGITS + 1 : TOO_MANY)) return [number];
  return [...part.matchAll(MOBILES)].map(([, mobile = '']) => typedPhone(mobile));
}
