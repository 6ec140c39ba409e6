import { expect, test } from 'vitest';
import { isVerbatim } from '#components/results/is-verbatim.ts';

// Forms of the issuers: GSTN, NPCI, RBI, UIDAI, the transport ministry; amounts as CLDR writes them.
test.each([
  '27AAPFU0939F1ZV',
  'SBIN0001234',
  'asha@okaxis',
  'asha.verma-2@ybl',
  'XXXX XXXX 2346',
  'MH12 20110012345',
  '₹5,00,000.00',
  '22.5726, 88.3639',
  '18%',
])('%s stays as it is', (value) => expect(isVerbatim(value)).toBe(true));

test.each(['Maharashtra', '60 months', '22 November 2026', '5 माह', 'HDFC', ''])(
  '"%s" may be translated',
  (value) => expect(isVerbatim(value)).toBe(false),
);

test('a value that is not a text is left to what it consists of', () => {
  expect(isVerbatim(null)).toBe(false);
});
