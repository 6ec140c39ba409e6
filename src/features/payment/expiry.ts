import { withoutLabel } from '#lib/codes/label.ts';
import { plain } from '#lib/reader/plain.ts';
import { EXPIRY_CHARACTERS } from './limits.ts';

const LABELS = [
  'EXPIRY DATE',
  'EXPIRY',
  'EXPIRES',
  'EXP',
  'VALID THRU',
  'VALID UPTO',
  'VALID TILL',
  'एक्सपायरी',
];

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** What may be between month and year. */
const GAP = "[\\s/.,\u2019'\u2010-\u2015\u2212-]*";
const MONTH_FIRST = new RegExp(`^(\\d{1,2})${GAP}(?:20(?=\\d\\d))?(\\d{2})$`);
const YEAR_FIRST = new RegExp(`^20(\\d{2})${GAP}(\\d{1,2})$`);
/** Of `2028-09` what a field of five characters holds. */
const SHORT_YEAR_FIRST = /^(\d{2})-(\d{1,2})$/;
const NAMED = new RegExp(`^([a-z]{3,9})${GAP}(?:20(?=\\d\\d))?(\\d{2})$`);

/** An expiry without its label, in plain characters. */
export const bareExpiry = (text: string): string => withoutLabel(plain(text), LABELS).trim();

/** `12/2029`, `12 - 29`, `1229`, `2029-12`, `29-12` and `Dec 2029` as `12/29`; undefined for anything else. */
export function wholeExpiry(text: string): string | undefined {
  const bare = bareExpiry(text).toLowerCase();
  if (bare.length > 20) return undefined;
  const [, nameTyped = '', yearOfName = ''] = NAMED.exec(bare) ?? [];
  const named = MONTHS.findIndex((month) => nameTyped.startsWith(month)) + 1;
  if (named > 0) return inTwoDigits(String(named), yearOfName);
  const [, lateYear = '', lateMonth = ''] = YEAR_FIRST.exec(bare) ?? [];
  if (lateYear !== '' && Number(lateMonth) <= 12) return inTwoDigits(lateMonth, lateYear);
  const [, shortYear = '', monthOfIt = ''] = SHORT_YEAR_FIRST.exec(bare) ?? [];
  if (Number(shortYear) > 12 && Number(monthOfIt) <= 12) return inTwoDigits(monthOfIt, shortYear);
  const [, month = '', year = ''] = MONTH_FIRST.exec(bare) ?? [];
  return month === '' ? undefined : inTwoDigits(month, year);
}

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

/** The number of a month whose name begins so, in two digits and with the slash behind it; undefined for none. */
export function namedMonth(text: string): string | undefined {
  const month = MONTHS.indexOf(text.toLowerCase()) + 1;
  return month > 0 ? inTwoDigits(String(month), '') : undefined;
}
