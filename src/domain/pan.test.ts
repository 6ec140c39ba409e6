import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOSTILE } from '#tests/unit/lib/hostile.ts';
import { decodePan, OTHER_HOLDER } from './pan.ts';

describe('decodePan', () => {
  it.each([
    ['AAAPS0000K', 'Individual'],
    ['AAACS0000A', 'Company'],
    ['AAAHS0000A', 'Hindu undivided family'],
    ['AAAFS0000D', 'Firm or limited liability partnership'],
    ['AAAAS0000A', 'Association of persons'],
    ['AAABS0000A', 'Body of individuals'],
    ['AAATS0000L', 'Trust'],
    ['AAALS0000A', 'Local authority'],
    ['AAAJS0000A', 'Artificial juridical person'],
    ['AAAGS0000A', 'Government'],
    ['AAAES0000A', OTHER_HOLDER],
    ['AAAKS0000A', OTHER_HOLDER],
  ])('reads the holder of %s: %s', (pan, holder) => {
    expect(decodePan(pan)?.holder).toBe(holder);
  });

  it('knows ten letters and no others', () => {
    const known = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter(
      (letter) => decodePan(`AAA${letter}S0000A`)?.holder !== OTHER_HOLDER,
    );
    expect(known.join('')).toBe('ABCFGHJLPT');
  });

  it('hides the middle four digits', () => {
    expect(decodePan('AAPPV8261K')?.masked).toBe('AAPPVXXXXK');
  });

  it('takes small letters, spaces and what a copy from a chat brings along', () => {
    expect(decodePan(' aaaps 0000 k\n')?.pan).toBe('AAAPS0000K');
    expect(decodePan('\u200eAAAPS0000K\u200f')?.pan).toBe('AAAPS0000K');
  });

  it('knows that the serial 0000 is nobody’s', () => {
    expect(decodePan('AAAPS0000K')?.serialInUse).toBe(false);
    expect(decodePan('AAAPS0001K')?.serialInUse).toBe(true);
    expect(decodePan('AAAPS9999K')?.serialInUse).toBe(true);
  });

  it.each(['', 'AAAPS0000', 'AAAPS0000KK', 'AAAP50000K', 'AAAPSO000K', '1AAPS0000K', 'ßAAPS0000K'])(
    'finds no PAN in %j',
    (text) => expect(decodePan(text)).toBeUndefined(),
  );

  it.each(HOSTILE)('finds no PAN in $name', ({ text }) => {
    expect(decodePan(text)).toBeUndefined();
  });

  it('never looks at the check letter', () => {
    const pan = fc.stringMatching(/^[A-Z]{5}\d{4}$/);
    const letter = fc.stringMatching(/^[A-Z]$/);
    fc.assert(
      fc.property(pan, letter, letter, (nine, one, other) => {
        expect(decodePan(nine + one)?.holder).toBe(decodePan(nine + other)?.holder);
        expect(decodePan(nine + one)?.serialInUse).toBe(decodePan(nine + other)?.serialInUse);
      }),
    );
  });

  it('copes with any text without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => void decodePan(text)),
    );
  });
});
