import { describe, expect, it } from 'vitest';
import { checkedBy } from '#tests/unit/features/number-check/every-format.ts';

// A right number of each kind, and what the field reads of it.
const NUMBERS: Readonly<Record<string, string>> = {
  pan: 'AAAPS1234K',
  aadhaar: '234123412346',
  ifsc: 'SBIN0001234',
  gstin: '27AAPFU0939F1ZV',
  voter: 'WKH1186253',
  passport: 'A1234567',
  rc: 'MH12AB1234',
  cin: 'L17110MH1973PLC019786',
  licence: 'HR0620150000000',
  account: '000123456789',
  biller: 'SAMP00000NAT01',
};

const around = (number: string): string[] => [
  `My number is ${number}`,
  `मेरा नंबर ${number} है`,
  `${number} (Asha)`,
  `(${number})`,
  `${number}, Delhi`,
  `${number} Delhi`,
  `${number}.`,
  `Hello, please take ${number} for the form, thanks`,
  `[9:41 am, 3/2/2026] Asha: ${number}`,
  `Asha – ${number} – Pune`,
];

describe.each(Object.entries(NUMBERS))('%s', (format, number) => {
  const expected = checkedBy(format, number);

  it('is right alone', () => expect(expected[0]?.verdict).toBe('right'));

  it.each(around(number))('is the only number in %j', (text) =>
    expect(checkedBy(format, text)).toEqual(expected),
  );

  it.each([`${number}7`, `7${number}`, `X${number}X`])('is not part of %s', (text) => {
    for (const { shown } of checkedBy(format, text)) expect(shown).not.toBe(expected[0]?.shown);
  });
});

it('offers both where there are two', () => {
  const found = checkedBy('pan', 'Husband AAAPS1234K, wife BBBPS1234K');
  expect(found.map(({ shown }) => shown)).toEqual(['AAAPSXXXXK', 'BBBPSXXXXK']);
});

it('takes no part of a health ID for an Aadhaar number', () => {
  expect(checkedBy('aadhaar', 'ABHA 91-2341-2341-2346')[0]?.verdict).toBe('unclear');
  expect(checkedBy('aadhaar', '91-2341-2341-2346')).toMatchObject([
    { title: 'ABHA number', verdict: 'unclear' },
  ]);
});

it('says what is wrong with the only number of a sentence', () => {
  const [checked] = checkedBy('aadhaar', 'My Aadhaar is 2341 2341 2345');
  expect(checked).toEqual(checkedBy('aadhaar', '234123412345')[0]);
});

// A plate of the Bharat series begins with digits, and a word of two letters before them is not a State.
it.each([
  'My number is 21 BH 0000 ZZ, thanks',
  'The plate no 21 BH 0000 ZZ',
  'It is on my 21-BH-0000-ZZ.',
  'मेरी गाड़ी 21 BH 0000 ZZ है',
])('the plate of the Bharat series is read in %j', (text) =>
  expect(checkedBy('rc', text)).toEqual(checkedBy('rc', '21BH0000ZZ')),
);

it('a series called BH of a State is one of that State', () =>
  expect(checkedBy('rc', 'My car is MH 21 BH 1234')).toEqual(checkedBy('rc', 'MH21BH1234')));
