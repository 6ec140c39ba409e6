import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOSTILE } from '#tests/unit/lib/hostile.ts';
import { edited } from './edited.ts';

/** `|` is the caret. */
function edit(marked: string): string {
  const { text, caret } = edited(marked.replace('|', ''), marked.indexOf('|'));
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

describe('edited', () => {
  it.each([
    ['|', '|'],
    ['09aaa|', '09AAA|'],
    ['09aa|acs0000a1ze', '09AA|ACS0000A1ZE'],
    ['  09aaacs0000a1ze  |', '09AAACS0000A1ZE|'],
    ['\n09 aaacs 0000 a1ze\t|', '09AAACS0000A1ZE|'],
    ['09AA |ACS0000A1ZE', '09AA|ACS0000A1ZE'],
    ['09AAACS0000A1ZE and more|', '09AAACS0000A1ZE|'],
  ])('%j becomes %j', (before, after) => expect(edit(before)).toBe(after));

  it.each([
    ['PAN AAPFU0939F|', 'PANAAPFU0939F|'],
    ['AAPFU0939F|', 'AAPFU0939F|'],
    ['ARN AA270117|', 'ARNAA270117|'],
    ['MYGSTINIS0|', '0|'],
  ])('of %j no part is taken for the beginning of a GSTIN', (before, after) =>
    expect(edit(before)).toBe(after),
  );

  it('drops inserted text that does not fit, as a browser does, and keeps the rest', () => {
    expect(edit('09AAxy|ACS0000A1ZE')).toBe('09AA|ACS0000A1ZE');
    expect(edit('27AAAPS0000K1Z4|09AAA')).toBe('27AAAPS000|09AAA');
  });

  it.each(HOSTILE)('survives $name', ({ text }) => {
    expect(edited(text, text.length).text.length).toBeLessThanOrEqual(15);
  });

  it('holds 15 characters at most, none of them a space or a small letter, the caret within', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(), (before, at) => {
        const { text, caret } = edited(before, at % (before.length + 1));
        expect(text).toMatch(/^[^\sa-z]{0,15}$/);
        expect(caret).toBeGreaterThanOrEqual(0);
        expect(caret).toBeLessThanOrEqual(text.length);
        expect(edited(text, caret)).toEqual({ text, caret });
      }),
    );
  });
});
