import { PHONE_MAX_DIGITS, PHONE_MIN_DIGITS } from '#domain/phone.ts';
import { plain } from '#lib/reader/plain.ts';
import { typedPhone } from './phone.ts';

const MAX_CHARACTERS = 400;

/** Separators of two numbers: signs, words. */
const BETWEEN = /[,;/|&\n\t]|\p{L}{2,}/u;

/** Mobile numbers of India that nothing but a space parts. */
const MOBILES = /(?:(?:\+|00)?91[ -]?|0)?[6-9]\d{4}[ -]?\d{5}(?!\d)/g;

/** The last digits of another line of the same office: `022 2345 6789/90`. */
const LAST_DIGITS = /^\d{1,4}$/;

/** The phone numbers of a text that has several, as they are read; none of one that has one at most. */
export function phonesIn(text: string): readonly string[] {
  const whole = plain(text.slice(0, MAX_CHARACTERS)).trim();
  // A link has one number, and a message behind it.
  if (/[:/]\/\/|[?&]\w+=/.test(whole)) return [];
  const found: string[] = [];
  for (const part of whole.split(BETWEEN).map((each) => each.trim())) {
    const last = found.at(-1);
    if (last && LAST_DIGITS.test(part) && whole.includes(`/${part}`))
      found.push(last.slice(0, -part.length) + part);
    else found.push(...numbersOf(part));
  }
  const different = [...new Set(found)];
  return different.length > 1 ? different : [];
}

/** What the field keeps of a text: its number, or the first of several. */
export const firstPhone = (text: string): string => phonesIn(text)[0] ?? typedPhone(text);

function numbersOf(part: string): string[] {
  const number = typedPhone(part);
  const digits = number.replace(/\D/g, '').length;
  if (digits < PHONE_MIN_DIGITS) return [];
  if (digits <= PHONE_MAX_DIGITS) return [number];
  const mobiles = part.match(MOBILES) ?? [];
  const inMobiles = mobiles.join('').replace(/\D/g, '').length;
  return inMobiles === digits ? mobiles.map(typedPhone) : [];
}
