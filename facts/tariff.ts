import type { Fee, Slab, Sum } from '#facts/types/tariff.ts';

// Our own rates, days, limits and hours: all of them samples. A company puts its own here, and every page, example,
// table and Hindi text has them. What the regulator sets is in `facts/rules`.

const fee = (hundredths: number) => hundredths as Fee;
const sum = (paise: number) => paise as Sum;
const slab = (fromRupees: number, toRupees: number, paise: number): Slab => ({
  fromRupees,
  toRupees,
  paise: sum(paise),
});

/** The day since which all of it holds; sheets on paper say so. */
export const since = '2026-11-01';

/** Fees by payment method, without GST. */
export const fees = {
  creditCard: fee(2_00),
  // Small merchants pay what the RBI allows at most: `facts/rules/cards.ts`.
  debitCard: fee(90),
  netBanking: fee(1_60),
  // The law allows no fee for these two: `facts/rules/upi.ts`.
  upi: fee(0),
  rupayDebit: fee(0),
  rupayCreditByUpi: fee(1_80),
  walletByUpi: fee(1_10),
  /** On top, for money that is wanted at once. */
  instantSettlement: fee(25),
};

/** What a shop earns for each, before tax. */
export const commissions = {
  withdrawal: {
    small: slab(100, 1_000, 2_50),
    medium: slab(1_001, 3_000, 7_00),
    large: { fromRupees: 3_001, paise: sum(11_00) } satisfies Slab as Slab,
  },
  transfer: {
    small: slab(100, 1_000, 4_50),
    medium: slab(1_001, 3_000, 11_00),
    large: slab(3_001, 5_000, 18_00),
  },
  bill: { electricity: sum(2_50), waterAndGas: sum(2_00), broadband: sum(3_00) },
  recharge: { mobile: sum(5_00), dth: sum(9_00), ott: sum(7_50) },
  travel: { bus: sum(65_00), flight: sum(210_00), hotel: sum(180_00) },
  insurance: { car: sum(55_00), health: sum(600_00), home: sum(90_00) },
};

/** What is paid for one of a thing, or for a month of it, without GST. */
export const charges = {
  payout: sum(5_00),
  panCheck: sum(2_00),
  accountCheck: sum(3_00),
  vehicleCheck: sum(5_00),
  /** Of an Aadhaar number, a voter ID or a passport. */
  identityCheck: sum(3_00),
  companyCheck: sum(5_00),
  /** One file that is read. */
  documentRead: sum(1_50),
  prepaidCard: sum(99_00),
  addedUserMonth: sum(49_00),
  cashPickup: sum(150_00),
  /** Cash taken or left at a partner shop, of any amount. */
  cashReceipt: sum(12_00),
  registration: sum(0),
  fingerprintReader: sum(2_499_00),
  posRentMonth: sum(399_00),
  posDeposit: sum(1_500_00),
  walletToBegin: sum(1_000_00),
};

/** What a customer pays at a counter, on top of the sum. A shop may take no more, and nothing for what is not here. */
export const customerCharges = { transfer: fee(1_00), transferLeast: sum(10_00) };

/**
 * When sales reach the bank: every way of paying on the same day. A working day is one from Monday to Friday that is no
 * holiday, month and day: those of the whole country, and Christmas.
 */
export const settlement = {
  by: '11:00',
  instantMinutes: 15,
  holidays: ['01-26', '08-15', '10-02', '12-25'],
};

/** Working days, from and to, both included. */
export const days = {
  activation: [1, 3],
  shopChecks: [3, 5],
  insuranceCourse: [7, 15],
  posDelivery: [3, 5],
  refund: [5, 7],
  disputeAnswer: 7,
  partnerReview: [2, 5],
  allianceReview: [10, 20],
} as const;

/** What of the fees of its merchants a channel partner has at most. */
export const partnerShare = { mostPercent: 30 };

/** How either side ends a service: the notice of the Terms of Service. Other terms are in the contract. */
export const leaving = { noticeDays: 30 };

/** Our own limits; the regulator, the bank and the network may set lower ones. */
export const limits = { cardPaymentRupees: 2_00_000, payoutDayRupees: 10_00_000 };

/** Profit on goods of a shop in a story: no rate of ours. */
export const ownMargin = { lamps: sum(45_00), bedsheets: sum(110_00), giftBoxes: sum(35_00) };
