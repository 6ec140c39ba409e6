import fc from 'fast-check';
import { parsePhoneNumber } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { checkedBy } from '#tests/unit/features/number-check/every-format.ts';

const KINDS: Readonly<Record<string, string>> = {
  MOBILE: 'Mobile number in India',
  FIXED_LINE: 'Landline or service number in India',
  SHARED_COST: 'Toll-free or service number in India',
  UAN: 'Toll-free or service number in India',
  TOLL_FREE: 'Toll-free or service number in India',
  FIXED_LINE_OR_MOBILE: 'Mobile or landline number in India',
};
const kindOf = (text: string) =>
  checkedBy('line', text)[0]?.rows.find(({ label }) => label === 'Kind')?.value;

// Numbers whose kind libphonenumber's metadata tells.
it.each([
  'Ph: 080-23456789',
  'Tel 0612-2234567',
  'Ph: 0821 2420000',
  'Tel: 0712-2530000',
  '+91-80-2345-6789',
  'Ph: 080 2345 6789',
  'Ph: 022 2345 6789',
  'Toll free call 1800 123 4567',
  'Call 1800-425-3800',
  'Mob: 98765 43210',
  '+91 98765 43210',
  'Mob 987 654 3210',
])('%s is of the kind that its metadata says', (text) => {
  const number = parsePhoneNumber(text.replace(/^\D*(?=[+\d])/, ''), 'IN');
  const type = number.getType() ?? '';
  const kind = kindOf(text);
  // Where both are possible, the way that it is written decides.
  if (type === 'FIXED_LINE_OR_MOBILE') expect(kind).toMatch(/landline/i);
  else expect(kind).toBe(KINDS[type]);
});

// A thousand numbers at random, as libphonenumber writes them, and without gaps.
it('tells mobiles, landlines and service numbers as libphonenumber does', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^(?:[1-9]\d{9}|1800\d{4,7}|1860\d{7}|000800\d{7})$/),
      fc.constantFrom('Ph: ', 'Phone ', 'Call '),
      (digits, label) => {
        const number = parsePhoneNumber(digits, 'IN');
        const type = number.getType();
        // The regulator gives 1600 and 1601 to banks and authorities; elsewhere they are mobiles still.
        if (!type || /^(?:16|140)/.test(digits)) return;
        const national = number.formatNational();
        for (const text of [label + digits, label + national]) {
          // Both are possible: five and five digits are a mobile’s way.
          if (type === 'FIXED_LINE_OR_MOBILE') {
            const isMobiles = /\d{5}[ -]\d{5}/.test(text);
            expect(kindOf(text), text).toMatch(isMobiles ? /^Mobile number/ : /landline/i);
          } else expect(kindOf(text), text).toBe(KINDS[type]);
        }
      },
    ),
    { numRuns: 1_000, seed: 20261129 },
  );
});

// The rest is named, and never taken for another.
it.each([
  ['ABHA 91-2341-2341-2346', 'ABHA number'],
  ['91-2341-2341-2346', 'ABHA number'],
  ['TAN: MUMA12345B', 'TAN'],
  ['MUMA12345B', 'TAN'],
  ['Udyam UDYAM-MH-00-0000000', 'Udyam registration number'],
  ['DIN 01234567', 'DIN'],
  ['UAN 100123456789', 'UAN'],
  ['FSSAI Lic No. 11521998000123', 'FSSAI licence number'],
  ['IEC AAAPS1234K', 'IEC'],
  ['SWIFT code SBININBB104', 'SWIFT code (BIC)'],
  ['IMEI 490154203237518', 'IMEI'],
  ['UTR SBIN0123456', 'Reference number'],
  ['Ref No. SBIN0123456', 'Reference number'],
  ['UTR 633212345678', 'Reference number'],
])('%s is named %s', (text, title) =>
  expect(checkedBy('line', text)).toMatchObject([{ title, verdict: 'unclear' }]),
);

// One table for all tools: what the check of a kind knows, the reader of texts knows too.
describe.each([
  '27AAPFU0939F1ZV',
  '07AAACS0000A1CT',
  '27MUMA12345B1D5',
  '0717USA12345NF1',
  '0717USA12345UN1',
  // Forms that india-compliance's constants admit: no Z, and a TAN with one.
  '27AAPFU0939F1AA',
  '27MUMA12345B1Z5',
])('the GSTIN %s', (gstin) => {
  it('is read alike in a line and in its field, and never called wrong for its form', () => {
    const checked = checkedBy('gstin', gstin);
    expect(checkedBy('line', `GSTIN ${gstin}`)).toEqual(checked);
    for (const { sentences } of checked)
      expect(sentences).not.toContain('This is not the format of a GSTIN.');
  });
});

it.each(['T1224MH1234A', 'T 1224 MH 1234 A', '77 CD 12', '14-UN-1'])(
  'knows the plate %s in a line as in its field',
  (plate) => expect(checkedBy('line', `Car ${plate}`)).toEqual(checkedBy('rc', plate)),
);

it('knows the old plates of Delhi in a line too', () =>
  expect(checkedBy('line', 'Car DL 3C AB 1234')[0]).toMatchObject({
    title: 'Vehicle registration number',
    verdict: 'right',
  }));
