import { GSTIN_FORM } from '#domain/gstin.ts';
import type { NumberKind } from '#domain/number-labels.ts';
import { decodePan, OTHER_HOLDER } from '#domain/pan.ts';
import { isShortNumber } from '#domain/short-numbers.ts';
import { UPI_ID_FORM } from '#domain/upi-id.ts';
import { check as aadhaar } from '#features/number-check/aadhaar/check.ts';
import { check as account } from '#features/number-check/account/check.ts';
import { FORM as BILLER_FORM, check as biller } from '#features/number-check/biller/check.ts';
import { type Checked, unclear } from '#features/number-check/checked.ts';
import { check as cin } from '#features/number-check/cin/check.ts';
import { check as gstin } from '#features/number-check/gstin/check.ts';
import { check as ifsc, SPACED as SPACED_IFSC } from '#features/number-check/ifsc/check.ts';
import { check as licence } from '#features/number-check/licence/check.ts';
import { check as pan } from '#features/number-check/pan/check.ts';
import { check as passport } from '#features/number-check/passport/check.ts';
import { check as rc } from '#features/number-check/rc/check.ts';
import { checkUpiId as upi } from '#features/number-check/upi/check.ts';
import { check as voter } from '#features/number-check/voter/check.ts';
import { lastFour } from '#lib/codes/plain-code.ts';
import { digits } from './digits.ts';
import { isWrittenAsLandline } from './landline.ts';
import { isOther, mayBeOf, named } from './others.ts';
import { phone } from './phone.ts';
import * as words from './words.ts';

/** The kind of a number, by its form and the words next to it; undefined if it is not a number after all. */
type Read = (text: string, beside: NumberKind | undefined) => Checked | undefined;

const HIDDEN = '[X*#\\u2022\\u25CF\\u00D7]';

/** No further group, unless a date or a time begins with it. */
const ENDS = '(?!\\2\\d{1,6}(?![\\d/.:-]))';

/**
 * Forms in a line. Longer ones first, so that no part of one is taken for another. `-` and a space may part the groups.
 */
