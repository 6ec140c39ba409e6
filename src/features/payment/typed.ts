import { withLatinDigits } from '#lib/latin-digits.ts';
import { CARD_NUMBER_CHARACTERS, CVV_CHARACTERS, EXPIRY_CHARACTERS } from './limits.ts';
import type { PaymentFields } from './validate.ts';

/** A card number in digits 0 to 9, without the spaces and hyphens that it is printed with, within its cap. */
export function typedCardNumber(text: string): string {
  return withLatinDigits(text).replace(/[\s-]/g, '').slice(0, CARD_NUMBER_CHARACTERS);
}

/**
 * An expiry after typing. The slash comes by itself behind the month when the text grew at its end, and
 * only then: who deletes, or types in the middle, is left alone.
 *
 * @param before the text before this change
 * @param atEnd whether the caret is at the end
 */
export function typedExpiry(text: string, before: string, atEnd: boolean): string {
  const grew = atEnd && text.length > before.length;
  return (grew ? withSlash(text) : text).slice(0, EXPIRY_CHARACTERS);
}

/** An expiry that was pasted or filled in whole: `12/2029`, `12 - 29` and `1229` are `12/29`. */
export function pastedExpiry(text: string): string {
  const found = /^\s*(\d{1,2})\s*[/.-]\s*(?:20)?(\d{2})\s*$/.exec(text);
  const [, month = '', year] = found ?? [];
  return found ? `${month.padStart(2, '0')}/${year}` : withSlash(text.trim());
}

/** All fields as they would be had they been typed one character at a time. */
export function capped(fields: Partial<PaymentFields>): Partial<PaymentFields> {
  const { cardNumber, expiry, cvv } = fields;
  return {
    ...fields,
    ...(cardNumber !== undefined && { cardNumber: typedCardNumber(cardNumber) }),
    ...(expiry !== undefined && { expiry: expiry.slice(0, EXPIRY_CHARACTERS) }),
    ...(cvv !== undefined && { cvv: cvv.slice(0, CVV_CHARACTERS) }),
  };
}

function withSlash(text: string): string {
  if (/^\d\/$/.test(text)) return `0${text}`;
  // Those who type the slash themselves find it there already.
  if (/^\d{2}\/\/$/.test(text)) return text.slice(0, -1);
  return /^\d{2,4}$/.test(text) ? `${text.slice(0, 2)}/${text.slice(2)}` : text;
}
