import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  CARD_NUMBER_CHARACTERS,
  CVV_CHARACTERS,
  EXPIRY_CHARACTERS,
  PROCESSING_MS,
} from '#features/payment/limits.ts';
import { processPayment } from '#features/payment/simulated.ts';
import { checkPayment, type PaymentField } from '#features/payment/validate.ts';

const GOOD = { cardNumber: '4111111111111111', expiry: '12/49', cvv: '123', amount: '500' };

test('the caps and the delay are those of the specification', () => {
  expect([CARD_NUMBER_CHARACTERS, EXPIRY_CHARACTERS, CVV_CHARACTERS]).toEqual([16, 5, 3]);
  expect(PROCESSING_MS).toBe(2000);
});

describe('checkPayment', () => {
  test('lets a filled form through', () => expect(checkPayment(GOOD)).toEqual({}));

  test.each(Object.keys(GOOD) as PaymentField[])('asks for %s', (field) => {
    for (const nothing of ['', ' ', '\t\n'])
      expect(checkPayment({ ...GOOD, [field]: nothing })).toEqual({
        [field]: '',
        form: 'Please fill in all fields!',
      });
  });

  test('checks for empty fields before any length', () => {
    expect(checkPayment({ cardNumber: '1', expiry: '', cvv: '1', amount: '' })).toEqual({
      expiry: '',
      amount: '',
      form: 'Please fill in all fields!',
    });
  });

  test('measures the card number before the CVV', () => {
    expect(checkPayment({ ...GOOD, cardNumber: '411111111111111', cvv: '12' })).toEqual({
      cardNumber: 'Card number must be 16 digits.',
    });
    expect(checkPayment({ ...GOOD, cvv: '12' })).toEqual({ cvv: 'CVV must be 3 digits.' });
  });

  test.each([
    ['a number that fails Luhn', { cardNumber: '4111111111111112' }],
    ['letters', { cardNumber: 'abcdefghijklmnop', cvv: 'xyz' }],
    ['an expired card', { expiry: '01/01' }],
    ['no date', { expiry: '99' }],
    ['no amount', { amount: 'lots' }],
  ])('%s goes through', (_what, odd) => expect(checkPayment({ ...GOOD, ...odd })).toEqual({}));

  test('decides by lengths alone, for any texts', () => {
    const text = fc.string({ unit: 'binary', maxLength: 20 });
    fc.assert(
      fc.property(text, text, text, text, (cardNumber, expiry, cvv, amount) => {
        const fields = { cardNumber, expiry, cvv, amount };
        const wrong = Object.keys(checkPayment(fields)).length > 0;
        const blank = Object.values(fields).some((value) => value.trim() === '');
        expect(wrong).toBe(blank || cardNumber.length < 16 || cvv.length < 3);
      }),
    );
  });
});

test('a payment takes two seconds, and an abandoned one never ends', async () => {
  vi.useFakeTimers();
  try {
    const done = vi.fn();
    const abandoned = vi.fn();
    const leaving = new AbortController();
    void processPayment(new AbortController().signal).then(done);
    void processPayment(leaving.signal).catch(abandoned);
    leaving.abort();
    await vi.advanceTimersByTimeAsync(1999);
    expect(done).not.toHaveBeenCalled();
    expect(abandoned).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});
