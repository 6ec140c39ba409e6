import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOSTILE } from '#tests/unit/lib/hostile.ts';
import { checkGstin } from './validate.ts';

describe('checkGstin', () => {
  it('asks for a number', () => {
    expect(checkGstin({ gstin: '' })).toEqual({ gstin: 'Please enter GSTIN' });
  });

  it.each(['0', '09AAACS0000A1Z', '09AAACS0000A1CE', '09AAACS0000A1ZEE'])('refuses %s', (gstin) => {
    expect(checkGstin({ gstin })).toEqual({ gstin: 'Invalid GSTIN format' });
  });

  it.each(HOSTILE)('refuses $name', ({ text }) => {
    expect(checkGstin({ gstin: text })).toEqual({ gstin: 'Invalid GSTIN format' });
  });

  // A wrong check character, an unknown State and a registration of 0 are hints and never stop anybody.
  it.each(['09AAACS0000A1ZE', '09aaacs0000a1ze', '22AAAAA0000A1Z5', '00AAACS0000A0Z0'])(
    'takes %s',
    (gstin) => expect(checkGstin({ gstin })).toEqual({}),
  );

  it('answers any text with one of three results', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (gstin) => {
        expect([undefined, 'Please enter GSTIN', 'Invalid GSTIN format']).toContain(
          checkGstin({ gstin }).gstin,
        );
      }),
    );
  });
});
