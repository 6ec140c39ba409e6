import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkedBy, formats } from '#tests/unit/features/number-check/every-format.ts';
import { HOSTILE } from '#tests/unit/lib/hostile.ts';

const names = [...formats.keys()];
const anything = fc.string({ unit: 'binary', maxLength: 300 });
const almost = fc.stringMatching(/^[A-Z0-9@./ -]{0,40}$/);

describe.each(names)('the format %s', (name) => {
  it('has a result for every text, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(anything, almost), (text) => {
        for (const { verdict, sentences, shown, rows } of checkedBy(name, text)) {
          if (verdict === 'wrong') {
            expect(sentences.length).toBeGreaterThan(0);
            expect(shown).toBe('');
            expect(rows).toEqual([]);
          }
          for (const sentence of sentences) expect(sentence).toMatch(/^[ -~“”’₹–]+[.]$/);
        }
      }),
    );
  });

  it.each(HOSTILE)('survives $name, and does not call it a number', ({ text }) => {
    for (const { verdict } of checkedBy(name, text)) expect(verdict).not.toBe('right');
  });

  it('gives the same result twice', () => {
    fc.assert(
      fc.property(almost, (text) => {
        expect(checkedBy(name, text)).toEqual(checkedBy(name, text));
      }),
    );
  });

  it('never gives away more than the last four digits of an Aadhaar number', () => {
    const numbers = fc.stringMatching(/^(\d{12}|\d{16}|\d{4} \d{4} \d{4}|\d{4}-\d{4}-\d{4})$/);
    fc.assert(
      fc.property(numbers, fc.constantFrom('', '@example', ' my number '), (number, around) => {
        // An amount is not a number of a person, and must be read back.
        if (name === 'amount') return;
        const said = JSON.stringify(
          checkedBy(name, around === '@example' ? number + around : around + number),
        );
        expect(said.replace(/[ -]/g, '')).not.toContain(number.replace(/[ -]/g, '').slice(-5));
      }),
    );
  });
});
