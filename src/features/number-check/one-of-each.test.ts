import { describe, expect, it } from 'vitest';
import { checkedBy, formats } from '#tests/unit/features/number-check/every-format.ts';

/**
 * A number of each kind as its issuer writes it, and the checks that may call it right. Digits alone are an amount, and
 * nine to eighteen of them are an account number at some bank.
 */
const NUMBERS: Readonly<Record<string, readonly [number: string, rightFor: string]>> = {
  PAN: ['AAAPS1234K', 'pan line'],
  'Aadhaar number': ['2341 2341 2346', 'aadhaar account'],
  'Virtual ID': ['9999 4105 7058 1230', 'aadhaar account'],
  'Enrolment ID': ['1234/12345/12345', ''],
  GSTIN: ['27AAPFU0939F1ZV', 'gstin line'],
  IFSC: ['SBIN0001234', 'ifsc line'],
  MICR: ['400002001', 'account amount'],
  'bank account': ['123456789012', 'account amount'],
  'voter ID': ['WKH1186253', 'voter'],
  passport: ['A1234567', 'passport'],
  'e-passport': ['AB123456', 'passport'],
  'passport file': ['PN1234567890121', ''],
  licence: ['HR0620150000000', 'licence line'],
  plate: ['MH12AB1234', 'rc line'],
  'Bharat series': ['22BH1234AA', 'rc line'],
  CIN: ['L17110MH1973PLC019786', 'cin line'],
  LLPIN: ['AAB-1234', ''],
  FCRN: ['F12345', ''],
  'UPI ID': ['sample.shop1@example', 'upi line'],
  'UPI link': ['upi://pay?pa=sample.shop1@example&am=10', 'upi line'],
  biller: ['SAMP00000NAT01', 'biller'],
  mobile: ['98765 43210', 'account'],
  'mobile from abroad': ['+91 98765 43210', 'line'],
  landline: ['022-23456789', 'account'],
  'toll-free': ['1800 123 4567', 'account line'],
  Visa: ['4111 1111 1111 1111', 'account'],
  Amex: ['3782 822463 10005', 'account'],
  ABHA: ['91-2341-2341-2346', ''],
  DIN: ['01234567', 'amount'],
  UAN: ['100123456789', 'account amount'],
  Udyam: ['UDYAM-MH-00-0000000', ''],
  FSSAI: ['11521998000123', 'account'],
  IEC: ['0388012345', 'account amount'],
  TAN: ['MUMA12345B', ''],
  'SWIFT in India': ['SBININBB104', ''],
  'SWIFT elsewhere': ['DEUTDEFFXXX', ''],
  IMEI: ['490154203237518', 'account'],
  'UTR of NEFT': ['AXISN24123456789', ''],
  'RRN of UPI': ['633212345678', 'account amount'],
  'GST application': ['AA270117000036V', ''],
  IBAN: ['GB29NWBK60161331926819', ''],
  PIN: ['110001', 'amount'],
  'e-mail': ['asha@example.com', ''],
  position: ['18.5204, 73.8567', ''],
  'masked Aadhaar': ['XXXX XXXX 1234', ''],
  'masked card': ['4111 XXXX XXXX 1111', ''],
  word: ['hello', ''],
};

describe.each(Object.entries(NUMBERS))('%s', (_, [number, rightFor]) => {
  it.each([...formats.keys()])('is right to the check of %s only where it may be', (name) => {
    const checked = checkedBy(name, number);
    expect(checked.length).toBeGreaterThan(0);
    for (const { verdict, title, sentences } of checked) {
      expect(title).not.toBe('');
      if (verdict === 'right') expect(rightFor.split(' ')).toContain(name);
      else expect(sentences.join(' ')).not.toBe('');
    }
  });

  it('is right where it is meant', () => {
    for (const name of rightFor.split(' ').filter(Boolean))
      expect(checkedBy(name, number), name).toMatchObject([{ verdict: 'right' }]);
  });
});

// Digits in the place of a number with letters: wrong there, and what they may be is named.
it.each([
  ['2341 2341 2346', 'Aadhaar number'],
  ['98765 43210', 'A mobile number or a bank account number.'],
  ['4111 1111 1111 1111', 'Card number'],
  ['123456789012', 'It may be an account number or the reference of a payment.'],
  ['11521998000123', 'Bank account number'],
])('%s may be: %s', (number, said) => {
  for (const name of ['pan', 'gstin', 'ifsc', 'voter', 'passport', 'rc', 'cin']) {
    const [{ verdict, sentences } = { verdict: '', sentences: [] }] = checkedBy(name, number);
    expect(verdict, name).toBe('wrong');
    expect(sentences.join(' '), name).toContain(said);
  }
});

it.each(['1,23,45,67,890', '12,34,56,789.50', '123,456,789,012', '18.5204, 73.8567'])(
  '%s is no account number',
  (text) => {
    for (const written of [text, `A/c No. ${text}`])
      expect(checkedBy('account', written)[0]?.verdict, written).toBe('unclear');
  },
);
