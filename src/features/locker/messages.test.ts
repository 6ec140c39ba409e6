import { describe, expect, it } from 'vitest';
import { namedInWords } from '#features/locker/backup/named-in-words.ts';
import { REFUSED_SHARE } from '#features/locker/tray/refused-share.ts';
import { documentCount } from '#words/locker/common.ts';
import { REFUSED } from './messages.ts';

describe('documentCount', () => {
  it('counts in words', () => {
    expect([0, 1, 2, 10_000, 1_234_567].map(documentCount)).toEqual([
      '0 documents',
      '1 document',
      '2 documents',
      '10,000 documents',
      '12,34,567 documents',
    ]);
  });
});

describe('namedInWords', () => {
  it('names five, and counts the others', () => {
    expect(namedInWords(['a', 'b'])).toBe('a, b');
    expect(namedInWords([...'abcde'])).toBe('a, b, c, d, e');
    expect(namedInWords(Array(1_005).fill('x'))).toBe('x, x, x, x, x and 1,000 more');
  });
});

describe('REFUSED', () => {
  it('gives each reason its own sentences', () => {
    const texts = Object.values(REFUSED_SHARE);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).toMatch(/^[A-Z].{20,}\.$/);
  });

  it('names the limit', () => {
    expect(REFUSED.empty).toContain('0 bytes');
    expect(REFUSED['too-large']).toContain('larger than 25 MB');
  });
});
