import { looksLikeEmv } from '#domain/emv-code.ts';
import { formatRupees } from '#domain/rupees.ts';
import { isUpiId, isUpiNumber, typedUpiId } from '#domain/upi-id.ts';
import { type UpiLink, upiLinkIn } from '#domain/upi-link.ts';
import { payLink, type Request } from '#domain/upi-pay-link.ts';
import { isMasked, isMaskedForm } from '#lib/codes/masked.ts';
import { capitals } from '#lib/codes/typed-code.ts';
import { readNumber } from '#lib/quantities/read-number.ts';
import { cleanText } from './clean-text.ts';
import {
  AMOUNT,
  MAX_LINK_BYTES,
  MAX_NAME_CHARACTERS,
  MAX_NOTE_CHARACTERS,
  PERSON_LIMIT,
  PERSON_LIMIT_YEAR,
} from './limits.ts';
import * as words from './words/upi-qr.ts';

export type RequestField = 'upiId' | 'name' | 'amount' | 'note';
export type RequestTexts = Readonly<Record<RequestField, string>>;

/** Checks what was typed, in the order of the form. Returns a sentence for each wrong field. */
export function check(texts: RequestTexts): Partial<Record<RequestField | 'form', string>> {
  const { upiId, name, note } = requestOf(texts);
  const problems: Partial<Record<RequestField | 'form', string>> = {};
  if (upiId === '') problems.upiId = words.upiIdMissing;
  else if (!isUpiId(upiId) || isMaskedForm(capitals(upiId))) problems.upiId = notAnId(texts.upiId);
  if (name === '') problems.name = words.nameMissing;
  else if (lengthOf(name) > MAX_NAME_CHARACTERS)
    problems.name = words.nameTooLong(MAX_NAME_CHARACTERS);
  const amount = amountProblem(readRequest(texts).amount);
  if (amount !== undefined) problems.amount = amount;
  if (lengthOf(note ?? '') > MAX_NOTE_CHARACTERS)
    problems.note = words.noteTooLong(MAX_NOTE_CHARACTERS);
  // The link is ASCII, so its characters are its bytes.
  if (Object.keys(problems).length === 0 && payLink(requestOf(texts)).length > MAX_LINK_BYTES)
    return { form: words.linkTooLong, name: '', note: '' };
  return problems;
}

function notAnId(text: string): string {
  if (looksLikeEmv(text)) return words.bharatQr;
  const link = upiLinkIn(text);
  if (!link && isMasked(capitals(text))) return words.masked;
  return (link && linkProblem(link)) ?? (isUpiNumber(text) ? words.upiNumber : words.upiIdForm);
}

/** Of UPI, and those under which apps take the same link. Others ask for more: `upiglobal`, `upigst`. */
const SCHEMES =
  /^(?:upi|phonepe|tez|gpay|paytm|paytmmp|bhim|cred|credpay|mobikwik|amazonpay|myairtel|navipay|super|whatsapp)$/;

/** Why a link is not drawn again: a new code would ask for something else. */
function linkProblem({ scheme, kind, currency, others, clashes }: UpiLink): string | undefined {
  if (kind !== 'pay' || !SCHEMES.test(scheme)) return words.otherLink(`${scheme}://${kind}`);
  if (clashes.length > 0) return words.saidTwice(clashes.join(', '));
  if (currency !== 'INR') return words.otherCurrency(currency);
  return others.includes('sign') ? words.signedLink : undefined;
}

/** What of a link is not drawn, as a sentence; empty if all is. */
export function leftOut(text: string): string {
  const link = upiLinkIn(text);
  return link && !linkProblem(link) && link.others.length > 0
    ? words.leftOut(link.others.slice(0, MAX_NAMED).join(', '))
    : '';
}

const MAX_NAMED = 12;

/**
 * The texts as they are read: those that a pasted link brings along fill what is empty. A link that is not drawn stays.
 */
export function readRequest(texts: RequestTexts): RequestTexts {
  const link = upiLinkIn(texts.upiId);
  if (link && linkProblem(link)) return texts;
  return {
    upiId: typedUpiId(texts.upiId),
    name: texts.name || link?.name || '',
    amount: texts.amount || link?.amount || '',
    note: texts.note || link?.note || '',
  };
}

/** The request as it goes into the link. Only what passes `check` makes a link that apps can use. */
export function requestOf(typed: RequestTexts): Request {
  const texts = readRequest(typed);
  return {
    upiId: texts.upiId,
    name: cleanText(texts.name),
    paise: paiseOf(texts.amount),
    note: cleanText(texts.note) || undefined,
  };
}

/** What is wrong with an amount, if anything is. No amount is right. */
export function amountProblem(text: string): string | undefined {
  const amount = readAmount(text);
  return amount && 'problem' in amount ? amount.problem : undefined;
}

/** The amount in paise; undefined if there is none, or it is wrong. */
export function paiseOf(text: string): number | undefined {
  const amount = readAmount(text);
  return amount && 'value' in amount ? Math.round(amount.value * 100) : undefined;
}

/** The amounts that a text may mean, as they are written, where it may mean several. */
export function amountChoices(text: string): string[] {
  const amount = readAmount(text);
  return amount && 'problem' in amount ? (amount.choices ?? []).map(String) : [];
}

/** What is good to know about an amount that goes through; empty if nothing. */
export function amountHint(text: string): string {
  const amount = readAmount(text);
  return amount && 'value' in amount && amount.value > PERSON_LIMIT
    ? words.personLimit(formatRupees(PERSON_LIMIT), PERSON_LIMIT_YEAR)
    : '';
}

const readAmount = (text: string) =>
  text.trim() === ''
    ? undefined
    : readNumber(text, AMOUNT, {
        missing: words.amountMissing,
        inDigits: words.amountInDigits,
        say: formatRupees,
        of: 'rupee',
      });

const lengthOf = (text: string) => [...text].length;
