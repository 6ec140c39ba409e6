import { cardBrand } from '#domain/card-brand.ts';
import { passesLuhn } from '#domain/luhn.ts';
import { rupeeWords } from '#domain/rupee-words.ts';
import { paiseOf } from './amount.ts';
import { CARD_NUMBER_CHARACTERS, EXPIRY_CHARACTERS } from './limits.ts';

const AMEX_DIGITS = 15;

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** What the digits of a card number tell: its network, and whether its check digit is right. */
export function cardHint(number: string): string {
  if (number === '') return '';
  if (!/^[0-9]+$/.test(number)) return 'A card number has digits only.';
  const brand = cardBrand(number);
  const begins = brand ? `${brand}.` : '';
  if (brand === 'Amex' && number.length >= AMEX_DIGITS)
    return `Amex. Its numbers have ${AMEX_DIGITS} digits, so they do not fit here.`;
  if (number.length < CARD_NUMBER_CHARACTERS) return begins;
  // There are more networks, and more ranges of these, than we know; and what is longer was cut.
  const known = begins || 'Network not recognised.';
  return passesLuhn(number)
    ? `${known} The check digit is right.`
    : `${known} The check digit is wrong: a digit is mistyped, or the number is longer than the ${CARD_NUMBER_CHARACTERS} digits that fit here.`;
}

/** What is odd about an expiry: no such month, or past. A card is valid through its month's last day. */
export function expiryHint(expiry: string, now: Date): string {
  if (expiry.length < EXPIRY_CHARACTERS) return '';
  const [, month, year] = /^([0-9]{2})\/([0-9]{2})$/.exec(expiry) ?? [];
  if (!month || !year) return 'Write month and year as MM/YY, such as 08/31.';
  const name = MONTHS[Number(month) - 1];
  if (!name) return 'Months run from 01 to 12.';
  const fullYear = 2000 + Number(year);
  const first = new Date(now.getFullYear(), now.getMonth());
  if (new Date(fullYear, Number(month) - 1) >= first) return '';
  return `This card has expired: it was valid through ${name} ${fullYear}.`;
}

/** What is odd about a CVV. */
export function cvvHint(cvv: string): string {
  return /^[0-9]*$/.test(cvv) ? '' : 'A CVV has digits only.';
}

/** The amount in words of the Indian system. */
export function amountHint(amount: string): string {
  if (amount.trim() === '') return '';
  const paise = paiseOf(amount);
  if (paise === undefined) return 'Write the amount in figures, such as 1,499.50.';
  const words = rupeeWords(paise);
  return words[0]?.toUpperCase() + words.slice(1);
}
