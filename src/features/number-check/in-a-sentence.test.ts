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

// Dates, phones and other codes beside a number go on with none.
it.each([
  ['ifsc', 'SBIN0001234/000123456789'],
  ['ifsc', 'SBIN0001234 000123456789'],
  ['account', 'SBIN0001234 000123456789'],
  ['account', '000123456789 12/05/2026'],
  ['aadhaar', 'Aadhaar 234123412346 01/01/1990'],
  ['passport', 'Old Passport No. with Date and Place of Issue A1234567 01/01/2010 MUMBAI'],
  ['licence', 'HR0620150000000 01-01-1990'],
  ['voter', 'ELECTION COMMISSION OF INDIA IDENTITY CARD WKH1186253'],
  ['passport', 'A1234567 IND'],
  ['passport', 'IND A1234567'],
  ['pan', 'https://shop.example/verify?pan=AAAPS1234K'],
])('the %s is read in %j', (format, text) =>
  expect(checkedBy(format, text)).toEqual(checkedBy(format, NUMBERS[format] ?? '')),
);

// Voice input leaves words among digits, and they belong to the number.
it.each([
  ['account', 'triple zero 123456789', '000123456789'],
  ['account', 'double five 123456789', '55123456789'],
  ['aadhaar', 'zero 234123412346', '0234123412346'],
])('the %s of %j is read with what is spoken', (format, text, whole) =>
  expect(checkedBy(format, text)).toEqual(checkedBy(format, whole)),
);

it('on an English page a number is not read without what is spoken in Hindi', () =>
  expect(checkedBy('account', 'ट्रिपल शून्य 123456789')[0]?.verdict).not.toBe('right'));

// How billers call the number of a customer.
it.each([
  ['CA No 60012345678', 11],
  ['K No. 210123456789', 12],
  ['RR No. E12345', 6],
  ['Service No 1234 56789', 9],
  ['Account ID 1234567890 Due 12/05/2026', 10],
  ['Consumer No: 000012345678 Amount: 500', 12],
  ['Customer Relationship Number 1234567890', 10],
])('of %j only the number is counted', (text, count) =>
  expect(checkedBy('consumer', text)[0]?.sentences.join()).toContain(` ${count} characters;`),
);

// Words beside numbers that banks, tracks, registers and dealers give out.
it.each([
  ['account', 'PRAN 110012345678'],
  ['account', 'Demat 1234567812345678'],
  ['rc', 'Chassis No ME4JF50ABCD123456'],
  ['rc', 'challan MH12345678901234567'],
  ['aadhaar', 'Ration card 123456789012'],
  ['aadhaar', 'Refno 512345678901'],
])('the check of %s names what %j is', (format, text) =>
  expect(checkedBy(format, text)).toMatchObject([
    { verdict: 'unclear', sentences: [expect.stringMatching(/^This is called /)] },
  ]),
);

it('finds the label of a number in an address', () =>
  expect(
    checkedBy('line', 'https://shop.example/?pan=AAAPS1234K&aadhaar=234123412346').map(
      ({ verdict }) => verdict,
    ),
  ).toEqual(['right', 'right']));

it('takes no beginning of a licence for a plate', () =>
  expect(checkedBy('licence', 'TN 09 Z 2015 0001234')[0]?.title).toBe('Driving licence number'));

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
