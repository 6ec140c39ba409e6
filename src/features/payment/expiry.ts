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

/** What may stand between month and year. */
const GAP = "[\\s/.,\u2019'\u2010-\u2015\u2212-]*";
const MONTH_FIRST = new RegExp(`^(\\d{1,2})${GAP}(?:20(?=\\d\\d))?(\\d{2})$`);
const YEAR_FIRST = new RegExp(`^20(\\d{2})${GAP}(\\d{1,2})$`);
const NAMED = new RegExp(`^([a-z]{3,9})${GAP}(?:20(?=\\d\\d))?(\\d{2})$`);

/** An expiry without its label, in plain characters. */
export const bareExpiry = (text: string): string => withoutLabel(plain(text), LABELS).trim();

/** `12/2029`, `12 - 29`, `1229`, `2029-12` and `Dec 2029` as `12/29`; undefined for anything else. */
export function wholeExpiry(text: string): string | undefined {
  const bare = bareExpiry(text).toLowerCase();
  if (bare.length > 20) return undefined;
  const [, nameTyped = '', yearOfName = ''] = NAMED.exec(bare) ?? [];
  const named = MONTHS.findIndex((month) => nameTyped.startsWith(month)) + 1;
  if (named > 0) return inTwoDigits(String(named), yearOfName);
  const [, lateYear = '', lateMonth = ''] = YEAR_FIRST.exec(bare) ?? [];
  if (lateYear !== '' && Number(lateMonth) <= 12) return inTwoDigits(lateMonth, lateYear);
  const [, month = '', year = ''] = MONTH_FIRST.exec(bare) ?? [];
  return month === '' ? undefined : inTwoDigits(month, year);
}

const inTwoDigits = (month: string, year: string) => `${month.padStart(2, '0')}/${year}`;

/** Longest beginning of another form than MM/YY: `September 202`. */
const LONGEST_BEGINNING = 14;

const isLabel = (text: string) =>
  LABELS.some((label) =>
    label.replace(' ', '').startsWith(text.toUpperCase().replace(/[\s.:]/g, '')),
  );

/** Whether typing on may make an expiry of what is longer than MM/YY: `Feb 2`, `20/28-0`, `Exp: 0`. */
const isBeginning = (text: string): boolean =>
  text.length < LONGEST_BEGINNING &&
  (isLabel(text) ||
    /^20\/?\d{0,2}[-/.\s]?\d?$/.test(text) ||
    MONTHS.some((month) =>
      new RegExp(`^${month}[a-z]{0,6}[\\s/.\u2019'-]*\\d{0,3}$`, 'i').test(text),
    ));

/** A text within the cap of the field; the beginning of a longer form stays until it is whole. */
export const cappedExpiry = (text: string): string =>
  isBeginning(text) ? text : text.slice(0, EXPIRY_CHARACTERS);
