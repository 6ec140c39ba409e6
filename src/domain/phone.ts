/** Digits of a phone number, its country's dial code included. */
export const PHONE_MIN_DIGITS = 8;
export const PHONE_MAX_DIGITS = 15;

/** The `+` of a number as it is dialled from abroad, or India's 00 for it. */
export const ABROAD = /^[\s(]*(?:\+|00(?!0))/;

/** A country's dial code, and how many digits its numbers have without that. */
export interface NumberPlan {
  dialCode: string;
  lengths: readonly number[];
}

/**
 * A number without the dial code or the 0 of its own country, where it is possible only without it: in India 91 or 0
 * before ten digits.
 */
export function withoutPrefix(number: string, { dialCode, lengths }: NumberPlan): string {
  if (number === '' || lengths.includes(number.length)) return number;
  const prefix = [dialCode, `0${dialCode}`, '0'].find(
    (each) => number.startsWith(each) && lengths.includes(number.length - each.length),
  );
  return prefix ? number.slice(prefix.length) : number;
}
