import { isShortNumber } from '#domain/short-numbers.ts';
import { type Checked, right, unclear } from '#features/number-check/checked.ts';
import * as common from '#features/number-check/words/common.ts';
import { lastFour } from '#lib/codes/plain-code.ts';
import { isLandline, isWrittenAsLandline, mayBeLandline } from './landline.ts';
import * as words from './words.ts';

// Ten digits, those of mobiles from 6 on, behind a dial code or a 0 (Department of Telecommunications, National
// Numbering Plan; looked up in November 2026).
const MOBILE = /^(?:\+91|0091|91|0)?0?([6-9]\d{9})$/;
const OTHER_INDIAN = /^(?:\+91|0091|91|0)?0?([1-9]\d{9})$/;

/**
 * Toll-free, also from abroad, with shared costs, of sellers (140), all as in libphonenumber's metadata; calls of banks
 * and authorities (Telecom Regulatory Authority: 1600 series).
 */
const SERVICE =
  /^(?:000800\d{7}|180(?:0\d{4,9}|3\d{9})|186(?:0\d{7}|[12]\d{9})|140\d{7}|160[01]\d{6})$/;

/** Digits behind a + (ITU-T E.164). */
const ABROAD = /^\+(?!91)([1-9]\d{6,14})$/;

/** Whether digits may be a mobile number of India, with its dial code or a 0 before it or without. */
export const mayBeMobile = (digits: string): boolean => MOBILE.test(digits);

/** A number that a + or a word says to be of a phone. */
export function phone(text: string): Checked {
  const number = text.replace(/[^\d+]/g, '');
  if (SERVICE.test(number) || isShortNumber(number)) return phoneOf(number, words.service);
  const mobile = MOBILE.exec(number)?.[1];
  if (mobile && (isLandline(mobile) || isWrittenAsLandline(text)))
    return phoneOf(mobile, words.landline);
  if (mobile && mayBeLandline(mobile) && !/\d{5}[ -]\d{5}/.test(text))
    return phoneOf(mobile, words.mobileOrLandline);
  const [kind, digits] =
    [
      [words.mobile, mobile] as const,
      [words.landline, OTHER_INDIAN.exec(number)?.[1]] as const,
      [words.abroad, ABROAD.exec(number)?.[1]] as const,
    ].find(([, found]) => found) ?? [];
  if (!kind || !digits) return unclear(words.phone, [words.phoneLength], lastFour(number));
  return phoneOf(digits, kind);
}

const phoneOf = (digits: string, kind: string): Checked =>
  right(words.phone, lastFour(digits), [
    { label: common.digits, value: String(digits.length) },
    { label: words.kind, value: kind },
  ]);
