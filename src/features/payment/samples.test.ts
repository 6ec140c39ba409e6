import { expect, test } from 'vitest';
import { amountHint, cardHint, cvvHint, expiryHint } from '#features/payment/hints.ts';
import { samples as paymentSamples } from '#features/payment/samples.ts';
import { pastedExpiry, typedCardNumber, typedCvv } from '#features/payment/typed.ts';
import { checkPayment } from '#features/payment/validate.ts';

const SUCCESS = 'Payment Successful! 🎉 Your transaction has been processed.';

test.each(paymentSamples)('$label: $outcome', ({ values, outcome }) => {
  expect(typedCardNumber(values.cardNumber)).toBe(values.cardNumber);
  expect(pastedExpiry(values.expiry)).toBe(values.expiry);
  expect(typedCvv(values.cvv)).toBe(values.cvv);
  const problems = checkPayment(values);
  const hints = [
    cardHint(values.cardNumber),
    expiryHint(values.expiry, new Date()),
    cvvHint(values.cvv),
    amountHint(values.amount),
  ].join(' ');
  const [, hint] = /^Successful, with a hint: (.*)$/.exec(outcome) ?? [];
  if (hint) {
    expect(problems).toEqual({});
    expect(hints).toContain(hint);
  } else if (outcome === SUCCESS) {
    expect(problems).toEqual({});
    expect(hints).not.toMatch(/wrong|expired|digits only|Months|Write/);
    expect(amountHint(values.amount)).toMatch(/rupees/);
  } else {
    expect(Object.values(problems)).toContain(outcome);
  }
});

test('there is a sample for each error and for each kind of hint', () => {
  const outcomes = paymentSamples.map(({ outcome }) => outcome).join('\n');
  for (const wanted of [
    SUCCESS,
    'Please fill in all fields!',
    'Card number must be 16 digits.',
    'CVV must be 3 digits.',
    'check digit is wrong',
    'check digit is right',
    'A card number has digits only.',
    'expired',
    'Months run from 01 to 12.',
    'Write month and year as MM/YY',
    'A CVV has digits only.',
    'Write the amount in figures',
  ])
    expect(outcomes).toContain(wanted);
});

test.each(['RuPay', 'Visa', 'Mastercard', 'Maestro'])('a sample is a card of %s', (brand) => {
  const hints = paymentSamples.map(({ values }) => cardHint(values.cardNumber));
  expect(hints).toContain(`${brand}. The check digit is right.`);
});

test('a sample that names a brand has it', () => {
  for (const { label, values } of paymentSamples)
    if (['Visa', 'Mastercard', 'Maestro'].includes(label))
      expect(cardHint(values.cardNumber)).toBe(`${label}. The check digit is right.`);
});
