import { UPI_ID_FORM } from '#domain/upi-id.ts';
import * as words from '#features/number-check/words/line.ts';
import { withLatinDigits } from '#lib/reader/digits.ts';
import { lastFour, plainCode } from '#lib/reader/plain-code.ts';
import { check as aadhaar, masked } from './aadhaar.ts';
import { check as account } from './account.ts';
import { type Checked, unclear } from './checked.ts';
import { check as cin } from './cin.ts';
import { check as gstin } from './gstin.ts';
import { check as ifsc } from './ifsc.ts';
import { check as licence } from './licence.ts';
import { check as pan } from './pan.ts';
import { check as passport } from './passport.ts';
import { check as rc } from './rc.ts';
import { check as upi } from './upi.ts';
import { check as voter } from './voter.ts';

/** As many as the field takes; the rest is left out. */
export const MAX_READ_CHARACTERS = 2_000;
/** More numbers than this make no result that anyone reads. */
const MAX_FOUND = 10;
/** In the place of what was found, so that no part of it is found again. */
const USED = '\n';
/** The C of an account is no letter of the number behind it. */
const ACCOUNT = /(^|[^A-Z\d])A\/C(?=[^A-Z]|$)/g;

// Longer forms first, so that no part of one is taken for another. `-` and a space may part the groups.
const FORMS: readonly (readonly [form: string, check: (text: string) => Checked | undefined])[] = [
  ['[LU]\\d{5}[A-Z]{2}\\d{4}[A-Z]{3}\\d{6}', cin],
  ['\\d{2}[A-Z]{5}\\d{4}[A-Z][A-Z\\d]Z[A-Z\\d]', gstin],
  ['[A-Z]{2}[ -]?\\d{2}[ /-]?(?:19|20)\\d{2}[ /-]?\\d{7}', licence],
  [`${UPI_ID_FORM}(?!\\.?[A-Z\\d])`, upi],
  ['[A-Z]{4}0[A-Z\\d]{6}', ifsc],
  ['[A-Z]{5}\\d{4}[A-Z]', pan],
  ['[A-Z]{3}\\d{7}', voterId],
  ['[A-Z]{2}[ -]?\\d{1,2}[ -]?[A-HJ-NP-Z]{1,3}[ -]?\\d{1,4}', ifRight(rc)],
  ['\\d{2}[ -]?BH[ -]?\\d{4}[ -]?[A-Z]{1,2}', ifRight(rc)],
  ['\\d{4}([ -]?)\\d{4}\\2\\d{4}\\2\\d{4}', virtualId],
  ['\\d{4}([ -]?)\\d{4}\\2\\d{4}', twelveDigits],
  ['[A-Z]\\d{7}|[A-Z]{2}\\d{6}', passport],
  // Separate letters belong to the number only after this word; elsewhere they may be the end of another word.
  [
    'PASSPORT[^A-Z\\d]{0,4}(?:NO|NUMBER)?[^A-Z\\d]{0,4}(?:[A-Z] \\d|[A-Z]{2} )\\d{6}',
    (text) => passport(text.slice(-9)),
  ],
  ['\\d{9,18}', digits],
];

/** Finds the known numbers in a line of text, in the order of the text. */
export function check(text: string): readonly Checked[] {
  let rest = withLatinDigits(text.slice(0, MAX_READ_CHARACTERS))
    .replace(/\s/g, ' ')
    .replace(/[a-z]/g, (small) => small.toUpperCase())
    .replace(ACCOUNT, '$1   ');
  const found: { at: number; checked: Checked }[] = [];
  for (const [form, read] of FORMS) {
    // What is before is matched too: Safari 15 has no way to look behind.
    const pattern = new RegExp(`(^|[^A-Z\\d])(?:${form})(?![A-Z\\d])`, 'g');
    rest = rest.replace(pattern, (whole: string, before: string, ...more: unknown[]) => {
      const number = whole.slice(before.length);
      const checked = read(number);
      if (!checked) return whole;
      found.push({ at: more.find((each) => typeof each === 'number') as number, checked });
      return before + USED.repeat(number.length);
    });
  }
  if (found.length === 0) return [unclear(words.noneFound, [words.noneFoundWhy])];
  return found
    .sort((one, other) => one.at - other.at)
    .map(({ checked }) => checked)
    .filter((one, i, all) => one.shown === '' || all.findIndex(isSame(one)) === i)
    .slice(0, MAX_FOUND);
}

const isSame = (one: Checked) => (other: Checked) =>
  one.title === other.title && one.shown === other.shown;

/** For forms that words may have by chance: only what passes counts. */
function ifRight(of: (text: string) => Checked) {
  return (text: string) => {
    const checked = of(text);
    return checked.verdict === 'right' ? checked : undefined;
  };
}

function voterId(text: string): Checked {
  const checked = voter(text);
  if (checked.verdict === 'right') return checked;
  return unclear(words.likeVoterId, [words.likeVoterIdWhy], text);
}

function virtualId(text: string): Checked {
  const checked = aadhaar(text);
  if (checked.verdict === 'right') return checked;
  return unclear(words.sixteenDigits, [words.sixteenDigitsWhy], masked(plainCode(text)));
}

function twelveDigits(text: string): Checked {
  const checked = aadhaar(text);
  if (checked.verdict === 'right') return checked;
  return unclear(words.twelveDigits, [words.twelveDigitsWhy], masked(plainCode(text)));
}

function digits(text: string): Checked {
  if (!/^[6-9]\d{9}$/.test(text)) return account(text);
  return unclear(words.tenDigits, [words.tenDigitsWhy], lastFour(text));
}
