import { PHONE_LABELS } from '#domain/labels/phone.ts';
import { PHONE_MAX_DIGITS, PHONE_MIN_DIGITS } from '#features/sign-up/limits.ts';
import { typedPhone, withoutPrefix } from '#features/sign-up/phone.ts';
import { withoutLabel } from '#lib/codes/label.ts';
import { plain } from '#lib/reader/plain.ts';

const INDIA = { region: 'IN', dialCode: '91', lengths: [10] };

/** Digits and what people put between them. */
const NUMBER = /^[+(]{0,2}[\d\s().,/\u2010-\u2015-]+$/;

/**
 * The phone number that somebody wrote where an e-mail address belongs, with its `+` and dial code, by the rules of the
 * sign-up; undefined for any other text. Without a `+` or 00 it is one of India.
 */
export function writtenNumber(text: string): string | undefined {
  const bare = withoutLabel(plain(text).trim().replace(/^tel:/i, ''), PHONE_LABELS);
  if (!NUMBER.test(bare)) return undefined;
  const typed = typedPhone(bare);
  const international = typed.startsWith('+') ? typed.slice(1) : undefined;
  if (international && !international.startsWith(INDIA.dialCode))
    return isPossible(international) ? typed : undefined;
  const national = withoutPrefix(international?.slice(INDIA.dialCode.length) ?? typed, INDIA);
  return INDIA.lengths.includes(national.length) ? `+${INDIA.dialCode}${national}` : undefined;
}

const isPossible = ({ length }: string) => length >= PHONE_MIN_DIGITS && length <= PHONE_MAX_DIGITS;

/** As it is written in India, `+91 98765 43210`; as it is for other countries. */
export const numberInWords = (number: string): string =>
  number.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');

/**
 * What stands in the field of an address for somebody who has none. Nobody can have it, and mail to it goes nowhere
 * (RFC 2606, section 2).
 */
export const addressOf = (number: string): string => `${number.slice(1)}@phone.invalid`;
