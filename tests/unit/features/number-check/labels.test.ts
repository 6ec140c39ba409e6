import { describe, expect, it } from 'vitest';
import { checkedBy, formats } from './every-format.ts';

// Numbers as their issuers write them, with the word in front, and the check that is their own.
const LABELLED: readonly (readonly [text: string, own: string])[] = [
  ['TAN MUMA12345B', ''],
  ['TAN: MUMA12345B', ''],
  ['UAN 100123456789', ''],
  ['UAN No. 1001 2345 6789', ''],
  ['ABHA 91-2341-2341-2346', ''],
  ['SWIFT SBININBB', ''],
  ['SWIFT code SBININBB104', ''],
  ['BIC: SBININBBXXX', ''],
  ['IMEI 490154203237518', ''],
  ['IMEI1: 490154203237518', ''],
  ['Udyam UDYAM-MH-00-0000000', ''],
  ['FSSAI Lic No. 11521998000123', ''],
  ['IEC AAAPS1234K', ''],
  ['DIN 01234567', ''],
  ['ARN AA270718000001A', ''],
  ['LLPIN AAA-1234', 'cin'],
  ['CIN L17110MH1973PLC019786', 'cin'],
  ['PAN AAAPS1234K', 'pan'],
  ['Aadhaar 2341 2341 2346', 'aadhaar'],
  ['IFSC SBIN0001234', 'ifsc'],
  ['GSTIN 27AAPFU0939F1ZV', 'gstin'],
  ['Mobile 98765 43210', ''],
  ['UTR 633212345678', ''],
  ['Card 4111 1111 1111 1111', ''],
  ['Account 000123456789', 'account'],
];
const CHECKS = [...formats.keys()].filter(
  (name) => !['line', 'amount', 'consumer', 'upi'].includes(name),
);

describe.each(LABELLED)('%s', (text, own) => {
  it.each(CHECKS.filter((name) => name !== own))(
    'is named, and not judged, by the check of %s',
    (name) => {
      for (const typed of [text, `My ${text}`, `${text}, thanks`])
        for (const { verdict, sentences } of checkedBy(name, typed)) {
          expect(verdict, typed).toBe('unclear');
          expect(sentences.join(), typed).toMatch(/^This is called [A-Z]/);
        }
    },
  );
});

it.each([
  ['gstin', 'GST Registration No. 27AAPFU0939F1ZV'],
  ['pan', 'PAN card AAAPS1234K'],
  ['passport', 'M 1234567'],
  ['rc', 'DL 3C AB 1234'],
  ['aadhaar', 'UAN 100123456789, Aadhaar 234123412346'],
  ['account', 'IMEI 490154203237518, account 000123456789'],
])('the check of %s takes its own number in %s', (name, text) =>
  expect(checkedBy(name, text).map(({ verdict }) => verdict)).toEqual(['right']),
);
