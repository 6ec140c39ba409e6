import { describe, expect, it } from 'vitest';
import { mayBecomeQuantity, readQuantity } from '#lib/quantities/quantity.ts';
import { IN_MONTHS, IN_YEARS } from '#lib/quantities/time-units.ts';

/** As people in India write numbers: a lakh is 1,00,000, a crore 1,00,00,000. */
const WRITTEN: readonly [string, string | undefined][] = [
  ['', ''],
  ['₹', ''],
  ['500000', '500000'],
  ['5,00,000', '500000'],
  ['500,000', '500000'],
  ['12,34,56,789', '123456789'],
  ['5 00 000', '500000'],
  ['12 34 56 789', '123456789'],
  ['5 , 00 , 000', '500000'],
  ['Rs. 5 00 000/-', '500000'],
  ['INR 500', '500'],
  ['500 rupees only', '500'],
  ['₹ 5,00,000 only.', '500000'],
  ['Loan amount: 5 lakh', '500000'],
  ['Rate = 8.5 % p.a.', '8.5'],
  ['1.5 crore', '15000000'],
  ['0.05 lakh', '5000'],
  ['.5 lakh', '50000'],
  ['.5', '0.5'],
  ['1.23456 k', '1234.56'],
  ['1.234567 lakh', '123456.7'],
  ['0.0000001 cr', '1'],
  ['5.', '5'],
  ['5l', '500000'],
  ['5 lakhs', '500000'],
  ['2 crs', '20000000'],
  ['2 crs only', '20000000'],
  ['2 lakh rs', '200000'],
  ['500rs', '500'],
  ['500 Rs. only', '500'],
  ['५०० रुपये मात्र', '500'],
  ['8.5 % pa', '8.5'],
  ['5 lakh/-', '500000'],
  ['Amount:5', '5'],
  ['\u200B Rs 5', '5'],
  ['5 ,00 ,000', '500000'],
  ['1 000 crore', '10000000000'],
  [`5${' '.repeat(155)}only`, '5'],
  [`5${' '.repeat(156)}only`, undefined],
  ['5 thousand', '5000'],
  ['5 thousands', undefined],
  ['12 345 6789', undefined],
  ['1 234 567 x', undefined],
  ['5  lakh', '500000'],
  ['5 lakh  50 thousand', '550000'],
  ['12 a: 5', undefined],
  ['1.23 years', undefined],
  ['2 cr 5 lakh 10 thousand', '20510000'],
  ['५ लाख ५० हज़ार', '550000'],
  ['1 lakh 1', '100001'],
  ['5 lakh 5 lakh', undefined],
  ['5 lakh 2 crore', undefined],
  ['5 6 lakh x', undefined],
  ['lakh', undefined],
  ['5 lakh lakh', undefined],
  ['five', undefined],
  ['5,0', undefined],
  ['5,00,00', undefined],
  ['1.2.3', undefined],
  ['-5', undefined],
  ['5\n6', undefined],
  ['1'.repeat(60), '1'.repeat(60)],
  ['1'.repeat(61), undefined],
];

describe('a number as people write it', () => {
  it.each(WRITTEN)('%j is %j', (text, number) => {
    expect(readQuantity(text)).toBe(number);
  });

  it('is looked at without what nobody sees, and no further than a thousand characters', () => {
    expect(readQuantity(`${'\u200B'.repeat(900)}5 lakh`)).toBe('500000');
    expect(readQuantity(`${'\u200B'.repeat(1_000)}5 lakh`)).toBe('');
  });

  it('has a label of 40 characters at most', () => {
    expect(readQuantity(`${'a'.repeat(40)}: 5`)).toBe('5');
    expect(readQuantity(`${'a'.repeat(41)}: 5`)).toBeUndefined();
  });
});

describe('with units of its field', () => {
  it.each([
    ['2 years 6 months', '30'],
    ['2years 6months', '30'],
    ['1.5 years', '18'],
    ['1.25 years', '15'],
    ['2 yr. 6 mo.', '30'],
    ['240 months', '240'],
    ['123456 months', '123456'],
    ['2 years', '24'],
    ['2', '2'],
    ['2 lakh', '200000'],
    ['2 weeks', undefined],
    ['2 years 6 weeks', undefined],
    ['2 years 6 months 1 month', undefined],
    ['about 2 years', undefined],
  ])('%j is %j', (text, number) => {
    expect(readQuantity(text, IN_MONTHS)).toBe(number);
  });

  it.each(Object.entries(IN_MONTHS))('2 %s are so many months', (unit, each) => {
    for (const text of [`2 ${unit}`, `2${unit}`, `2 ${unit}.`, `Term: 2 ${unit} only`])
      expect(readQuantity(text, IN_MONTHS), text).toBe(String(2 * each));
  });

  it.each(Object.keys(IN_YEARS))('2 %s are years', (unit) => {
    expect(readQuantity(`2 ${unit}`, IN_YEARS)).toBe('2');
  });
});

describe('typing on', () => {
  it.each([
    '',
    '₹',
    'R',
    'ru',
    '5',
    '5,',
    '5,00',
    '5.',
    '5 l',
    '5 la',
    '5la',
    '1.5 cro',
    '5 हज',
    '5 हज़ा',
    '500 only',
  ])('may make a number of %j', (text) => {
    expect(mayBecomeQuantity(text)).toBe(true);
  });

  it.each(['x', '5 x', '5 akh', 'pees', '5..', '-', '5 lakh x', '5 l1', 'five'])(
    'makes none of %j',
    (text) => {
      expect(mayBecomeQuantity(text)).toBe(false);
    },
  );

  it('makes none of what is too long', () => {
    expect(mayBecomeQuantity('1'.repeat(60))).toBe(true);
    expect(mayBecomeQuantity('1'.repeat(61))).toBe(false);
  });
});
