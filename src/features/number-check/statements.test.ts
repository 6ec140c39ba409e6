import { describe, expect, it } from 'vitest';
import { checkedBy } from '#tests/unit/features/number-check/every-format.ts';

const idsIn = (format: string, text: string) =>
  checkedBy(format, text)
    .filter(({ title, verdict }) => title === 'UPI ID' && verdict === 'right')
    .map(({ shown }) => shown);

// Lines of statements and messages in the forms of their banks, as parsers of statements have them in their tests; the
// people are made up.
const LINES: readonly (readonly [bank: string, line: string, id: string])[] = [
  [
    'HDFC',
    'UPI-ASHA SHARMA-ASHA.SHARMA@OKHDFCBANK-HDFC0000001-412345678901-RENT',
    'asha.sharma@okhdfcbank',
  ],
  [
    'HDFC, a shop',
    'UPI-SAMPLE STORES-SAMPLE.SHOP1@YBL-YESB0YBLUPI-412345678901-PAYMENT FROM PHONE',
    'sample.shop1@ybl',
  ],
  ['HDFC, one word', 'UPI-ASHA-ASHA1@OKSBI-SBIN0000001-412345678901-NA', 'asha1@oksbi'],
  [
    'HDFC, a phone number',
    'UPI-ASHA-9876543210-1@OKAXIS-UTIB0000001-412345678901-NA',
    '9876543210-1@okaxis',
  ],
  ['HDFC, no name', 'UPI-9876543210@ybl-YESB0YBLUPI-412345678901-UPI', '9876543210@ybl'],
  [
    'HDFC, torn at the end of a line',
    'UPI-ASHA SHARMA-ASHA1@OKHDFCBA NK-HDFC0000001-412345678901-RENT',
    'asha1@okhdfcbank',
  ],
  ['HDFC, the end cut off', 'UPI-ASHA SHARMA-ASHA1@OKSBI', 'asha1@oksbi'],
  ['ICICI', 'UPI/412345678901/Rent/asha1@oksbi/State Bank of I/ICI1234567890abcdef', 'asha1@oksbi'],
  ['SBI', 'TO TRANSFER-UPI/DR/412345678901/ASHA SH/SBIN/asha1@oksbi/UPI--', 'asha1@oksbi'],
  ['Axis', 'UPI/P2M/412345678901/SAMPLE STORE/sample.shop@axl/', 'sample.shop@axl'],
  [
    'Kotak',
    'Received Rs.500.00 in your Kotak Bank AC X1234 from asha1@oksbi on 10-05-26.UPI Ref:412345678901.',
    'asha1@oksbi',
  ],
  [
    'Baroda',
    'Rs.250.00 transferred from A/c XX4321 to:asha1@ybl. Total Bal:Rs.5432.10CR.',
    'asha1@ybl',
  ],
  [
    'Federal Bank',
    'Rs 90.00 debited via UPI to VPA q123456789@ybl.Ref No 512345678901.Small txns?Use UPI Lite!',
    'q123456789@ybl',
  ],
  [
    'HDFC, a message',
    'Rs.20.00 credited to HDFC Bank A/c XX1234 on 09-11-25 from VPA asha1@oksbi (UPI 412345678901)',
    'asha1@oksbi',
  ],
];

describe.each(LINES)('a line of %s', (_bank, line, id) => {
  it.each(['line', 'upi'])('has one UPI ID for the check of %s', (format) =>
    expect(idsIn(format, line)).toEqual([id]),
  );

  it('gives each of its IDs among other lines', () =>
    expect(idsIn('line', `${line}\nUPI-RAVI K-RAVI1@OKICICI-ICIC0000001-512345678901-NA`)).toEqual([
      id,
      'ravi1@okicici',
    ]));

  it('has no account or Aadhaar number in what UPI calls a payment', () => {
    if (/UPI[/ :](?:DR\/|P2[AM]\/|Ref:)?\d{12}/.test(line))
      expect(checkedBy('line', line).map(({ title }) => title)).toContain('Reference number');
  });
});

