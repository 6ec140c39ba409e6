import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOSTILE } from '#tests/unit/lib/hostile.ts';
import { decodeGstin, gstinCheckCharacter, isGstin } from './gstin.ts';

// Printed on invoices and in sample data all over the web; here to test arithmetic, never on a page.
const RIGHT =
  '27AAPFU0939F1ZV 29AAGCR4375J1ZU 29AAICA3918J1ZE 29AACCF0683K1ZD 27AAACR4849R1ZL 27AABCR1718E1ZP \
27AAACS8577K2ZO 27AAACH2702H1Z0 06AACCG0527D1Z8 24AAACC1206D1ZM 27AAACR5055K1Z7 24AAACR5055K1ZD \
09AAACI1195H1ZK 33AAACI1195H1ZT 29AAICP2912R1ZR 37AADCB2230M2ZR 24AAACC4175D1Z4 09AAACS0000A1ZE \
27AAAPS0000K1Z4 07AAAFS0000D2Z5 29AAATS0000L1ZQ'.split(' ');

const WRONG: readonly [string, string][] = [
  ['27AAPFU0939F1ZO', 'V'],
  ['22AAAAA0000A1Z5', 'C'],
  ['07AAAAA0000A1Z8', '4'],
  ['29GGGGG1314R9Z6', 'A'],
  ['03AAJCR2207E1Z2', 'X'],
];

const GSTIN = fc.stringMatching(/^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/);

describe('isGstin', () => {
  it.each([...RIGHT, ...WRONG.map(([gstin]) => gstin)])('takes %s', (gstin) => {
    expect(isGstin(gstin)).toBe(true);
    expect(isGstin(gstin.toLowerCase())).toBe(true);
  });

  it.each([
    '',
    '09AAACS0000A1Z',
    '09AAACS0000A1ZEE',
    '09AAACS0000A1CE',
    '07AAICA3918J1CV',
    'O9AAACS0000A1ZE',
    '09AAAC50000A1ZE',
    '09AAACSOOOOA1ZE',
    '09AAACS00000 1ZE',
    '09AAACS0000A-ZE',
    ' 09AAACS0000A1ZE',
    '09AAACS0000A1ZE\n',
    '09AAAC\u017f0000A1ZE',
    '09AAAC\u212a0000A1ZE',
  ])('refuses %j', (text) => expect(isGstin(text)).toBe(false));

  it.each(HOSTILE)('refuses $name', ({ text }) => expect(isGstin(text)).toBe(false));

  it('refuses a number with one character more or less', () => {
    fc.assert(
      fc.property(GSTIN, fc.nat(14), (gstin, at) => {
        expect(isGstin(gstin)).toBe(true);
        expect(isGstin(gstin.slice(0, at) + gstin.slice(at + 1))).toBe(false);
        expect(isGstin(`${gstin}${gstin.charAt(at)}`)).toBe(false);
      }),
    );
  });
});

describe('the check character', () => {
  it.each(RIGHT)('of %s is right', (gstin) => {
    expect(gstinCheckCharacter(gstin.slice(0, 14))).toBe(gstin.slice(14));
    expect(decodeGstin(gstin)?.checkRight).toBe(true);
  });

  it.each(WRONG)('of %s should be %s', (gstin, expectedCheck) => {
    expect(decodeGstin(gstin)).toMatchObject({ checkRight: false, expectedCheck });
  });

  it('is right for a collector of tax at source too, whose number the pattern refuses', () => {
    expect(gstinCheckCharacter('07AAICA3918J1C')).toBe('V');
  });

  it('finds every single wrong character', () => {
    fc.assert(
      fc.property(GSTIN, fc.nat(13), fc.integer({ min: 1, max: 35 }), (gstin, at, step) => {
        const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
        const right = gstin.slice(0, 14);
        const other = alphabet.charAt((alphabet.indexOf(gstin.charAt(at)) + step) % 36);
        const wrong = right.slice(0, at) + other + right.slice(at + 1);
        expect(gstinCheckCharacter(wrong)).not.toBe(gstinCheckCharacter(right));
      }),
    );
  });
});

describe('decodeGstin', () => {
  it.each([
    ['09AAACS0000A1ZE', 'Uttar Pradesh', 'AAACS0000A', 'Company', 1],
    ['27aaaps0000k1z4', 'Maharashtra', 'AAAPS0000K', 'Individual', 1],
    ['07AAAFS0000D2Z5', 'Delhi', 'AAAFS0000D', 'Firm or limited liability partnership', 2],
    ['29AAATS0000L1ZQ', 'Karnataka', 'AAATS0000L', 'Trust', 1],
    ['38AAACS0000AAZ0', 'Ladakh', 'AAACS0000A', 'Company', 10],
    ['97AAACS0000AZZ0', 'Other Territory', 'AAACS0000A', 'Company', 35],
  ])('reads %s', (text, state, pan, holder, registration) => {
    expect(decodeGstin(text)).toMatchObject({
      gstin: text.toUpperCase(),
      state: { name: state },
      pan,
      holder,
      registration,
    });
  });

  it('knows 40 State codes, two of which are no longer given out', () => {
    const states = Array.from(
      { length: 100 },
      (_, code) => decodeGstin(`${String(code).padStart(2, '0')}AAACS0000A1Z0`)?.state,
    ).filter((state) => state !== undefined);
    expect(states).toHaveLength(40);
    expect(states.filter(({ note }) => note).map(({ name }) => name)).toEqual([
      'Daman and Diu',
      'Andhra Pradesh',
    ]);
  });

  it('says that it does not know a State or a registration that does not exist', () => {
    const read = decodeGstin('00AAACS0000A0Z0');
    expect(read).toMatchObject({ stateCode: '00', state: undefined, registration: undefined });
  });

  it.each(HOSTILE)('reads nothing in $name', ({ text }) => {
    expect(decodeGstin(text)).toBeUndefined();
  });

  it('reads exactly what the pattern takes, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(GSTIN, fc.string({ unit: 'binary', maxLength: 20 })), (text) => {
        expect(decodeGstin(text) !== undefined).toBe(isGstin(text));
      }),
    );
  });
});
