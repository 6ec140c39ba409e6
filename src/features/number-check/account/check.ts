import { ACCOUNT_LABELS } from '#domain/labels/account.ts';
import { type Checked, right, unclear, wrong } from '#features/number-check/checked.ts';
import * as common from '#features/number-check/words/common.ts';
import { named } from '#lib/code-shape.ts';
import { codesIn } from '#lib/codes/codes-in.ts';
import { withoutLabel } from '#lib/codes/label.ts';
import { isMasked, withX } from '#lib/codes/masked.ts';
import { lastFour, plainCode } from '#lib/codes/plain-code.ts';
import { plain } from '#lib/reader/plain.ts';
import * as words from './words.ts';

/** Within a sentence. */
export const FORM = '\\d{9,18}';

const MIN_DIGITS = 9;
const MAX_DIGITS = 18;

/** Longest account number that a payment message carries (RBI, NEFT message formats: 35x). */
const MAX_CHARACTERS = 35;

/** An amount with its commas, and two numbers with decimals, as of a position. */
const OTHER_NUMBERS =
  /^(?:(?:₹|rs\.?|inr)\s?[\d,.]+|\d{6,18}\.\d{1,2}|\d{1,3}(?:,\d{2,3}){1,9}(?:\.\d{1,2})?|[-+]?\d{1,3}\.\d{3,20}[,;\s]{1,3}[-+]?\d{1,3}\.\d{3,20})$/i;

/** Other codes beside it, such as an IFSC. */
const OTHER_CODES = /(^|[\s,;:])[A-Z]{4,5}\d[A-Z\d]{4,9}(?=$|[\s,;.])/gi;

const OWN = /^\d{9,18}$/;

/** As messages of banks have them: XX1234, *1234, ending 1234. */
const FEW_HIDDEN = /^(?:X{1,2}|[*#\u2022]|END(?:ING|S)?(?:IN|WITH)?)\d{3,6}$/;

/** Letters in front of the digits are a part of the number, as of loans: LAI-00012345. */
const LETTERED = /(?:^|[^A-Z\d/])(?!A\/?C|ACC|NO|NUM)[A-Z]{1,6}[-/]\d{6,18}(?!\d)/i;

/** As South Indian Bank writes to whom money went: <A/c>to 98… */
const TO_SOMEONE = /A\/c[>\s]{0,3}to[\s:]*\d/i;

/** How a spreadsheet shows a long number: 1.23457E+13, here without its dot. */
const SHORTENED = /^[0-9]{1,17}E\+[0-9]{1,2}$/;

/**
 * Each bank has its own format and secret check digits, so only the number of digits is checked. Virtual accounts of
 * gateways, and some banks, have letters in theirs (SBI's e-collect: four letters and a merchant's number; looked up in
 * November 2026).
 */
export function check(text: string): Checked {
  const digits = numberOf(text);
  if (OTHER_NUMBERS.test(withoutLabel(plain(text), ACCOUNT_LABELS)))
    return unclear(words.title, [words.otherNumbers]);
  if (TO_SOMEONE.test(plain(text))) return unclear(words.title, [words.toSomeone]);
  if (LETTERED.test(plain(text))) return unclear(words.title, [words.withLetters]);
  const alone = numberOf(text.replace(OTHER_CODES, '$1'));
  if (alone !== digits && OWN.test(alone)) return check(alone);
  // Letters of another word are none of the number.
  const [found, ...more] =
    /\s/.test(text.trim()) && /[^\d]/.test(digits) ? codesIn(text, FORM) : [];
  if (found && more.length === 0) return check(found);
  if (isMasked(digits) || FEW_HIDDEN.test(digits))
    return unclear(
      words.title,
      [common.masked],
      withX(digits.replace(/^END\D+/, 'X')).slice(0, MAX_CHARACTERS),
    );
  if (SHORTENED.test(digits)) return wrong(words.title, [words.shortened]);
  const strange = [...digits].find((character) => !/^[A-Z0-9/]$/.test(character));
  if (strange) return wrong(words.title, [words.strange(named(strange))]);
  if (/^(?!IN)[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/.test(digits))
    return unclear(words.title, [words.iban]);
  if (/[A-Z/]/.test(digits)) return unclear(words.title, [words.withLetters]);
  if (digits.length < MIN_DIGITS || digits.length > MAX_DIGITS)
    return unclear(words.title, [words.wrongLength(MIN_DIGITS, MAX_DIGITS, digits.length)]);
  return right(
    words.title,
    lastFour(digits),
    [{ label: common.digits, value: String(digits.length) }],
    [words.ownWay],
  );
}

/** Without the label, also behind another word: `Loan A/c`. */
const numberOf = (text: string): string =>
  plainCode(text, ACCOUNT_LABELS).replace(/^[A-Z]{1,20}A\/C(?:NO)?/, '');