export const FORMS: readonly (readonly [form: string, read: Read])[] = [
  ['[LU]\\d{5}[A-Z]{2}\\d{4}[A-Z]{3}\\d{6}', (text) => cin(text)],
  [GSTIN_FORM, (text) => gstin(text)],
  ['[A-Z]{2}[ .-]?\\d{2}[ ./-]?(?:19|20)\\d{2}[ ./-]?\\d{7}', (text) => licence(text)],
  [`${UPI_ID_FORM.replaceAll('A-Za-z', 'A-Z')}(?!\\.?[A-Z\\d])`, (text) => upi(text)],
  ['UDYAM-[A-Z]{2}-\\d{2}-\\d{7}', (text) => named('udyam', text)],
  ['\\d{2}([ -])\\d{4}\\2\\d{4}\\2\\d{4}', (text) => named('abha', text)],
  [BILLER_FORM, ifCalled('biller', biller)],
  ['[A-Z]{4}\\d{5}[A-Z]', (text) => named('tan', text)],
  // Of an application for GST: letters, State, month, year, six digits and a check character (GSTN, "ARN").
  ['A[A-D][0-3]\\d(?:0[1-9]|1[0-2])\\d{8}[A-Z\\d]', (text) => named('arn', text)],
  // Of banks in India, and of head offices elsewhere (ISO 9362).
  [
    '[A-Z]{4}IN(?:BB|BX|[A-Z]\\d|\\d[A-Z\\d])(?:[A-Z\\d]{3})?|[A-Z]{6}[A-Z\\d]{2}XXX',
    (text) => named('swift', text),
  ],
  [
    '[A-Z]{8}(?:[A-Z]{3})?',
    (text, beside) => (beside === 'swift' ? named('swift', text) : undefined),
  ],
  // A transfer by NEFT or RTGS: its bank, a letter, digits (RBI, message formats of both: 16 and 22 characters).
  [
    '[A-Z]{4}[A-Z]\\d{11}|[A-Z]{4}[A-Z]\\d{17}',
    (text, beside) => (beside === 'account' ? account(text) : referenceOf(text)),
  ],
  // As statements and messages have IMPS and UPI: 12 digits behind the word and where it comes from. PhonePe has 22.
  [
    '(?:IMPS|UPI|MMT)[/: -]{1,2}(?:(?:P2[AMP]|CR|DR|IMPS|[A-Z]{4})[/: -]{1,2})?\\d{12}|T\\d{22}',
    (text) => referenceOf(text.replace(/^.*(?=\d{12}$)/, '')),
  ],
  // A number that the word next to it calls another kind is not one of those below, in any form.
  ['[A-Z\\d]{8,35}', ofOtherKind],
  // Letters of loans and deposits belong to the number.
  ['[A-Z]{2,6}-\\d{6,18}', ifCalled('account', account)],
  ['[A-Z]{4}0[A-Z\\d]{6}', (text) => ifsc(text)],
  [SPACED_IFSC, ifBeside('ifsc', ifsc)],
  ['[A-Z]{5}\\d{4}[A-Z]', (text) => pan(text)],
  ['[A-Z]{5}[ -]?\\d{4}[ -]?[A-Z]', spacedPan],
  ['[A-Z]{3}\\d{7}', voterId],
  // Banks make theirs of 16 characters in other ways too, or of a letter and 14 digits.
  ['[A-Z]{6}\\d{10}|[A-Z]{4}\\d{12}|[A-Z]{3}\\d{13}|[A-Z]{2}\\d{14}|[A-Z]\\d{14,15}', ofTransfer],
  ['[A-Z]{2,3}/\\d{1,3}/\\d{1,3}/\\d{3,7}', (text) => voter(text)],
  ['[A-Z]{2}[ -]?\\d{1,2}[ -]?[A-Z]{0,3}[ -]?\\d{1,4}[ -]?TC[ -]?\\d{1,4}', otherPlate],
  // Licences of some States begin like a plate.
  [
    '(?:IND ?)?[A-Z]{2}[ -]?\\d{1,2}[ -]?[A-HJ-NP-Z]{1,3}[ -]?\\d{1,4}(?![ /-]\\d{7}(?!\\d))',
    ifRight(rc),
  ],
  ['DL \\d[A-Z]{1,2} [A-Z]{1,2} \\d{1,4}', ifRight(rc)],
  ['T ?\\d{4} ?[A-Z]{2} ?\\d{4} ?[A-Z]{1,2}|\\d{1,3}[ -]?(?:CD|CC|UN)[ -]?\\d{1,4}', otherPlate],
  ['\\d{2}[A-Z]\\d{6}[A-Z]|[A-Z]{2}[ -]?\\d{0,4}[ -]?TE?MP[ -]?\\d{1,6}', otherPlate],
  ['\\d{2}[ -]?BH[ -]?\\d{4}[ -]?[A-Z]{1,2}', ifRight(rc)],
  [`${HIDDEN}{4}([ -]?)${HIDDEN}{4}\\2(?:${HIDDEN}{4}\\2)?\\d{4}`, maskedDigits],
  ['000800[ -]?\\d{3}[ -]?\\d{4}|1(?:800|860|60[01])(?:[ -]?\\d{1,5}){1,3}', serviceNumber],
  ['(?:(?:\\+|00)?91[ -]?\\(?0?|\\(?0)\\d{2,4}\\)?[ -]\\d{3,4}[ -]?\\d{2,4}', landline],
  ['(?:\\+|00)\\d{1,3}(?:[ .()-]{0,2}\\d){6,13}', abroad],
  ['(?:0|91[ -]?)?[6-9]\\d{4}[ -]\\d{5}', digits],
  ['0\\d{2,4}[ -]\\d{6,8}', ifPhone],
  ['[6-9]\\d{2}([ -])\\d{3}\\2\\d{4}|[6-9]\\d{3}([ -])\\d{3}\\3\\d{3}', ifPhone],
  ['\\d{2,6}(?:[ -]\\d{1,6}){2,6}(?![/.:]\\d)', ifCalled('account', account)],
  [`\\d{4}([ -]?)\\d{4}\\2\\d{4}\\2\\d{4}${ENDS}`, digits],
  [`\\d{4}([ -]?)\\d{4}\\2\\d{4}${ENDS}`, digits],
  ['[A-Z]\\d{7}|[A-Z]{2}\\d{6}', passportOf],
  ['\\d{4}[ -]\\d{6}[ -]\\d{4,5}', ifCard],
  // Separate letters belong to the number only after this word; elsewhere they may be the end of another word.
  [
    'PASSPORT[^A-Z\\d]{0,4}(?:NO|NUMBER)?[^A-Z\\d]{0,4}(?:[A-Z] \\d|[A-Z]{2} )\\d{6}',
    (text) => passport(text.slice(-9)),
  ],
  ['[A-Z]{3}[ -]?\\d{1,4}', (text, beside) => (beside === 'rc' ? otherPlate(text) : undefined)],
  ['F ?\\d{5}|(?:F ?)?[A-Z]{3}[ -]?\\d{4}', ofMinistry],
  ['\\d{9,19}', digits],
  ['\\d{3,6}', shortNumber],
];

