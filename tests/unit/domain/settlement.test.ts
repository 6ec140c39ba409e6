import { describe, expect, it } from 'vitest';
import {
  MAX_FEE_HUNDREDTHS,
  readPercent,
  settle,
  writePercent,
} from '../../../src/domain/settlement.ts';

describe('a settlement', () => {
  it.each([
    // payment, fee in hundredths of a percent, then fee, GST on it, what arrives
    [1000_00, 2_00, 20_00, 3_60, 976_40],
    [1000_00, 1_60, 16_00, 2_88, 981_12],
    [1000_00, 0, 0, 0, 1000_00],
    // Halves of a paisa go up: 0.5 and, for the tax, 0.45 of one.
    [1_00, 50, 1, 0, 99],
    [10_00, 25, 3, 1, 9_96],
    [1, 20_00, 0, 0, 1],
    [99_99_999_99, 20_00, 19_99_999_99 + 1, 3_60_000_00, 76_39_999_99],
  ])('of %d paise at %d hundredths', (paid, hundredths, fee, gst, arrives) => {
    expect(settle(paid, hundredths)).toEqual({ fee, gst, arrives });
  });

  it('loses no paisa and never turns round, whatever the fee', () => {
    for (let hundredths = 0; hundredths <= MAX_FEE_HUNDREDTHS; hundredths += 1) {
      const { fee, gst, arrives } = settle(1000_00, hundredths);
      expect(fee + gst + arrives).toBe(1000_00);
      expect(arrives).toBeGreaterThan(0);
      expect([fee, gst].every(Number.isSafeInteger)).toBe(true);
    }
  });
});

describe('a fee that is typed', () => {
  it.each([
    ['2', 2_00],
    ['1.95', 1_95],
    [' 1.9 % ', 1_90],
    ['0', 0],
    ['20', 20_00],
  ])('%j', (text, hundredths) => {
    expect(readPercent(text)).toBe(hundredths);
  });

  it.each(['', '%', '-1', '20.01', '100', '1.955', '1,9', '.5', '1e1', 'two', '२', 'NaN'])(
    '%j is none',
    (text) => {
      expect(readPercent(text)).toBeUndefined();
    },
  );

  it('is written as it is read', () => {
    for (let hundredths = 0; hundredths <= MAX_FEE_HUNDREDTHS; hundredths += 1)
      expect(readPercent(writePercent(hundredths))).toBe(hundredths);
  });
});
