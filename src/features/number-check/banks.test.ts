import { describe, expect, it } from 'vitest';
import { bankName } from '#features/number-check/ifsc/banks/bank-name.ts';
import list from '#features/number-check/ifsc/banks/bank-names.json';
import { check, lookUp } from '#features/number-check/ifsc/check.ts';
import { LIVE_BANKS } from '#tests/unit/features/number-check/live-banks.ts';

const { letters, names } = list;

describe('bankName', () => {
  it.each([
    ['SBIN', 'State Bank of India'],
    ['HDFC', 'HDFC Bank'],
    ['KKBK', 'Kotak Mahindra Bank'],
    ['PUNB', 'Punjab National Bank'],
    ['UTIB', 'Axis Bank'],
    // Reported as missing, and as named after another bank.
    ['TNGB', 'Tamil Nadu Grama Bank'],
    ['MSBL', 'Mahesh Sahakari Bank, Pune'],
  ])('%s is %s', (letters, name) => expect(bankName(letters)).toBe(name));

  it.each(['ABCD', 'sbin', '', 'constructor', '__proto__'])('knows no %j', (letters) =>
    expect(bankName(letters)).toBeUndefined(),
  );

  it('has names to show, each under four letters', () => {
    expect(names.length).toBeGreaterThan(300);
    expect(letters).toMatch(new RegExp(`^(?:[A-Z]{4}){${names.length}}$`));
    expect(new Set(letters.match(/.{4}/g)).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[ -~]{3,80}$/);
  });
});

it('the bank is looked up by the first four letters of a right code', async () => {
  expect(await lookUp(check('sbin0000000'))).toEqual([
    { label: 'Bank', value: 'State Bank of India' },
  ]);
  expect(await lookUp(check('ABCD0123456'))).toEqual([
    { label: 'Bank', value: 'Not in our list of codes of August 2026 (ABCD)' },
  ]);
});

// The days are those of the banks’ own notices.
it.each([
  ['SYNB0002345', 'Syndicate Bank', 'Canara Bank', '1 July 2021'],
  ['ANDB0001234', 'Andhra Bank', 'Union Bank of India', '1 April 2021'],
  ['ALLA0210001', 'Allahabad Bank', 'Indian Bank', '1 May 2021'],
  ['VIJB0001001', 'Vijaya Bank', 'Bank of Baroda', '1 March 2021'],
])('%s is of %s, which is part of %s', async (code, bank, into, day) => {
  expect(await lookUp(check(code))).toEqual([
    { label: 'Bank', value: bank },
    {
      label: 'Today',
      value: `Part of ${into}; this code does not work since ${day}. Ask for the new one.`,
    },
  ]);
});

it('State Bank of Hyderabad is said to be part of another bank without a day', async () => {
  const [, today] = await lookUp(check('SBHY0020039'));
  expect(today?.value).toContain('Part of State Bank of India; this code does not work any more.');
});

/** Live in RBI's list, and named by no list that we know. */
const NAMELESS =
  'AANB ADBK BCHN CCIL GABK GSSB HITP INPA KNBL LUCB NDVS NHBA PHNP PPNT TCBR UCLB VSBA VTBJ'.split(
    ' ',
  );

it.each(LIVE_BANKS)(
  'the live %s has the name of a bank, or is said to have none',
  async (letters) => {
    const [{ value } = { value: '' }] = await lookUp(check(`${letters}0000000`));
    if (NAMELESS.includes(letters)) expect(value).toMatch(/RBI’s list has its branches/);
    else expect(value).not.toMatch(/list|[A-Z]{6}/);
  },
);

it('says of a bank that works on under its letters only what it is part of', async () => {
  expect((await lookUp(check('PKGB0010501'))).at(1)).toEqual({
    label: 'Today',
    value: 'Part of Karnataka Grameena Bank since 1 May 2025.',
  });
});
