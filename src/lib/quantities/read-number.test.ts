import '#lib/quantities/quantity.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bounds } from '#lib/scale.ts';
import { type NumberWords, readNumber } from './read-number.ts';

const bounds: Bounds = { min: 10, max: 10_00_000, decimals: 2 };
const IN_DIGITS = 'Write the amount in digits, such as 5,00,000.';
const words: NumberWords = {
  missing: 'Enter the amount.',
  inDigits: IN_DIGITS,
  say: (n) => `₹${n}`,
  of: 'rupee',
};
const read = (text: string) => readNumber(text, bounds, words);

describe('readNumber', () => {
  it.each([
    ['500000', 500_000],
    ['5,00,000', 500_000],
    ['500,000', 500_000],
    [' ₹ 5,00,000.50 \n', 500_000.5],
    ['10.500', 10.5],
    ['25.', 25],
    ['०५,००,०००', 500_000],
    ['৫,০০,০০০', 500_000],
    ['૫૦૦૦૦૦', 500_000],
    ['௫௦௦௦௦௦', 500_000],
    ['٥٠٠', 500],
    ['₹ ５００.५०', 500.5],
    ['10', 10],
    ['10,00,000', 1_000_000],
    // As people bring them: marks of direction, any digits, any grouping, currency and unit in words.
    ['\u202A500\u202C', 500],
    ['๕๐๐', 500],
    ['٥٠٠٬٠٠٠', 500_000],
    ['Rs 5,00,000', 500_000],
    ['Rs.500/-', 500],
    ['INR 500', 500],
    ['रु॰ ५००', 500],
    ['Amount: ₹500', 500],
    ['500/-', 500],
    ['500 /=', 500],
    ['500 only', 500],
    ['500 रुपये', 500],
    ['5 lakh', 500_000],
    ['5lac', 500_000],
    ['Rs. 5 Lakhs only', 500_000],
    ['0.1 crore', 1_000_000],
    ['2.5 लाख', 250_000],
    ['५ लाख', 500_000],
    ['5 lakh 50 thousand', 550_000],
    ['25k', 25_000],
    ['50 हज़ार', 50_000],
    ['5 00 000', 500_000],
    ['5, 00, 000', 500_000],
    ['５，００，０００', 500_000],
    ['500\u2009000', 500_000],
  ])('takes %j', (text, value) => {
    expect(read(text)).toEqual({ value });
  });

  it.each([
    ['', 'Enter the amount.', true],
    [' \t\n', 'Enter the amount.', true],
    ['₹', 'Enter the amount.', true],
    ['9.99', 'Enter at least ₹10.', true],
    ['0', 'Enter at least ₹10.', true],
    ['.', IN_DIGITS, true],
    ['5,', IN_DIGITS, true],
    ['5,0', IN_DIGITS, true],
    ['R', IN_DIGITS, true],
    ['5 la', IN_DIGITS, true],
    ['5 lakh 5 crore', IN_DIGITS, false],
    ['5 6', IN_DIGITS, false],
    ['500,50', IN_DIGITS, true],
    ['-50', IN_DIGITS, false],
    ['1e5', IN_DIGITS, false],
    ['0x10', IN_DIGITS, false],
    ['Infinity', IN_DIGITS, false],
    ['NaN', IN_DIGITS, false],
    ['12\n13', IN_DIGITS, false],
    ['1.2.3', IN_DIGITS, false],
    ['<b>500</b>', IN_DIGITS, false],
    ['5\uD800', IN_DIGITS, false],
    ['💰', IN_DIGITS, false],
    ['10.501', 'Use at most 2 digits after the point.', false],
    ['1000000.01', 'Enter at most ₹1000000.', false],
    ['9'.repeat(40), 'Enter at most ₹1000000.', false],
  ])('says what is wrong with %j', (text, problem, unfinished) => {
    expect(read(text)).toEqual({ problem, unfinished });
  });

  it.each(['9', '0', ',', '.'])(
    'takes no pasted book of %j, and does not hang on one',
    (character) => {
      for (const text of [character.repeat(1e6), `${' '.repeat(1e6)}${character.repeat(41)}x`])
        expect(read(text)).toEqual({ problem: IN_DIGITS, unfinished: false });
    },
  );

  it('asks for a whole number where there are no decimals', () => {
    const whole = { ...bounds, decimals: 0 };
    expect(readNumber('12.5', whole, words)).toMatchObject({ problem: 'Enter a whole number.' });
    expect(readNumber('12.0', whole, words)).toEqual({ value: 12 });
  });

  it('gives a value within the bounds or a sentence, for any text', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\d,.₹% -]*$/));
    fc.assert(
      fc.property(text, (typed) => {
        const reading = read(typed);
        // Choices follow a colon.
        if ('problem' in reading)
          expect(reading.problem).toMatch('choices' in reading ? /:$/ : /\.$/);
        else expect(reading.value >= bounds.min && reading.value <= bounds.max).toBe(true);
      }),
    );
  });

  it('reads back what is shown, whichever grouping', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 10_00_000 }), (value) => {
        for (const style of ['en-IN', 'en-US'])
          expect(read(value.toLocaleString(style))).toEqual({ value });
      }),
    );
  });
});
