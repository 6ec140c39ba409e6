import { PHONE_LABELS } from '#domain/labels/phone.ts';
import { ABROAD, PHONE_MIN_DIGITS } from '#domain/phone.ts';
import { withoutLabel } from '#lib/codes/label.ts';
import { plain } from '#lib/reader/plain.ts';
import type { Country } from './countries.ts';
import * as words from './words/phone.ts';

/** The digits of a plain text. */
const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** When a message was sent, as WhatsApp puts it in front of the sender: `[9:41 am, 3/2/2026] `. */
const STAMP = /^\[[^\]:]{0,40}:[^\]]{0,40}\]/;

/** What is before a number on a card or in a link. A typed label is removed with the first digit. */
const LINK =
  /^(?:tel|callto|whatsapp|sms):(?:\/\/send\?phone=)?|^(?:https?:\/\/)?(?:wa\.me|api\.whatsapp\.com\/send)[/?](?:phone=)?/i;

/** What follows a whole number: a second one, a message, its hours, the rest of a link. */
const BEHIND = /^((?:[^\d?&:;,(@]*\d){8,})[^\d?&:;,(@]*[?&:;,(@].*$/s;

/** Signs in place of digits, as messages of banks have them. The rest of such a number is none. */
const HIDDEN = /(?:[x*\u2022][ -]?){3}/i;

/**
 * Toll-free numbers, those with shared costs and short ones, which are answered and do not call (National
 * Numbering Plan).
 */
const SERVICE = /^1(?:[68]00|860|(?:[01]\d|39|81|[09]\d\d|4\d{3})$)/;

/** A number within an office, which nobody dials from outside (ITU-T E.123). */
const EXTENSION = /[\s,;]{0,3}(?:ext(?:n|ension)?|x)[.:\s]{0,3}\d{1,7}\s*$/i;

/**
 * What the field keeps of a text: the digits of its number, and a `+` in front of them if it is written as from abroad.
 * The beginning of a stamp stays until it is whole.
 */
export function typedPhone(text: string): string {
  const whole = plain(text).trim();
  if (/^\[[^\]]{0,40}$/.test(whole) || HIDDEN.test(whole)) return text;
  const number = withoutLabel(whole.replace(STAMP, '').trim().replace(LINK, ''), PHONE_LABELS);
  const digits = digitsOf(withoutExtension(number).replace(BEHIND, '$1'));
  return ABROAD.test(number) ? `+${digits.replace(/^00/, '')}` : digits;
}

/** An extension follows a whole number; else an x among the digits is a slip. */
function withoutExtension(number: string): string {
  const before = number.replace(EXTENSION, '');
  return digitsOf(before).length >= PHONE_MIN_DIGITS ? before : number;
}

/**
 * A whole number with its `+`, as `typedPhone` reads it: its country, and the digits behind the dial code. Of countries
 * that share the code, the chosen one is meant if it is among them. Undefined without a `+` or for a code that no
 * country has.
 */
export function readInternational(
  typed: string,
  countries: readonly Country[],
  chosen: Country,
): { country: Country; number: string } | undefined {
  if (!typed.startsWith('+')) return undefined;
  const digits = typed.slice(1);
  const country = [chosen, ...countries].find(({ dialCode }) => digits.startsWith(dialCode));
  return country && { country, number: digits.slice(country.dialCode.length) };
}

/** What is odd about a number for its country; empty for a possible one. It never blocks. */
export function phoneHint(number: string, { dialCode, lengths }: Country, name: string): string {
  if (HIDDEN.test(number)) return words.hidden;
  const [letters] = /[^\d\s+]+/.exec(number) ?? [];
  if (letters) return words.notDigit(letters);
  // Else the code would be gone from the number, into the country.
  if (number.startsWith('+')) return words.noSuchDialCode;
  if (dialCode === '91' && SERVICE.test(number)) return words.service;
  const possible = (digits: string) => lengths.includes(digits.length);
  if (number === '' || lengths.length === 0 || possible(number)) return '';
  if (number.startsWith(dialCode) && possible(number.slice(dialCode.length)))
    return words.dialCodeTwice(dialCode);
  if (number.startsWith('0') && possible(number.slice(1))) return words.trunkZero;
  return lengthHint(name, lengths, number.length);
}

/** Which lengths, in ascending order, numbers of a country have: `9 or 10`, `5 to 13`, `6, 7 or 10`. */
function lengthHint(name: string, lengths: readonly number[], typed: number): string {
  const [first, last] = [lengths[0], lengths.at(-1)] as [number, number];
  if (lengths.length === 1) return words.hasOneLength(name, first, typed);
  if (lengths.length > 2 && last - first === lengths.length - 1)
    return words.hasLengthsFromTo(name, first, last, typed);
  return words.hasOneOfLengths(name, lengths.slice(0, -1).join(', '), last, typed);
}
