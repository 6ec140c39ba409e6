import { describe, expect, it } from 'vitest';
import { checkedBy } from '#tests/unit/features/number-check/every-format.ts';

/** Fields of one number each, in which a reference may land. */
const FIELDS = [
  'pan',
  'aadhaar',
  'ifsc',
  'account',
  'voter',
  'passport',
  'rc',
  'cin',
  'biller',
  'gstin',
];

// As banks write them: RBI's message formats of NEFT and RTGS have 16 and 22 characters, NPCI's RRN has 12 digits; the
// other forms are of messages and statements of HDFC Bank, SBI, Axis Bank, Citi, YES Bank and PhonePe.
const BY_FORM = [
  'HDFCN52024120112345678',
  'SBINR52024120112345678',
  'KKBKH24335123456',
  'T2411301234567890123456',
];
const POSSIBLE = [
  'SBIN424335123456',
  'AXPS260760067935',
  'N335243012345678',
  'P24120112345678',
  'CMS1234567890123',
  'AXISCN0123456789',
];
const BY_PLACE = [
  'IMPS/433512345678/ASHA',
  'IMPS/P2A/433512345678/ASHA/HDFC',
  'IMPS/ FDRL/433512345678/EPIFI ACCOUN',
  'IMPS-433512345678-ASHA-HDFC-XXXXXX1234-RENT',
  'UPI/433512345678/Payment',
  'UPI/P2M/433512345678/SWIGGY/YESB',
  'UPI/CR/433512345678/ASHA/HDFC',
  'MMT/IMPS/433512345678/Rent/ASHA',
  'by IMPS 433512345678',
];
const BY_WORD = [
  'UTR No. CMS1234567890123',
  'UTR: N335243012345678',
  'UTR 123456789012345',
  'RRN:433512345678',
  '(IMPS Ref no 433512345678 )',
  'Refno 433512345678',
  'Txn ID AXI1a2b3c4d5e6f70812a3b4c5d6e7f8091',
  'यूटीआर 433512345678',
  'संदर्भ संख्या 433512345678',
  'लेनदेन आईडी: 433512345678',
  'AWB 123456789012',
];

describe.each(['line', ...FIELDS])('in the field of %s', (name) => {
  it.each([...BY_FORM, ...BY_PLACE, ...BY_WORD])('%j is a reference', (text) => {
    const checked = checkedBy(name, text);
    expect(checked.map(({ verdict }) => verdict)).not.toContain('right');
    expect(checked.map(({ verdict }) => verdict)).not.toContain('wrong');
  });

  it.each(POSSIBLE)('%s is none of its numbers', (text) => {
    for (const { verdict } of checkedBy(name, text)) expect(verdict).toBe('unclear');
  });
});

it.each([...BY_FORM, ...BY_PLACE, ...BY_WORD])('%j is named', (text) =>
  expect(checkedBy('line', text)).toMatchObject([{ title: 'Reference number' }]),
);

it.each(POSSIBLE)('%s is named as what it may be', (text) =>
  expect(checkedBy('line', text)).toMatchObject([{ title: 'Possibly a UTR' }]),
);

// Of other kinds, with the same letters and digits in front.
it.each([
  ['IFSC for NEFT/RTGS: SBIN0001234', 'IFSC'],
  ['Pay by IMPS to A/c 000123456789', 'Bank account number'],
  ['MH1220150001234', 'Driving licence number'],
  ['NEFT A/c No. 000123456789', 'Bank account number'],
])('%j is no reference', (text, title) =>
  expect(checkedBy('line', text)).toMatchObject([{ title, verdict: 'right' }]),
);

// Letters of loans and deposits belong to the number, and so do slashes.
describe.each(['LAI-12345678901', 'LAI-00012345', 'HL-0001234567', 'LNABC00123456789'])(
  '%s',
  (number) => {
    it.each(['Loan a/c ', 'Loan A/c No. ', 'Loan Account: '])(
      'behind %j keeps its letters',
      (label) => {
        for (const name of ['account', 'line'])
          expect(checkedBy(name, label + number)).toMatchObject([
            { title: 'Bank account number', verdict: 'unclear' },
          ]);
      },
    );
  },
);

// As South Indian Bank writes whose money went where.
it.each(['<A/c>to 9812345678', 'UPI DR:Rs.500 from <A/c>to 9812345678', 'A/c to 9812345678'])(
  'the number of %j is not called an account',
  (text) => {
    for (const name of ['account', 'line'])
      for (const { verdict } of checkedBy(name, text)) expect(verdict).toBe('unclear');
  },
);

it.each([
  'A/c *1234',
  'a/c **1234',
  'a/c ending 1234',
  'account ending with 1234',
  'A/C X1234',
  'A/c XX1234',
])('most of %j is hidden', (text) =>
  expect(checkedBy('account', text)).toMatchObject([
    { verdict: 'unclear', sentences: [expect.stringContaining('hidden')] },
  ]),
);

// SBI puts the day behind a word of four letters.
it.each(['06Oct25', '06OCT25', '09Jan2026'])('the day %s is no IFSC', (day) => {
  const text = `A/C X5334 debited by 2000.0 on date ${day} trf to ASHA Refno 530375090208`;
  expect(checkedBy('line', text)).toMatchObject([{ title: 'Reference number' }]);
  for (const { verdict } of checkedBy('ifsc', text)) expect(verdict).not.toBe('right');
});
