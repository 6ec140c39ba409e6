import { withoutLabel } from '#lib/codes/label.ts';
import { plain } from '#lib/reader/plain.ts';
import { EXPIRY_CHARACTERS } from './limits.ts';
import { MONTH_FORM, monthNamed } from './month-names.ts';

const LABELS = [
  'EXP(?:IRY|IRES|IRATION)?(?: DATE)?',
  '(?:VALID|GOOD) (?:THRU|THROUGH|UP ?TO|TILL|UNTIL)',
  'एक्सपायरी',
  'समाप्ति',
];

const MAX_CHARACTERS = 400;

/** What may be between month and year. */
const SIGN = "[\\s/|.,:_\\\\\u2019'\u2044\u2215\u2010-\u2015\u2212-]";
const GAP = `${SIGN}*`;
const MONTH_FIRST = new RegExp(`^(\\d{1,2})${GAP}(?:20(?=\\d\\d))?(\\d{2})$`);
/** With the day behind it or without: `2028-12`, `2028-12-31`. */
const YEAR_FIRST = new RegExp(`^20(\\d{2})${GAP}(\\d{1,2})(?:${SIGN}+\\d{1,2})?$`);
const DAY_FIRST = new RegExp(`^(\\d{1,2})${SIGN}+(\\d{1,2})${SIGN}+20(\\d{2})$`);
/** Of `2028-09` what a field of five characters holds. */
const SHORT_YEAR_FIRST = /^(\d{2})-(\d{1,2})$/;
const NAMED = new RegExp(
  `^(?:\\d{1,2}(?:st|nd|rd|th)?${SIGN}+)?(${MONTH_FORM})${GAP}(?:20(?=\\d\\d))?(\\d{2})$`,
  'u',
);
const NAMED_LAST = new RegExp(`^20(\\d{2})${GAP}(${MONTH_FORM})$`, 'u');

/** Dates within a text, in small letters. */
const DATE = new RegExp(
  `(\\d{1,4})(\\s?[/|.\u2044\u2215\u2010-\u2015\u2212-]\\s?)\\d{1,4}(?:\\2\\d{1,4})?|(?:\\d{1,2}\\s)?${MONTH_FORM}[\\s.,\u2019'-]{0,3}\\d{2,4}`,
  'gu',
);

/** A digit next to a date, or a letter that is taken for one: `l2/28` is not February. */
const DIGIT_BEFORE = /\d$|(?:^|[^\p{L}\p{M}])[oqdilszbg]$/u;
const DIGIT_BEHIND = /^(?:\d|[oqdilszbg](?![\p{L}\p{M}]))/u;

/** Words before the date that counts. */
const END_BEFORE =
  /(?:thru|through|till?|until|up ?to|exp(?:iry|ires|iration)?(?: date| on)?|एक्सपायरी|समाप्ति)[\s.:=-]*$/;

const spelt = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\u093C/g, '');

/** An expiry without its label, in plain characters. */
export const bareExpiry = (text: string): string => withoutLabel(plain(text), LABELS).trim();

/**
 * `12/2029`, `12 - 29`, `1229`, `2029-12`, `29-12`, `31/12/2029` and `Dec 2029` as `12/29`, or the only date of a text,
 * or the one that its words call the last; undefined for anything else.
 */
export function wholeExpiry(text: string): string | undefined {
  const readings = readingsOf(spelt(bareExpiry(text)));
  const [only, ...others] = readings.length > 0 ? readings : expiriesIn(text);
  return others.length === 0 ? only : undefined;
}

/** All expiries that a text may mean. */
export function expiriesIn(text: string): readonly string[] {
  const whole = spelt(plain(text.slice(0, MAX_CHARACTERS)));
  const found = [...whole.matchAll(DATE)]
    .map(({ 0: date, index }) => ({
      readings: readingsOf(date),
      before: whole.slice(0, index),
      behind: whole.slice(index + date.length),
    }))
    .filter(
      ({ readings, before, behind }) =>
        readings.length > 0 && !DIGIT_BEFORE.test(before) && !DIGIT_BEHIND.test(behind),
    );
  const ends = found.filter(
    ({ before, behind }) => END_BEFORE.test(before) || /^\s?तक/.test(behind),
  );
  const counts = ends.length === 1 ? ends : found;
  return [...new Set(counts.flatMap(({ readings }) => readings))];
}

/** What one date may mean; two where nobody can tell its day from its month. */
function readingsOf(date: string): readonly string[] {
  if (date.length > 24) return [];
  const [, nameTyped = '', yearOfName = ''] =
    NAMED.exec(date) ?? reversed(NAMED_LAST.exec(date)) ?? [];
  const named = monthNamed(nameTyped);
  if (named > 0) return [inTwoDigits(String(named), yearOfName)];
  const [, lateYear = '', lateMonth = ''] = YEAR_FIRST.exec(date) ?? [];
  if (lateYear !== '' && Number(lateMonth) <= 12) return [inTwoDigits(lateMonth, lateYear)];
  const [, shortYear = '', monthOfIt = ''] = SHORT_YEAR_FIRST.exec(date) ?? [];
  if (Number(shortYear) > 12 && Number(monthOfIt) <= 12) return [inTwoDigits(monthOfIt, shortYear)];
  const [, one = '', other = '', yearOfDay = ''] = DAY_FIRST.exec(date) ?? [];
  if (one !== '')
    return [...new Set([other, one].map(Number))]
      .filter((month) => month > 0 && month <= 12)
      .map((month) => inTwoDigits(String(month), yearOfDay));
  const [, month = '', year = ''] = MONTH_FIRST.exec(date) ?? [];
  return month === '' ? [] : [inTwoDigits(month, year)];
}

const reversed = (found: RegExpExecArray | null) => found && ['', found[2], found[1]];

const inTwoDigits = (month: string, year: string) => `${month.padStart(2, '0')}/${year}`;

/**
 * The expiry that a text holds, or its beginning: never more than the field takes. Of what is not an expiry, words
 * before the first digit go first.
 */
export const cappedExpiry = (text: string): string =>
  text.length > EXPIRY_CHARACTERS
    ? (wholeExpiry(text) ?? (bareExpiry(text).replace(/^\D+/, '') || text)).slice(
        0,
        EXPIRY_CHARACTERS,
      )
    : text;

/** The same of a text that was put in whole: its beginning is never a date that it does not mean. */
export function cappedWhole(text: string): string {
  const cut = cappedExpiry(text);
  return wholeExpiry(cut) && !wholeExpiry(text) && expiriesIn(text)[0] !== cut
    ? text.replace(/\D/g, '').padEnd(EXPIRY_CHARACTERS, '?').slice(0, EXPIRY_CHARACTERS)
    : cut;
}

/** The number of a month whose name begins so, in two digits and with the slash behind it; undefined for none. */
export function namedMonth(text: string): string | undefined {
  const month = /^[a-z]{3}$|^[^\0-\u024F]+$/i.test(text) ? monthNamed(spelt(text)) : 0;
  return month > 0 ? inTwoDigits(String(month), '') : undefined;
}
