import { describe, expect, it } from 'vitest';
import { bankName } from '../../../../src/features/number-check/formats/banks/bank-name.ts';
import names from '../../../../src/features/number-check/formats/banks/bank-names.json';
import { check, lookUp } from '../../../../src/features/number-check/formats/ifsc.ts';

describe('bankName', () => {
  it.each([
    ['SBIN', 'State Bank of India'],
    ['HDFC', 'HDFC Bank'],
    ['KKBK', 'Kotak Mahindra Bank'],
    ['PUNB', 'Punjab National Bank'],
    ['UTIB', 'Axis Bank'],
  ])('%s is %s', (letters, name) => expect(bankName(letters)).toBe(name));

  it.each(['ABCD', 'sbin', '', 'constructor', '__proto__'])('knows no %j', (letters) =>
    expect(bankName(letters)).toBeUndefined(),
  );

  it('has names to show, each under four letters', () => {
    const all = Object.entries(names);
    expect(all.length).toBeGreaterThan(1_500);
    for (const [letters, name] of all) {
      expect(letters).toMatch(/^[A-Z]{4}$/);
      expect(name).toMatch(/^[ -~]{3,80}$/);
    }
  });
});

it('the bank is looked up by the first four letters of a right code', async () => {
  expect(await lookUp(check('sbin0000000'))).toEqual([
    { label: 'Bank', value: 'State Bank of India' },
  ]);
  expect(await lookUp(check('ABCD0123456'))).toEqual([
    { label: 'Bank', value: 'Not in our list of codes (ABCD)' },
  ]);
});
