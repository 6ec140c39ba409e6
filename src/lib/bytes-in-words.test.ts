import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesInWords } from './bytes-in-words.ts';

describe('bytesInWords', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [1023, '1,023 bytes'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [25 * 1024 ** 2, '25 MB'],
    [3 * 1024 ** 3, '3 GB'],
    [5000 * 1024 ** 3, '5,000 GB'],
  ])('%i is %s', (bytes, words) => {
    expect(bytesInWords(bytes)).toBe(words);
  });

  it('names a unit for every size', () => {
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (bytes) => {
        expect(bytesInWords(bytes)).toMatch(/^[\d,]+(\.\d)? (bytes?|KB|MB|GB)$/);
      }),
    );
  });
});
