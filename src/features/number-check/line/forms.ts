import type { NumberKind } from '#domain/number-labels.ts';
import { decodePan, OTHER_HOLDER } from '#domain/pan.ts';
import { UPI_ID_FORM } from '#domain/upi-id.ts';
import { check as aadhaar } from '#features/number-check/formats/aadhaar.ts';
import { check as account } from '#features/number-check/formats/account.ts';
import { type Checked, unclear } from '#features/number-check/formats/checked.ts';
import { check as cin } from '#features/number-check/formats/cin.ts';
import { check as gstin } from '#features/number-check/formats/gstin.ts';
import { check as ifsc } from '#features/number-check/formats/ifsc.ts';
import { check as licence } from '#features/number-check/formats/licence.ts';
import { check as pan } from '#features/number-check/formats/pan.ts';
import { check as passport } from '#features/number-check/formats/passport.ts';
import { check as rc } from '#features/number-check/formats/rc.ts';
import { check as upi } from '#features/number-check/formats/upi.ts';
import { check as voter } from '#features/number-check/formats/voter.ts';
import * as words from '#features/number-check/words/line.ts';
import { digits } from './digits.ts';
import { phone } from './phone.ts';

/** What a number is, by itself and the words beside it; undefined if it is none after all. */
type Read = (text: string, beside: NumberKind | undefined) => Checked | undefined;

const HIDDEN = '[X*#\\u2022\\u25CF\\u00D7]';

/**
 * Forms in a line. Longer ones first, so that no part of one is taken for another. `-` and a space may part the groups.
 */
export const FORMS: readonly (readonly [form: string, read: Read])[] = [
  ['[LU]\\d{5}[A-Z]{2}\\d{4}[A-Z]{3}\\d{6}', cinOf],
  ['\\d{2}[ -]?[A-Z]{5}[ -]?\\d{4}[A-Z][ -]?[A-Z\\d][ZC][A-Z\\d]', (text) => gstin(text)],
  ['\\d{2}[A-Z]{4}[A-Z\\d]\\d{4}[A-Z][1-9A-Z]D[A-Z\\d]', (text) => gstin(text)],
  ['\\d{4}[A-Z]{3}\\d{5}(?:[UO]N|NR|OS)[A-Z\\d]', (text) => gstin(text)],
  ['[A-Z]{2}[ .-]?\\d{2}[ ./-]?(?:19|20)\\d{2}[ ./-]?\\d{7}', (text) => licence(text)],
  [`${UPI_ID_FORM.replaceAll('A-Za-z', 'A-Z')}(?!\\.?[A-Z\\d])`, (text) => upi(text)],
  ['[A-Z]{4}0[A-Z\\d]{6}', (text) => ifsc(text)],
  ['[A-Z]{4}[ -]0[A-Z\\d]{6}', ifBeside('ifsc', ifsc)],
  ['[A-Z]{5}\\d{4}[A-Z]', (text) => pan(text)],
  ['[A-Z]{5}[ -]?\\d{4}[ -]?[A-Z]', spacedPan],
  ['[A-Z]{3}\\d{7}', voterId],
  ['[A-Z]{2,3}/\\d{1,3}/\\d{1,3}/\\d{3,7}', (text) => voter(text)],
  ['(?:IND ?)?[A-Z]{2}[ -]?\\d{1,2}[ -]?[A-HJ-NP-Z]{1,3}[ -]?\\d{1,4}', ifRight(rc)],
  ['\\d{2}[ -]?BH[ -]?\\d{4}[ -]?[A-Z]{1,2}', ifRight(rc)],
  [`${HIDDEN}{4}([ -]?)${HIDDEN}{4}\\2(?:${HIDDEN}{4}\\2)?\\d{4}`, maskedDigits],
  ['(?:\\+|00)\\d{1,3}(?:[ .()-]{0,2}\\d){6,13}', abroad],
  ['(?:0|91[ -]?)?[6-9]\\d{4}[ -]\\d{5}', digits],
  ['0\\d{2,4}[ -]\\d{6,8}', ifPhone],
  ['\\d{4}([ -]?)\\d{4}\\2\\d{4}\\2\\d{4}', digits],
  ['\\d{4}([ -]?)\\d{4}\\2\\d{4}', digits],
  ['[A-Z]\\d{7}|[A-Z]{2}\\d{6}', passportOf],
  // Separate letters belong to the number only after this word; elsewhere they may be the end of another word.
  [
    'PASSPORT[^A-Z\\d]{0,4}(?:NO|NUMBER)?[^A-Z\\d]{0,4}(?:[A-Z] \\d|[A-Z]{2} )\\d{6}',
    (text) => passport(text.slice(-9)),
  ],
  ['F\\d{5}|[A-Z]{3}-?\\d{4}', (text, beside) => (beside === 'cin' ? cin(text) : undefined)],
  ['\\d{9,18}', digits],
];

function cinOf(text: string): Checked {
  return cin(text);
}

/** For forms that words may have by chance: only what passes counts. */
function ifRight(of: (text: string) => Checked): Read {
  return (text) => {
    const checked = of(text);
    return checked.verdict === 'right' ? checked : undefined;
  };
}

/** For forms that other numbers may have: without a word beside it nobody can tell. */
function ifBeside(kind: NumberKind, of: (text: string) => Checked): Read {
  return (text, beside) => {
    const checked = of(text);
    if (checked.verdict !== 'right' || beside === kind) return checked;
    return { ...checked, verdict: 'unclear', sentences: [words.noWordBeside] };
  };
}

function passportOf(text: string, beside: NumberKind | undefined): Checked | undefined {
  return ifBeside('passport', passport)(text, beside);
}

function spacedPan(text: string): Checked | undefined {
  return decodePan(text)?.holder === OTHER_HOLDER ? undefined : pan(text);
}

function voterId(text: string, beside: NumberKind | undefined): Checked | undefined {
  if (voter(text).verdict === 'right') return ifBeside('voter', voter)(text, beside);
  return unclear(words.likeVoterId, [words.likeVoterIdWhy], text);
}

function maskedDigits(text: string, beside: NumberKind | undefined): Checked {
  return beside === 'account' ? account(text) : aadhaar(text);
}

function abroad(text: string, beside: NumberKind | undefined): Checked | undefined {
  const isPlus = text.startsWith('+');
  return isPlus || beside === 'phone' ? phone(text) : undefined;
}

function ifPhone(text: string, beside: NumberKind | undefined): Checked | undefined {
  return beside === 'phone' ? phone(text) : undefined;
}
