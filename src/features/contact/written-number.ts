import { ABROAD, PHONE_MAX_DIGITS, PHONE_MIN_DIGITS, withoutPrefix } from '#domain/phone.ts';
import { plain } from '#lib/reader/plain.ts';
import { NO_ADDRESS } from './limits.ts';

const INDIA = { dialCode: '91', lengths: [10] };

/** A word before it at most, such as `Mobile:` or `tel:`; then digits and what people put between them. */
const NUMBER = /^(?:[\p{L}\p{M}]{1,15}[\s.:]{1,3})?([+(]{0,2}[\d\s().,/\u2010-\u2015-]+)$/u;

/**
 * The phone number that somebody wrote where an e-mail address belongs, with its `+` and dial code, by the rules of the
 * sign-up; undefined for any other text. Without a `+` or 00 it is one of India.
 */
export function writtenNumber(text: string): string | undefined {
  const [, number = ''] = NUMBER.exec(plain(text).trim()) ?? [];
  const isAbroad = ABROAD.test(number);
  const digits = number.replace(/\D/g, '').replace(isAbroad ? /^00/ : '', '');
  if (isAbroad && !digits.startsWith(INDIA.dialCode))
    return isPossible(digits) ? `+${digits}` : undefined;
  const national = withoutPrefix(isAbroad ? digits.slice(INDIA.dialCode.length) : digits, INDIA);
  return INDIA.lengths.includes(national.length) ? `+${INDIA.dialCode}${national}` : undefined;
}

/** What parts two numbers. */
const BETWEEN = /[,;|/\n]|\s(?:or|and|या|और)\s/i;

/** The numbers that somebody wrote there, each once, with a sign or a word between. */
export function writtenNumbers(text: string): readonly string[] {
  const whole = writtenNumber(text);
  if (whole) return [whole];
  const parts = text.length > MAX_CHARACTERS ? [] : text.split(BETWEEN).map(writtenNumber);
  return parts.includes(undefined) ? [] : [...new Set(parts as string[])];
}

const MAX_CHARACTERS = 200;

const isPossible = ({ length }: string) => length >= PHONE_MIN_DIGITS && length <= PHONE_MAX_DIGITS;

/** As it is written in India, `+91 98765 43210`; as it is for other countries. */
export const numberInWords = (number: string): string =>
  number.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');

/** The value of the e-mail field for a visitor without an address. */
export const addressOf = (number: string): string => number.slice(1) + NO_ADDRESS;

/** The number in such an address; undefined for any other. */
export const numberIn = (address: string): string | undefined =>
  address.endsWith(NO_ADDRESS) ? `+${address.slice(0, -NO_ADDRESS.length)}` : undefined;
