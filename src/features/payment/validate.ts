import { CARD_NUMBER_CHARACTERS, CVV_CHARACTERS } from './limits.ts';
import * as words from './words.ts';

export interface PaymentFields {
  cardNumber: string;
  expiry: string;
  cvv: string;
  amount: string;
}

export type PaymentField = keyof PaymentFields;

export const NOTHING: PaymentFields = { cardNumber: '', expiry: '', cvv: '', amount: '' };

type FormErrors = Partial<Record<PaymentField | 'form', string>>;

/**
 * What keeps a payment from being made: the first thing only, by lengths alone. What else may be
 * odd about a card is a hint.
 */
export function checkPayment(fields: Readonly<Record<PaymentField, string>>): FormErrors {
  const empty = (Object.keys(NOTHING) as PaymentField[]).filter((name) => !fields[name].trim());
  if (empty.length > 0) {
    const marks: FormErrors = Object.fromEntries(empty.map((name) => [name, '']));
    return { ...marks, form: words.fillAll };
  }
  if (fields.cardNumber.length < CARD_NUMBER_CHARACTERS)
    return { cardNumber: words.cardNumberShort };
  if (fields.cvv.length < CVV_CHARACTERS) return { cvv: words.cvvShort };
  return {};
}
