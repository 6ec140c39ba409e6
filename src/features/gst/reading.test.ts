import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeGstin } from '#domain/gstin.ts';
import { HOSTILE } from '#tests/unit/lib/hostile.ts';
import { gstinHint } from './hint.ts';
import { readingOf } from './reading.ts';

function reading(gstin: string): Record<string, string> {
  const read = decodeGstin(gstin);
  if (!read) throw new Error(`${gstin} has not the form of a GSTIN`);
  return Object.fromEntries(readingOf(read).map(({ label, value }) => [label, value]));
}

describe('what a GSTIN says', () => {
  it('is State, PAN, holder, registration and check character', () => {
    expect(reading('27AAPFU0939F1ZV')).toEqual({
      State: 'Maharashtra (27)',
      PAN: 'AAPFU0939F',
      'PAN holder': 'Firm or limited liability partnership',
      Registration: 'Number 1 of this PAN in the State',
      'Check character': 'V is right',
    });
  });

  it('says what the check character should be', () => {
    expect(reading('22AAAAA0000A1Z5')['Check character']).toBe('5 is wrong, it should be C');
  });

  it('says that a PAN, a State or a registration cannot be', () => {
    expect(reading('00AAACS0000A0Z0')).toMatchObject({
      State: 'No State has the code 00',
      PAN: 'AAACS0000A (made up: 0000 is never issued)',
      Registration: 'Number 0, which is never issued',
    });
  });

  it('reports codes that are no longer issued', () => {
    expect(reading('25AAACS0000A1Z0').State).toBe(
      'Daman and Diu (25, code used until 25 January 2020)',
    );
    expect(reading('28AAACS0000A1Z0').State).toBe(
      'Andhra Pradesh (28, code used before the State was divided)',
    );
  });
});

describe('the hint', () => {
  it.each([
    ['', ''],
    ['0', ''],
    ['AB', ''],
    ['09', 'Uttar Pradesh.'],
    ['00', 'No State has the code 00.'],
    ['09AAACS0000A1Z', 'Uttar Pradesh.'],
    ['09AAACS0000A1ZE', 'Uttar Pradesh. The check character is right.'],
    ['09AAACS0000A1Z5', 'Uttar Pradesh. The check character should be E: something is mistyped.'],
  ])('on %j is %j', (typed, hint) => expect(gstinHint(typed)).toBe(hint));

  it.each(HOSTILE)('on $name is none', ({ text }) => expect(gstinHint(text)).toBe(''));

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void gstinHint(text)));
  });
});

it.each(['27AAP*****9F1ZV', '27AAAPSXXXXK1ZV', '27••••••••••1ZV'])(
  'the masked %s is named as masked',
  (typed) =>
    expect(gstinHint(typed)).toBe('Part of the number is hidden. The whole number is needed.'),
);
