import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Method, Place } from '#domain/settlement.ts';
import {
  MAX_FEE_HUNDREDTHS,
  METHODS,
  PLACES,
  priceOf,
  readPercent,
  settle,
  settleAtOnce,
  writePercent,
} from '#domain/settlement.ts';
import { fees } from '#facts/tariff.ts';

type Size = 'small' | 'other';
type Row = [
  method: Method,
  place: Place,
  size: Size,
  offered: number,
  paid: number,
  fee: number,
  gst: number,
  arrives: number,
];

// Worked out by hand, in paise, for a fee that somebody offers, in hundredths of a percent. GST of card payments to
// ₹2,000: notification 12/2017-CT (Rate), entry 34, and circular 245/02/2025-GST; of the rest 18%.
const RBI_DEBIT: Row[] = [
  // RBI, 6 December 2017: turnover to ₹20 lakh 0.40% and 0.30% by code, at most ₹200; above 0.90% and 0.80%, ₹1,000.
  ['debitCard', 'machine', 'small', 2_00, 1_500_00, 6_00, 0, 1_494_00],
  ['debitCard', 'machine', 'other', 2_00, 1_500_00, 13_50, 0, 1_486_50],
  ['debitCard', 'online', 'small', 2_00, 10_000_00, 40_00, 7_20, 9_952_80],
  ['debitCard', 'code', 'small', 2_00, 10_000_00, 30_00, 5_40, 9_964_60],
  ['debitCard', 'machine', 'small', 2_00, 50_000_00, 200_00, 36_00, 49_764_00],
  ['debitCard', 'machine', 'small', 2_00, 60_000_00, 200_00, 36_00, 59_764_00],
  ['debitCard', 'code', 'small', 2_00, 60_000_00, 180_00, 32_40, 59_787_60],
  ['debitCard', 'code', 'small', 2_00, 70_000_00, 200_00, 36_00, 69_764_00],
  ['debitCard', 'machine', 'other', 2_00, 1_20_000_00, 1_000_00, 180_00, 1_18_820_00],
  ['debitCard', 'code', 'other', 2_00, 1_20_000_00, 960_00, 172_80, 1_18_867_20],
  ['debitCard', 'online', 'other', 2_00, 2_000_00, 18_00, 0, 1_982_00],
  ['debitCard', 'online', 'other', 2_00, 2_000_01, 18_00, 3_24, 1_978_77],
  // Who offers less than the cap is paid less.
  ['debitCard', 'machine', 'other', 50, 10_000_00, 50_00, 9_00, 9_941_00],
];

const CREDIT_AND_OTHERS: Row[] = [
  // No cap of the RBI.
  ['creditCard', 'machine', 'small', 2_00, 1_000_00, 20_00, 0, 980_00],
  ['creditCard', 'online', 'other', 2_00, 2_000_00, 40_00, 0, 1_960_00],
  ['creditCard', 'online', 'other', 2_00, 2_000_01, 40_00, 7_20, 1_952_81],
  ['creditCard', 'online', 'other', 2_00, 10_00_000_00, 20_000_00, 3_600_00, 9_76_400_00],
  // No card, so its tax has no exemption.
  ['netBanking', 'online', 'other', 1_60, 1_000_00, 16_00, 2_88, 981_12],
  ['netBanking', 'online', 'small', 1_60, 1_000_00, 16_00, 2_88, 981_12],
];

const NPCI: Row[] = [
  // CBDT circular 32/2019: no fee in any case.
  ['upi', 'code', 'small', 2_00, 1_000_00, 0, 0, 1_000_00],
  ['upi', 'online', 'other', 2_00, 1_00_000_00, 0, 0, 1_00_000_00],
  ['rupayDebit', 'machine', 'other', 90, 1_00_000_00, 0, 0, 1_00_000_00],
  ['rupayDebit', 'online', 'small', 90, 500_00, 0, 0, 500_00],
  // NPCI, 4 October 2022: nil to ₹2,000, for small merchants that are offline.
  ['rupayCreditByUpi', 'code', 'small', 1_80, 2_000_00, 0, 0, 2_000_00],
  ['rupayCreditByUpi', 'machine', 'small', 1_80, 1_500_00, 0, 0, 1_500_00],
  ['rupayCreditByUpi', 'code', 'small', 1_80, 2_001_00, 36_02, 6_48, 1_958_50],
  ['rupayCreditByUpi', 'online', 'small', 1_80, 2_000_00, 36_00, 0, 1_964_00],
  ['rupayCreditByUpi', 'code', 'other', 1_80, 2_000_00, 36_00, 0, 1_964_00],
  ['rupayCreditByUpi', 'code', 'other', 1_80, 5_000_00, 90_00, 16_20, 4_893_80],
  // NPCI on wallets, March 2023: only above ₹2,000, and not for small merchants.
  ['walletByUpi', 'code', 'other', 1_10, 2_000_00, 0, 0, 2_000_00],
  ['walletByUpi', 'online', 'other', 1_10, 2_001_00, 22_01, 3_96, 1_975_03],
  ['walletByUpi', 'code', 'small', 1_10, 5_000_00, 0, 0, 5_000_00],
];

