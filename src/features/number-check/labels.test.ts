import { describe, expect, it } from 'vitest';
import { LABELS } from '#domain/number-labels.ts';
import { checkedBy, formats } from '#tests/unit/features/number-check/every-format.ts';

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
  ['LLPIN: AAL7890', 'cin'],
  ['LLP identification number AAL-7890', 'cin'],
  ['FLLPIN FAAB-1234', 'cin'],
  ['FCRN F12345', 'cin'],
  ['FCRN No. F12345', 'cin'],
  ['एलएलपी पहचान संख्या AAL-7890', 'cin'],
  ['एलएलपीआईएन AAL-7890', 'cin'],
  ['एफसीआरएन F12345', 'cin'],
  ['पैन AAAPS1234K', 'pan'],
  ['आधार 2341 2341 2346', 'aadhaar'],
  ['मोबाइल 98765 43210', ''],
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
          expect(sentences.join(), typed).toMatch(/^This is called \S/);
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

// Numbers as people paste them from bank messages and invoices, with the word behind; and the check that is their own.
const WORD_BEHIND: readonly (readonly [number: string, word: string, own: string])[] = [
  ['356938035643809', 'IMEI', ''],
  ['50100123456789', 'a/c no.', 'account'],
  ['234123412346', 'Aadhaar', 'aadhaar'],
  ['AAAPS1234K', 'PAN', 'pan'],
  ['AAAPS1234K', 'PAN card', 'pan'],
  ['SBIN0001234', 'IFSC code', 'ifsc'],
  ['27AAPFU0939F1ZV', 'GSTIN', 'gstin'],
  ['100123456789', 'UAN', ''],
  ['01234567', 'DIN', ''],
  ['11521998000123', 'FSSAI', ''],
  ['0388012345', 'IEC', ''],
  ['HDFCINBB', 'SWIFT', ''],
  ['91234123412346', 'ABHA number', ''],
  ['AAA-1234', 'LLPIN', 'cin'],
  ['F12345', 'FCRN', 'cin'],
  ['F12345', 'एफसीआरएन', 'cin'],
  ['234123412346', 'आधार नंबर', 'aadhaar'],
];

describe.each(WORD_BEHIND)('%s %s', (number, word, own) => {
  it.each([...CHECKS, 'upi'].filter((name) => name !== own))(
    'is named by the word behind it, and not judged, by the check of %s',
    (name) => {
      for (const typed of [`${number} ${word}`, `${number} (${word})`, `${number} ${word}, thanks`])
        for (const { verdict, sentences } of checkedBy(name, typed)) {
          expect(verdict, typed).toBe('unclear');
          expect(sentences.join(), typed).toMatch(/^This is called \S/);
        }
    },
  );

  if (own !== '' && own !== 'cin')
    it.each([own, 'line'])('is judged by the check of %s', (name) =>
      expect(checkedBy(name, `${number} ${word}`)).toMatchObject([{ verdict: 'right' }]),
    );
});

// A word behind one number and before the next is about the next; some words are none of a number.
it.each([
  ['aadhaar', '234123412346 PAN AAAPS1234K'],
  ['aadhaar', '234123412346 PAN: AAAPS1234K'],
  ['account', '50100123456789 IFSC SBIN0001234'],
  // Words that are names of cars and of things too.
  ['rc', 'MH 12 AB 1234 (Swift)'],
  ['rc', 'MH12AB1234 (Swift)'],
  // The name of a firm ends in LLP, and its number follows.
  ['gstin', 'Asha Traders LLP 27AAPFU0939F1ZV'],
  ['account', 'Asha Traders LLP 50100123456789'],
  ['rc', 'Swift MH12AB1234'],
  ['line', 'MH12AB1234 (Swift)'],
  ['pan', 'AAAPS1234K card'],
  // As messages, invoices and cards write them.
  ['pan', 'स्थायी खाता संख्या AAAPS1234K'],
  ['pan', 'Permanent Account Number: AAAPS1234K'],
  ['aadhaar', '2341_2341_2346'],
  ['rc', 'MH/12/AB/1234'],
  ['voter', 'EPIC: WKH/1186253'],
])('the check of %s judges its own number in %s', (name, text) =>
  expect(checkedBy(name, text)).toMatchObject([{ verdict: 'right' }]),
);

// Without any word: forms that one kind alone has, by its issuer.
const BY_FORM: readonly (readonly [number: string, title: string, own: string])[] = [
  ['AAAPS1234K', 'PAN', 'pan'],
  ['SBIN0001234', 'IFSC', 'ifsc'],
  ['27AAPFU0939F1ZV', 'GSTIN', 'gstin'],
  ['L17110MH1973PLC019786', 'CIN', 'cin'],
  ['HR0620150000000', 'Driving licence number', 'licence'],
  ['sample.shop1@example', 'UPI ID', 'upi'],
  ['+91 98765 43210', 'Phone number', ''],
  ['MUMA12345B', 'TAN', ''],
  ['UDYAM-MH-00-0000000', 'Udyam registration number', ''],
  ['91-2341-2341-2346', 'ABHA number', ''],
  ['SBININBB104', 'SWIFT code (BIC)', ''],
  ['HDFCINBB', 'SWIFT code (BIC)', ''],
  ['DEUTDEFFXXX', 'SWIFT code (BIC)', ''],
  // NEFT and RTGS, as banks print them.
  ['AXISN24123456789', 'Reference number', ''],
  ['SBINR52024010112345678', 'Reference number', ''],
];