// Lines without an ID: none is made of them.
it.each([
  'UPI/P2A/412345678901/ASHA SHARMA/State Ban/UPI',
  'UPI/ASHA SHARMA/412345678901/Rent',
  'TO TRANSFER-UPI/DR/412345678901/Asha S/YESB/paytm-123456@p/Payment--',
  'IMPS-412345678901-ASHA SHARMA-SBIN-XXXXXXX1234-RENT',
  'MMT/IMPS/412345678901/Rent/ASHA SHARM/SBIN0000001',
  'NEFT CR-SBIN0000001-ASHA SHARMA-SELF-SBINN52024010112345678',
  'NEFT/AXISN24123456789/ASHA SHARMA/HDFC0000001',
])('%s has no UPI ID', (line) => {
  expect(idsIn('line', line)).toEqual([]);
  expect(idsIn('upi', line)).toEqual([]);
});

// An ID may begin like such a line.
it.each(['upi-shop@ybl', 'upi.shop@example', 'UPI-paytm-123456@paytm'])('%s is an ID', (id) =>
  expect(idsIn('upi', id)).toEqual([id.toLowerCase()]),
);

// Groups of an account number, and the codes that stand beside one.
const GROUPED = ['1234 5678 9012', '1234-5678-9012', '12345 67890 12', '123 456 789 012'];
const BESIDE = ['SBIN0001234', 'IFSC SBIN0001234', 'HDFC0000001', 'PAN AAAPS1234K', 'AAAPS1234K'];
it.each(GROUPED.flatMap((number) => BESIDE.map((code) => [number, code])))(
  'the account %s is read beside %s',
  (number, code) => {
    for (const text of [
      `${number} ${code}`,
      `${number}, ${code}`,
      `${code} ${number}`,
      `A/c ${number} ${code}`,
      `Savings A/c No ${number}, ${code}`,
    ])
      expect(checkedBy('account', text), text).toMatchObject([
        { verdict: 'right', shown: 'XXXXXXXX9012' },
      ]);
  },
);

it.each(['Loan A/c LN0001234567', 'Loan a/c no LN0001234567', 'Deposit A/C: FD0001234567'])(
  'the account of %s has letters, and is not called wrong',
  (text) => expect(checkedBy('account', text)[0]?.verdict).toBe('unclear'),
);

// A group more is a part of the number, and a date behind it is none.
it.each([
  ['A/C NO.: 1234 5678 9012 3', 'XXXXXXXXX0123'],
  ['A/c 1234 5678 9012 34 56', 'XXXXXXXXXXXX3456'],
  ['A/c 1234 5678 9012 01/01/2026', 'XXXXXXXX9012'],
  ['A/c 1234 5678 9012 500.00', 'XXXXXXXX9012'],
])('the account of %s ends where it is written', (text, shown) =>
  expect(checkedBy('line', text)).toMatchObject([{ verdict: 'right', shown }]),
);

it.each(['Aadhaar 2341 2341 2346 5', 'VID 9999 4105 7058 1230 1'])(
  'no part of %s is read',
  (text) => expect(checkedBy('line', text).every(({ verdict }) => verdict !== 'right')).toBe(true),
);

it('the hidden account of a message is no voter ID', () =>
  expect(checkedBy('line', 'Your A/c xxx0003652 debited')).toMatchObject([
    { title: 'Bank account number', verdict: 'unclear' },
  ]));

// Documents whose numbers are a letter and digits too, by the forms of their issuers.
const OTHERS = [
  'OCI',
  'OCI card',
  'PIO',
  'PIO card',
  'Visa',
  'FRRO',
  'CDC',
  'DL',
  'Driving licence',
];
it.each(OTHERS.flatMap((word) => ['A1234567', 'VJ123456'].map((number) => [word, number])))(
  '%s %s is no passport',
  (word, number) => {
    for (const text of [`${word} ${number}`, `${word} no. ${number}`, `my ${word}: ${number}`])
      for (const format of ['passport', 'line'])
        for (const { verdict, title } of checkedBy(format, text))
          expect([verdict, title], `${format}: ${text}`).not.toEqual(['right', 'Passport number']);
    if (number !== 'VJ123456' || word !== 'DL')
      expect(checkedBy('passport', `${word} no ${number}`)[0]?.verdict).toBe('unclear');
  },
);

it.each(['M A1234567', 'Passport with visa: A1234567', 'A1234567 IND'])('%s is one', (text) =>
  expect(checkedBy('passport', text)[0]?.title).toBeDefined(),
);
