import { withLatinDigits } from '#lib/reader/digits.ts';
import { AADHAAR_LABELS } from './labels/aadhaar.ts';
import { CARD_LABELS } from './labels/card.ts';
import { PAN_LABELS } from './labels/pan.ts';
import { passesLuhn } from './luhn.ts';
import { passesVerhoeff } from './verhoeff.ts';

/** Of whom a text could tell. */
export type RealNumber = 'card' | 'aadhaar' | 'pan';

// What machines make as references: UUIDs, and times as their digits, to the minute or finer, up to the year 2039.
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
const TIME = new RegExp(
  '(^|\\D)(?:20\\d\\d|[0-3]\\d)(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])' +
    '(?:[01]\\d|2[0-3])[0-5]\\d(?:[0-5]\\d\\d{0,6})?(?!\\d)',
  'g',
);

/**
 * A number, and what is before it, without letters next to it: with them its digits belong to a code, such as a hash or
 * a ULID. The oldest browsers cannot look behind.
 */
const alone = (form: string) => new RegExp(`(?:^|[^\\p{L}\\d])${form}(?![\\p{L}\\d])`, 'gu');

/** As cards have them printed, by the first digits of the networks. */
const CARDS = [
  '(?:[456]\\d|2[2-7]|35|8[12])\\d\\d([ -]?)\\d{4}\\1\\d{4}\\1\\d{4}',
  '3[0689]\\d\\d([ -]?)\\d{6}\\1\\d{4}',
  '3[47]\\d\\d([ -]?)\\d{6}\\1\\d{5}',
].map(alone);

/** Nobody's begins with 0 or 1 (UIDAI). */
const AADHAAR = alone('[2-9]\\d{3}([ -]?)\\d{4}\\1\\d{4}(?!\\1\\d)');

/** A number behind its label, but for labels that are words of programs too. */
const labelled = (labels: readonly string[], number: string) => {
  const names = labels.filter((label) => !/^(?:CC|UID)/.test(label)).join('|');
  const between = '[^\\p{L}\\d]{0,3}';
  return new RegExp(
    `(?:^|[^\\p{L}])(?:${names})${between}(?:(?:no|number)${between})?${number}(?![\\p{L}\\d])`,
    'iu',
  );
};

const PAN = labelled(PAN_LABELS, '[A-Z]{3}[ABCEFGHJLPT][A-Z](?!0000)\\d{4}[A-Z]');
const LABELLED_AADHAAR = labelled(AADHAAR_LABELS, '\\d{4}[ -]?\\d{4}[ -]?\\d{4}');
const LABELLED_CARD = labelled(CARD_LABELS, '[2-9](?:[ -]?\\d){12,18}');

/** Whether a text holds a number that could be a real person's, by its check digit or by the label before it. */
export function realNumberIn(text: string): RealNumber | undefined {
  const plain = withLatinDigits(text).replace(UUID, ' ').replace(TIME, '$1 ');
  const holds = (form: RegExp, passes: (digits: string) => boolean) =>
    plain.match(form)?.some((written) => passes(written.replace(/\D/g, '')));
  if (CARDS.some((form) => holds(form, passesLuhn)) || LABELLED_CARD.test(plain)) return 'card';
  if (holds(AADHAAR, passesVerhoeff) || LABELLED_AADHAAR.test(plain)) return 'aadhaar';
  return PAN.test(plain) ? 'pan' : undefined;
}