describe.each(BY_FORM)('%s', (number, title, own) => {
  it.each([...CHECKS, 'upi'].filter((name) => name !== own))(
    'is named by its form, and neither right nor wrong, by the check of %s',
    (name) => expect(checkedBy(name, number)).toMatchObject([{ title, verdict: 'unclear' }]),
  );

  it('is known to the reader of texts', () =>
    expect(checkedBy('line', number)).toMatchObject([{ title }]));
});

// Forms that other numbers have as well: named where the field's own check says wrong, and never judged.
const BY_CHANCE: readonly (readonly [number: string, title: string])[] = [
  ['AAA-1234', 'Possibly an LLPIN'],
  ['AAL-7890', 'Possibly an LLPIN'],
  ['FAAB-1234', 'Possibly an LLPIN'],
  ['F12345', 'Possibly an FCRN'],
];

describe.each(BY_CHANCE)('%s', (number, title) => {
  it('may be of that kind to the reader of texts, and is of no kind with another word', () => {
    for (const text of [number, `Please see ${number}.`, `कृपया ${number} देखें`])
      expect(checkedBy('line', text)).toMatchObject([{ title, verdict: 'unclear' }]);
    for (const text of [`Order ${number}`, `Ref ${number}`, `बिल ${number} invoice`])
      expect(checkedBy('line', text)[0]?.title).not.toBe(title);
  });

  it.each(['pan', 'gstin', 'ifsc', 'voter', 'aadhaar', 'passport'])(
    'may be of that kind to the check of %s',
    (name) => expect(checkedBy(name, number)).toMatchObject([{ title, verdict: 'unclear' }]),
  );

  it('is known to the check of CIN', () =>
    expect(checkedBy('cin', number)).toMatchObject([{ title: 'CIN', verdict: 'unclear' }]));
});

it('an old plate stays one in its field', () =>
  expect(checkedBy('rc', 'AAB-1234')).toMatchObject([{ title: 'Vehicle registration number' }]));

it.each(['APR-2026', 'AUG-2026', 'INV-1234', 'Flight F123456', 'Form F1234'])(
  '%s holds no number of the ministry',
  (text) => expect(checkedBy('line', text)[0]?.title).toBe('No known number'),
);

it.each(['BUILDING', 'EARNINGS', 'CARDINAL', 'TRAINING', 'BILLINGS'])(
  '%s is a word and no SWIFT code',
  (word) => expect(checkedBy('line', word)[0]?.title).toBe('No known number'),
);

it('a number of a UPI app is a UPI number', () =>
  expect(checkedBy('upi', 'GPay no 9876543210')[0]?.verdict).toBe('unclear'));

// A number of each kind, and all that forms, messages and files put between a label and it.
const OWN: Readonly<Partial<Record<keyof typeof LABELS, string>>> = {
  pan: 'AAAPS1234K',
  aadhaar: '234123412346',
  virtualId: '9999410570581230',
  gstin: '27AAPFU0939F1ZV',
  ifsc: 'SBIN0001234',
  account: '123456789012',
  voter: 'WKH1186253',
  passport: 'A1234567',
  licence: 'HR0620150000000',
  rc: 'MH12AB1234',
  cin: 'L17110MH1973PLC019786',
  upi: 'sample.shop1@example',
  biller: 'SAMP00000NAT01',
};
const PUT = [
  ...['', ':', ': ', ' : ', '-', ' - ', ' – ', '=', '.', '. ', '#', ' # ', ' :-', ' -', ', ', '\n'],
  ...[' no ', ' No. ', ' no.', ' No.: ', ' No:-', ' no - ', ' No', ' number ', ' Number: '],
  ...[' number is ', ' Number - ', ' is ', ' ID: ', ' code ', ' नंबर ', ' संख्या: ', ' No.\n'],
];
/** Of letters that run into the label, and of signs that an ID may have itself, nobody can tell. */
const mayBePart = (kind: string, label: string, put: string) =>
  kind === 'upi' ? /^[-.]?$/.test(put) : label === 'AC' && /^$|^ No$/.test(put);

describe.each(Object.entries(OWN))('the label of %s', (kind, number) => {
  const labels = LABELS[kind as keyof typeof LABELS];
  it.each(labels)('%s', (label) => {
    for (const put of PUT.filter((each) => !mayBePart(kind, label, each)))
      for (const word of new Set([label, label.toLowerCase()]))
        for (const name of [kind === 'virtualId' ? 'aadhaar' : kind, 'line'])
          expect(checkedBy(name, word + put + number), word + put).toMatchObject([
            { verdict: 'right' },
          ]);
  });
});
