import { describe, expect, it } from 'vitest';
import type { Checked } from '#features/number-check/checked.ts';
import { bankName } from '#features/number-check/ifsc/banks/bank-name.ts';
import list from '#features/number-check/ifsc/banks/bank-names.json';
import { check, lookUp } from '#features/number-check/ifsc/check.ts';
import { lookUp as lookUpLine } from '#features/number-check/line/check.ts';
import { checkedBy } from '#tests/unit/features/number-check/every-format.ts';
import { LIVE_BANKS } from '#tests/unit/features/number-check/live-banks.ts';

const { columns, names } = list;

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
    const letters = [...(columns[0] ?? '')].map((_, i) => columns.map((each) => each[i]).join(''));
    expect(letters.length).toBeGreaterThan(names.length);
    for (const each of letters) expect(each).toMatch(/^[A-Z]{4}$/);
    expect(new Set(letters).size).toBe(letters.length);
    for (const name of names) expect(name).toMatch(/^[ -~]{3,80}$/);
  });
});

const bankRows = async (code: string) =>
  (await lookUp(check(code))).rows.filter(({ label }) => label !== 'Branch code');

it('the bank is looked up by the first four letters of a right code', async () => {
  expect(await bankRows('sbin0000000')).toEqual([{ label: 'Bank', value: 'State Bank of India' }]);
});

// In the form of an IFSC, under letters that neither RBI's list nor the list of names has.
it.each(['ABCD0123456', 'QQQQ0001234', 'XYZW0ABC123'])('%s is right for no bank', async (code) => {
  expect(await lookUp(check(code))).toEqual({
    title: 'IFSC',
    verdict: 'unclear',
    shown: code,
    rows: [],
    sentences: [
      `The form fits, but no bank of our list of August 2026 has the letters ${code.slice(0, 4)}.`,
    ],
  });
});

it('a text has the banks of its codes as well', async () => {
  const [found, none] = checkedBy('line', 'SBIN0001234, QQQQ0001234');
  expect((await lookUpLine(found as Checked)).rows[0]?.value).toBe('State Bank of India');
  expect((await lookUpLine(none as Checked)).verdict).toBe('unclear');
});

// The days are those of the banks’ own notices.
it.each([
  ['SYNB0002345', 'Syndicate Bank', 'Canara Bank', '1 July 2021'],
  ['ANDB0001234', 'Andhra Bank', 'Union Bank of India', '1 April 2021'],
  ['ALLA0210001', 'Allahabad Bank', 'Indian Bank', '1 May 2021'],
  ['VIJB0001001', 'Vijaya Bank', 'Bank of Baroda', '1 March 2021'],
])('%s is of %s, which is part of %s', async (code, bank, into, day) => {
  expect(await bankRows(code)).toEqual([
    { label: 'Bank', value: bank },
    {
      label: 'Today',
      value: `Part of ${into}; this code does not work since ${day}. Ask for the new one.`,
    },
  ]);
});

it('State Bank of Hyderabad is said to be part of another bank without a day', async () => {
  const [, today] = await bankRows('SBHY0020039');
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
    const [{ value } = { value: '' }] = await bankRows(`${letters}0000000`);
    if (NAMELESS.includes(letters)) expect(value).toMatch(/RBI’s list has its branches/);
    else expect(value).not.toMatch(/list|[A-Z]{6}/);
  },
);

it('says of a bank that works on under its letters only what it is part of', async () => {
  expect((await bankRows('PKGB0010501')).at(1)).toEqual({
    label: 'Today',
    value: 'Part of Karnataka Grameena Bank since 1 May 2025.',
  });
});