describe('a settlement', () => {
  it.each([...RBI_DEBIT, ...CREDIT_AND_OTHERS, ...NPCI])(
    'by %s, %s, %s merchant, of an offer of %d hundredths and %d paise',
    (method, place, size, offered, paise, fee, gst, arrives) => {
      const sale = { paise, method, place, isSmall: size === 'small' };
      expect(settle(sale, offered)).toEqual({ fee, gst, arrives });
    },
  );

  it('rounds halves of a paisa up, the fee and then its tax', () => {
    const by = { method: 'netBanking', place: 'online', isSmall: false } as const;
    // 0.5 of a paisa; 2.5, and then 0.54 of one.
    expect(settle({ ...by, paise: 1_00 }, 50)).toEqual({ fee: 1, gst: 0, arrives: 99 });
    expect(settle({ ...by, paise: 10_00 }, 25)).toEqual({ fee: 3, gst: 1, arrives: 9_96 });
  });

  it.each([
    ['upi', 'upi'],
    ['rupayDebit', 'rupayDebit'],
    ['creditCard', 'creditCard'],
    ['netBanking', 'netBanking'],
  ] as const)('takes the fee of %s from the tariff', (method, name) => {
    const sale = { paise: 10_000_00, method, place: 'online', isSmall: false } as const;
    expect(priceOf(sale).feeHundredths).toBe(fees[name]);
    expect(settle(sale)).toEqual(settle(sale, fees[name]));
  });

  it('at once costs more, with its own tax, for any amount', () => {
    const sale = { paise: 10_000_00, method: 'upi', place: 'code', isSmall: true } as const;
    // 0.25% of ₹10,000 is ₹25.00, and 18% of that ₹4.50.
    expect(settleAtOnce(sale, 25)).toEqual({ fee: 25_00, gst: 4_50, arrives: 9_970_50 });
  });
});

const sales = fc.record({
  // To a crore of rupees.
  paise: fc.integer({ min: 1, max: 1_00_00_000_00 }),
  method: fc.constantFrom(...METHODS),
  place: fc.constantFrom(...PLACES),
  isSmall: fc.boolean(),
});
const offers = fc.integer({ min: 0, max: MAX_FEE_HUNDREDTHS });

describe('for all payments and offers', () => {
  it('no paisa is lost, and the merchant is left with something', () => {
    fc.assert(
      fc.property(sales, offers, (sale, offered) => {
        const { fee, gst, arrives } = settle(sale, offered);
        expect(fee + gst + arrives).toBe(sale.paise);
        expect(arrives).toBeGreaterThan(0);
        expect([fee, gst].every((each) => Number.isSafeInteger(each) && each >= 0)).toBe(true);
      }),
    );
  });

  it('a small merchant pays no more than another one', () => {
    fc.assert(
      fc.property(sales, offers, (sale, offered) => {
        const small = settle({ ...sale, isSmall: true }, offered);
        const other = settle({ ...sale, isSmall: false }, offered);
        expect(small.fee).toBeLessThanOrEqual(other.fee);
      }),
    );
  });

  it('the fee of a larger payment is not lower', () => {
    fc.assert(
      fc.property(sales, fc.integer({ min: 0, max: 1_000_00 }), offers, (sale, more, offered) => {
        const { fee } = settle({ ...sale, paise: sale.paise + more }, offered);
        expect(fee).toBeGreaterThanOrEqual(settle(sale, offered).fee);
      }),
    );
  });

  it('a debit card costs no more than ₹200 or ₹1,000, and a card payment to ₹2,000 no tax', () => {
    fc.assert(
      fc.property(sales, offers, (sale, offered) => {
        const debit = settle({ ...sale, method: 'debitCard' }, offered);
        expect(debit.fee).toBeLessThanOrEqual(sale.isSmall ? 200_00 : 1_000_00);
        const { gst } = settle({ ...sale, method: 'creditCard' }, offered);
        if (sale.paise <= 2_000_00) expect(gst).toBe(0);
        else expect(gst).toBeGreaterThanOrEqual(offered > 0 ? 1 : 0);
      }),
    );
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