/**
 * Numbers of LLPs, which are given out in order, and of companies from abroad: three letters and four digits, an F and
 * five digits. Other numbers have these forms too, so the word next to one decides.
 */
function ofMinistry(text: string, beside: NumberKind | undefined): Checked | undefined {
  if (beside) return beside === 'cin' ? cin(text) : undefined;
  if (/^F?A[A-D][A-Z]-\d{4}$/.test(text))
    return unclear(words.possible.llpin, [words.noWordBeside], text);
  if (/^F\d{5}$/.test(text)) return unclear(words.possible.fcrn, [words.noWordBeside], text);
  return undefined;
}

function ofTransfer(text: string, beside: NumberKind | undefined): Checked | undefined {
  if (beside) return beside === 'account' ? account(text) : undefined;
  return unclear(words.possible.utr, [words.noWordBeside], lastFour(text));
}

/** For forms that words may have by chance: only what passes counts. */
function ifRight(of: (text: string) => Checked): Read {
  return (text) => {
    const checked = of(text);
    return checked.verdict === 'right' ? checked : undefined;
  };
}

/** For forms that other numbers may have: without a word next to it nobody can tell. */
function ifBeside(kind: NumberKind | undefined, of: (text: string) => Checked): Read {
  return (text, beside) => {
    const checked = of(text);
    if (checked.verdict !== 'right' || !kind || beside === kind) return checked;
    return { ...checked, verdict: 'unclear', sentences: [words.noWordBeside] };
  };
}

/** For forms that many other numbers have: only the word next to one tells. */
function ifCalled(kind: NumberKind, of: (text: string) => Checked): Read {
  return (text, beside) => (beside === kind ? of(text) : undefined);
}

function passportOf(text: string, beside: NumberKind | undefined): Checked | undefined {
  if (beside === 'licence') return licence(text);
  return ifBeside('passport', passport)(text, beside);
}

function spacedPan(text: string): Checked | undefined {
  return decodePan(text)?.holder === OTHER_HOLDER ? undefined : pan(text);
}

function voterId(text: string, beside: NumberKind | undefined): Checked | undefined {
  // As messages of banks hide the beginning: xxx0003652.
  if (beside === 'account') return account(text);
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

function ofOtherKind(text: string, beside: NumberKind | undefined): Checked | undefined {
  if (!/\d/.test(text) || !beside) return undefined;
  if (isOther(beside)) return mayBeOf(beside, text) ? named(beside, text) : undefined;
  return beside === 'reference' ? referenceOf(text) : undefined;
}

const referenceOf = (text: string): Checked =>
  unclear(words.reference, [words.referenceWhy], lastFour(text));

/** By its form; without a word next to it nobody can tell. */
function landline(text: string, beside: NumberKind | undefined): Checked | undefined {
  if (beside && beside !== 'phone') return undefined;
  if (!isWrittenAsLandline(text)) return beside ? ifRight(phone)(text, beside) : undefined;
  return ifBeside(/^\+/.test(text) ? undefined : 'phone', phone)(text, beside);
}

function serviceNumber(text: string, beside: NumberKind | undefined): Checked | undefined {
  const checked = phone(text);
  if (beside && beside !== 'phone') return undefined;
  if (checked.verdict !== 'right') return undefined;
  return /^(?:000|1800|1860\D)/.test(text) || beside === 'phone' ? checked : undefined;
}

function ifCard(text: string, beside: NumberKind | undefined): Checked | undefined {
  return beside === 'card' ? digits(text, beside) : undefined;
}

function shortNumber(text: string, beside: NumberKind | undefined): Checked | undefined {
  return beside === 'phone' && isShortNumber(text) ? phone(text) : undefined;
}

/** Plates of missions and for the first weeks, which the check of plates names. */
function otherPlate(text: string): Checked | undefined {
  const checked = rc(text);
  return checked.verdict === 'unclear' ? checked : undefined;
}
