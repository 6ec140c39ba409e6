import { CARD_LABELS } from '#domain/labels/card.ts';
import { passesLuhn } from '#domain/luhn.ts';
import { withoutLabel } from '#lib/codes/label.ts';
import { withoutSeparators } from '#lib/codes/plain-code.ts';
import { plain } from '#lib/reader/plain.ts';
import { withSpokenDigits } from '#lib/reader/spoken.ts';
import { bareExpiry, cappedExpiry, cappedWhole, namedMonth, wholeExpiry } from './expiry.ts';
import { CARD_NUMBER_CHARACTERS, CVV_CHARACTERS, EXPIRY_CHARACTERS } from './limits.ts';

/** Words before the first digit, of a number that is not hidden in part. */
const WORDS = /^(?!.*(?:X{3}|[*#\u2022]))\D{3,}(?=\d)/is;

/** Sixteen digits, as cards have them in groups, among others. */
const GROUPED = /(?:^|\D)(\d{4}([ -]?)\d{4}\2\d{4}\2\d{4})(?!\d)/g;

/** The only card number of a text that has other digits as well: `12/28 4111 1111 1111 1111`. */
function cardAmong(text: string): string | undefined {
  if (text.length > MAX_CHARACTERS) return undefined;
  const found = [...plain(text).matchAll(GROUPED)].map(([, number = '']) =>
    number.replace(/\D/g, ''),
  );
  const [only, ...more] = [...new Set(found)].filter(passesLuhn);
  return more.length === 0 ? only : undefined;
}

const MAX_CHARACTERS = 400;

/** Whether a number has more digits than its field holds; from `most` on the rest is another, such as an expiry. */
export function isCut(text: string, kept: number, most: number): boolean {
  const { length } = withoutSeparators(plain(text)).match(/^\D{0,40}(\d+)$/)?.[1] ?? '';
  return length > kept && length <= most;
}

/**
 * A card number in digits 0 to 9, without its label and the spaces, dashes and dots that it is printed with, within its
 * cap.
 */
export function typedCardNumber(text: string): string {
  const among = text.length > CARD_NUMBER_CHARACTERS && cardAmong(text);
  if (among) return among;
  const number = withoutSeparators(withoutLabel(plain(withSpokenDigits(text)), CARD_LABELS))
    .replace(/(\d)[_/](?=\d)/g, '$1')
    .replace(WORDS, '');
  // What was parted by spaces may be a label now.
  return number === text || !/\d/.test(number)
    ? number.slice(0, CARD_NUMBER_CHARACTERS)
    : typedCardNumber(number);
}

/** The digits of a CVV without its label and what is beside it, within their cap. */
export function typedCvv(text: string): string {
  const whole = plain(withSpokenDigits(text)).replace(/(\d)\s(?=\d(?:\s|$))/g, '$1');
  const [only, ...more] = whole.match(/\d+/g)?.filter((part) => part.length === 3) ?? [];
  if (only && more.length === 0) return only;
  return whole
    .replace(/^\s*c(?:vv|vc|id)2?[\s.:#=-]*(?=\d)/i, '')
    .replace(/^\D{2,}(?=\d)/, '')
    .trim()
    .slice(0, CVV_CHARACTERS);
}

/**
 * An expiry after typing. The slash is added after the month when the text grew at its end, and
 * only then: who deletes, or types in the middle, is left alone. A year of four digits is shortened as it is typed, and
 * the name of a month becomes its number, so that no form needs more than the cap.
 *
 * @param before the text before this change
 * @param atEnd whether the caret is at the end
 */
export function typedExpiry(text: string, before: string, atEnd: boolean): string {
  // Put over the old text, and not typed after it.
  if (atEnd && !text.startsWith(before) && !before.startsWith(text)) return pastedExpiry(text);
  const grew = atEnd && text.length > before.length;
  if (!grew) return cappedExpiry(text);
  // More than one key at a time: somebody or something has filled it in.
  if (text.length > before.length + 1) return pastedExpiry(text);
  const bare = bareExpiry(text);
  const named = namedMonth(bare);
  if (named) return named;
  // The rest of a month's name, which has been read.
  if (/^\d{2}\/[\p{L}\p{M}]$/u.test(bare)) return before;
  // 02/20 was the beginning of 02/2028.
  const [, month, digit] = /^(\d{2})\/20(\d)$/.exec(bare) ?? [];
  if (month && digit && Number(month) <= 12) return `${month}/${digit}`;
  // 31/08/ is the day and the month of 31/08/2031.
  const [, day, monthOfDay] = /^(\d{2})\/(\d{2})[/.-]$/.exec(bare) ?? [];
  if (monthOfDay && Number(day) > 12 && Number(monthOfDay) <= 12) return `${monthOfDay}/`;
  // And 20/28 that of 2028-09.
  const [, year, monthDigit] = /^20\/(\d{2})[-/.\s]?(\d?)$/.exec(bare) ?? [];
  if (year && bare.length > EXPIRY_CHARACTERS) return `${year}-${monthDigit}`;
  const [, shortYear] = /^(\d{2})-\d{2}$/.exec(bare) ?? [];
  if (Number(shortYear) > 12) return pastedExpiry(bare);
  return cappedExpiry(withSlash(bare));
}

/** An expiry that was pasted, filled in whole, or left. */
export const pastedExpiry = (text: string): string =>
  wholeExpiry(text) ?? cappedWhole(withSlash(bareExpiry(text)));

function withSlash(text: string): string {
  if (/^\d\/$/.test(text)) return `0${text}`;
  // Those who type the slash themselves find it there already.
  if (/^\d{2}\/[/|.:\u2044-]$/.test(text)) return text.slice(0, -1);
  return /^\d{2,4}$/.test(text) ? `${text.slice(0, 2)}/${text.slice(2)}` : text;
}
