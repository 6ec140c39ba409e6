import { cardBrand } from '#domain/card-brand.ts';
import { passesLuhn } from '#domain/luhn.ts';
import { rupeeWords } from '#domain/rupee-words.ts';
import { formatPaise } from '#domain/rupees.ts';
import { isMasked } from '#lib/codes/masked.ts';
import { whichOne } from '#words/numbers.ts';
import { amountsOf } from './amount.ts';
import { CARD_NUMBER_CHARACTERS, EXPIRY_CHARACTERS } from './limits.ts';
import * as words from './words.ts';

const AMEX_DIGITS = 15;

/** What the digits of a card number tell: its network, and whether its check digit is right. */
export function cardHint(number: string): string {
  if (number === '') return '';
  if (isMasked(number.toUpperCase())) return words.masked;
  if (!/^[0-9]+$/.test(number)) return words.cardDigitsOnly;
  if (/^0{8,}$/.test(number)) return words.noSuchCard;
  const brand = cardBrand(number);
  if (brand === 'Amex' && number.length >= AMEX_DIGITS) return words.amexTooLong(AMEX_DIGITS);
  const name = brand && words.brands[brand];
  if (number.length < CARD_NUMBER_CHARACTERS) return name ? words.brandOnly(name) : '';
  // There are more networks, and more ranges of these, than we know.
  if (passesLuhn(number)) return name ? words.brandRight(name) : words.unknownRight;
  return name ? words.brandWrong(name) : words.unknownWrong;
}

/**
 * What is odd about an expiry: no such month, or past. A card is valid through its month's last day.
 *
 * @param isTyping while 20 may be the beginning of 2028
 */
export function expiryHint(expiry: string, now: Date, isTyping = false): string {
  if (expiry === '') return '';
  if (isTyping && (expiry.length < EXPIRY_CHARACTERS || /^(?:20|.*20$)|\p{L}/u.test(expiry)))
    return '';
  const [, month, year] = /^([0-9]{2})\/([0-9]{2})$/.exec(expiry) ?? [];
  if (!month || !year) return words.expiryForm;
  const name = words.months[Number(month) - 1];
  if (!name) return words.noSuchMonth;
  const fullYear = 2000 + Number(year);
  const first = new Date(now.getFullYear(), now.getMonth());
  if (new Date(fullYear, Number(month) - 1) >= first) return '';
  return words.expired(name, fullYear);
}

/** What is odd about a CVV. */
export function cvvHint(cvv: string): string {
  return /^[0-9]*$/.test(cvv) ? '' : words.cvvDigitsOnly;
}

/** The amount in words of the Indian system. */
export function amountHint(amount: string): string {
  if (amount.trim() === '') return '';
  const [paise, ...others] = amountsOf(amount);
  if (paise === undefined) return words.amountForm;
  if (others.length > 0) return whichOne;
  const inWords = rupeeWords(paise);
  return inWords[0]?.toUpperCase() + inWords.slice(1);
}

/** The amounts that a text may mean, where it may mean several. */
export function amountChoices(amount: string): string[] {
  const choices = amountsOf(amount);
  return choices.length > 1 ? choices.map(formatPaise) : [];
}
