import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedCode } from './typed-code.ts';

describe('typedCode', () => {
  it.each([
    ['  hr-06 1985\t0034761\r\n', 'HR-0619850034761'],
    ['\u00a009aaacs0000a1ze\ufeff', '09AAACS0000A1ZE'],
    ['\u202aAB\u202c\u200b1\u00ad2', 'AB12'],
    ['০৯aaacs௦௦௦௦a૧ze', '09AAACS0000A1ZE'],
    ['２３４१ ٢٣٤١', '23412341'],
    ['', ''],
  ])('%j is %j', (text, code) => expect(typedCode(text)).toBe(code));

  it('leaves letters of other alphabets alone: none becomes one of ours, or two', () => {
    expect(typedCode('ß\u0131\u017f\u212aé')).toBe('ß\u0131\u017f\u212aé');
  });

  it('changes nothing the second time, adds nothing, never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const code = typedCode(text);
        expect(typedCode(code)).toBe(code);
        expect(code.length).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
