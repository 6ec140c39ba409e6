import { describe, expect, it } from 'vitest';
import { plain } from '#lib/reader/plain.ts';

// Account numbers of Indian banks have 9 to 18 digits; a cell of a sheet that is formatted as a number adds two.
describe('decimals of a spreadsheet', () => {
  it.each([
    ['123456789.00', '123456789'],
    ['000123456789.0', '000123456789'],
    ['50100012345678.00 HDFC0000001', '50100012345678 HDFC0000001'],
  ])('of %j go', (copied, left) => expect(plain(copied)).toBe(left));

  it.each(['12345678.00', '123456789.50', '123456789.001', '123456789.00.1', '9876543210.0@upi'])(
    'of %j stay',
    (typed) => expect(plain(typed)).toBe(typed),
  );
});

// Signs that WhatsApp and Markdown set a word apart with.
describe('signs around a value', () => {
  it.each([
    ['*AAAPS1234K*', 'AAAPS1234K'],
    ['PAN: _AAAPS1234K_.', 'PAN: AAAPS1234K.'],
    ['`9876543210`', '9876543210'],
    ['~~9876543210~~', '9876543210'],
    ['**AAAPS1234K**', 'AAAPS1234K'],
  ])('of %j go', (copied, left) => expect(plain(copied)).toBe(left));

  it.each(['asha_rao@upi', 'XXXX*1234', '2*3', '27AAP*****9F1ZV', 'a_b_c'])('of %j stay', (typed) =>
    expect(plain(typed)).toBe(typed),
  );
});

it('separators of Arabic keyboards are those of others', () => {
  expect(plain('١٨٫٥٢٠٤، ٧٣٫٨٥٦٧')).toBe('18.5204, 73.8567');
});

// Unicode: Halfwidth and Fullwidth Forms, Small Form Variants.
it.each([
  ['１０．５％', '10.5%'],
  ['10.5﹪', '10.5%'],
  ['a１﹫ybl', 'a1@ybl'],
  ['５，００，０００\u3000', '5,00,000 '],
])('%j is %j', (wide, usual) => expect(plain(wide)).toBe(usual));
