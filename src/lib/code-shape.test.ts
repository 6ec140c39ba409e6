import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { misfits, named } from './code-shape.ts';

/** The sentence about a wrong length, for a code of so many characters. */
const aCode = (wanted: number) => (length: number) =>
  `A code has ${wanted} characters; this has ${length}.`;

describe('misfits', () => {
  it('finds nothing where all fits', () => {
    expect(misfits('AB1C0', 'AA9*0', aCode(5))).toEqual([]);
  });

  it('counts characters, not halves of them', () => {
    expect(misfits('A🎉', 'AA9', aCode(3))).toEqual(['A code has 3 characters; this has 2.']);
  });

  it.each([
    ['A1', 'AA', 'The second character must be a letter, not the digit 1.'],
    ['AB', 'A9', 'The second character must be a digit, not the letter B.'],
    ['A#', 'A*', 'The second character must be a letter or a digit, not “#”.'],
    ['AO', 'A0', 'The second character must be the digit 0, not the letter O.'],
    ['AX', 'AB', 'The second character must be the letter B, not the letter X.'],
    ['A🎉', 'AA', 'The second character must be a letter, not a special character.'],
  ])('%s against %s: %s', (code, shape, sentence) => {
    expect(misfits(code, shape, aCode(2))).toEqual([sentence]);
  });

  it('names three characters at most', () => {
    expect(misfits('AAAAA', '99999', aCode(5))).toHaveLength(4);
    expect(misfits('AAAAA', '99999', aCode(5)).at(-1)).toBe('2 more characters are out of place.');
    expect(misfits('AAAA', '9999', aCode(4)).at(-1)).toBe('1 more character is out of place.');
  });

  it('has a word for each place of the longest code', () => {
    const all = misfits('A'.repeat(21), `${'A'.repeat(20)}9`, aCode(21));
    expect(all).toEqual(['The twenty-first character must be a digit, not the letter A.']);
  });

  it('says something about every text that does not fit, and nothing about others', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (text) => {
        const fits = /^[A-Z][0-9]$/.test(text);
        return (misfits(text, 'A9', aCode(2)).length === 0) === fits;
      }),
    );
  });
});

describe('named', () => {
  it.each(['\u202e', '\ud800', '\0', 'é', 'ا', '१', '\n'])('does not repeat %j', (character) => {
    expect(named(character)).toBe('a special character');
  });
});
