import { CARD_NUMBER_CHARACTERS, CVV_CHARACTERS } from './limits.ts';

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
 * What keeps a payment from being made: the first thing only, and nothing but lengths. What else may be
 * odd about a card is a hint.
 */
export function checkPayment(fields: Readonly<Record<PaymentField, string>>): FormErrors {
  const empty = (Object.keys(NOTHING) as PaymentField[]).filter((name) => !fields[name].trim());
  if (empty.length > 0) {
    const marks: FormErrors = Object.fromEntries(empty.map((name) => [name, '']));
    return { ...marks, form: 'Please fill in all fields!' };
  }
  if (fields.cardNumber.length < CARD_NUMBER_CHARACTERS)
    return { cardNumber: 'Card number must be 16 digits.' };
  if (fields.cvv.length < CVV_CHARACTERS) return { cvv: 'CVV must be 3 digits.' };
  return {};
}
