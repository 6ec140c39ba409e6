import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payLink } from '#domain/upi-pay-link.ts';
import { readCode } from '#tests/unit/features/upi-qr/read-code.ts';
import { codeOf } from './code.ts';
import { MAX_LINK_BYTES } from './limits.ts';
import { pathOf, svgOf } from './picture.ts';
import { check, type RequestTexts, requestOf } from './validate.ts';

const shop: RequestTexts = {
  upiId: 'sample.shop@example',
  name: 'Sample Shop',
  amount: '',
  note: '',
};
const linkOf = (texts: Partial<RequestTexts>) => payLink(requestOf({ ...shop, ...texts }));

describe('a code is read back as the link that went in', () => {
  it.each([
    [{}],
    [{ amount: '499.50', note: 'Table 4, lunch & tea' }],
    [{ name: 'शर्मा स्टोर्स' }],
    [{ name: 'चाय की दुकान', amount: '10', note: 'एक कप' }],
    [{ name: 'Tea ☕ & Snacks 🥟' }],
    [{ name: 'متجر' }],
    [{ name: 'A+B=C?&#%/\\"<b>' }],
    [{ upiId: `${'a'.repeat(200)}@example` }],
  ])('%j', (texts) => {
    const link = linkOf(texts);
    expect(check({ ...shop, ...texts })).toEqual({});
    expect(readCode(codeOf(link))).toBe(link);
  });

  it('for anything that the rules let through', () => {
    const some = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(some, some, fc.integer({ min: 1_00, max: 5_00_000_00 }), (name, note, paise) => {
        const texts = { ...shop, name, note, amount: String(paise / 100) };
        fc.pre(Object.keys(check(texts)).length === 0);
        const link = payLink(requestOf(texts));
        expect(readCode(codeOf(link))).toBe(link);
      }),
      { numRuns: 40 },
    );
  });

  it('at every length up to the longest', () => {
    for (let length = 30; length <= MAX_LINK_BYTES; length += 13) {
      const link = linkOf({}).padEnd(length, 'x');
      expect(readCode(codeOf(link)), String(length)).toBe(link);
    }
  });
});

describe('codeOf', () => {
  it('stays within version 15 at the longest link, and would not with one byte more', () => {
    const sideOf = (length: number) => codeOf('upi://'.padEnd(length, 'x')).size - 8;
    expect(sideOf(MAX_LINK_BYTES)).toBe(77);
    expect(sideOf(MAX_LINK_BYTES + 1)).toBe(81);
  });

  it('keeps four light modules around it', () => {
    const { size, bars } = codeOf(linkOf({}));
    expect(Math.min(...bars.map(({ x }) => x))).toBe(4);
    expect(Math.min(...bars.map(({ y }) => y))).toBe(4);
    expect(Math.max(...bars.map(({ x, width }) => x + width))).toBe(size - 4);
    expect(Math.max(...bars.map(({ y }) => y + 1))).toBe(size - 4);
  });
});

describe('svgOf', () => {
  it('holds nothing but squares, for any input', () => {
    const code = codeOf(linkOf({ name: '<script>alert(1)</script>' }));
    expect(svgOf(code)).toMatch(
      /^<svg [^<>]*><path [^<>]*\/><path fill="#000" d="[Mhvz\d -]+"\/><\/svg>\n$/,
    );
    expect(svgOf(code)).toContain(pathOf(code));
  });
});
