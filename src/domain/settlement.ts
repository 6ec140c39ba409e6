import { debitCards } from '#facts/rules/cards.ts';
import { smallCardPayments } from '#facts/rules/tax.ts';
import { smallMerchants } from '#facts/rules/upi.ts';
import { fees } from '#facts/tariff.ts';
import { gstOn } from './fee-tax.ts';
import { rounded } from './rounded.ts';

/** How a customer pays. A RuPay credit card that no UPI app holds is a credit card. */
export const METHODS = [
  'upi',
  'rupayDebit',
  'debitCard',
  'creditCard',
  'rupayCreditByUpi',
  'walletByUpi',
  'netBanking',
] as const;
export type Method = (typeof METHODS)[number];

/** Where: in a browser or an app, by a machine at the counter, or by a code there that the customer scans. */
export const PLACES = ['online', 'machine', 'code'] as const;
export type Place = (typeof PLACES)[number];

/** One payment, and who takes it. */
export interface Sale {
  /** What the customer pays, in whole paise. */
  paise: number;
  method: Method;
  place: Place;
  /** Whether the merchant had a turnover of at most ₹20 lakh in the last financial year, as the RBI defines it. */
  isSmall: boolean;
}

/** The highest fee that is worked with, in hundredths of a percent; with GST on it, less than the payment. */
export const MAX_FEE_HUNDREDTHS = 20_00;

/** What becomes of one payment, in paise. */
export interface Settlement {
  fee: number;
  /** GST on the fee, not on the payment. */
  gst: number;
  /** What reaches the account. */
  arrives: number;
}

interface Price {
  feeHundredths: number;
  /** The most for one payment, in paise, where a rule sets one. */
  mostPaise?: number;
}

/** The RBI's cap for debit cards of other networks than RuPay. */
export function debitCap({ place, isSmall }: Pick<Sale, 'place' | 'isSmall'>): Required<Price> {
  const rule = debitCards;
  const byCode = isSmall ? rule.smallByCodeHundredths : rule.otherByCodeHundredths;
  const byCard = isSmall ? rule.smallHundredths : rule.otherHundredths;
  return {
    feeHundredths: place === 'code' ? byCode : byCard,
    mostPaise: (isSmall ? rule.smallMostRupees : rule.otherMostRupees) * 100,
  };
}

const isFreeOfFees = ({ method, paise, place, isSmall }: Sale): boolean => {
  const upTo = paise <= smallMerchants.freeUpToRupees * 100;
  if (method === 'rupayCreditByUpi') return upTo && isSmall && place !== 'online';
  if (method === 'walletByUpi') return upTo || isSmall;
  return method === 'upi' || method === 'rupayDebit';
};

/**
 * The fee for a payment: what is offered, and no more than the rules allow.
 *
 * @param offered hundredths of a percent; without it, those of the tariff
 */
export function priceOf(sale: Sale, offered: number = fees[sale.method]): Price {
  if (isFreeOfFees(sale)) return { feeHundredths: 0 };
  if (sale.method !== 'debitCard') return { feeHundredths: offered };
  const cap = debitCap(sale);
  return { ...cap, feeHundredths: Math.min(offered, cap.feeHundredths) };
}

const CARDS: readonly Method[] = ['rupayDebit', 'debitCard', 'creditCard', 'rupayCreditByUpi'];

/** Whether the fee carries no GST: a card payment that is small, and that an aggregator settles. */
export const isFreeOfGst = ({ method, paise }: Sale): boolean =>
  CARDS.includes(method) && paise <= smallCardPayments.upToRupees * 100;

/**
 * Takes the fee and the GST on it off a payment. Each is rounded to the paisa.
 *
 * @param offered the fee in whole hundredths of a percent; without it, that of the tariff
 */
export function settle(sale: Sale, offered?: number): Settlement {
  const { feeHundredths, mostPaise = Number.POSITIVE_INFINITY } = priceOf(sale, offered);
  const fee = Math.min(rounded(sale.paise * feeHundredths, 100_00), mostPaise);
  return less(sale, fee, isFreeOfGst(sale) ? 0 : gstOn(fee));
}

/**
 * The same, where the money is wanted at once. What that costs is not part of the settlement of a card, so it is taxed.
 *
 * @param atOnce hundredths of a percent on top; without it, those of the tariff
 */
export function settleAtOnce(sale: Sale, atOnce: number = fees.instantSettlement): Settlement {
  const { fee, gst } = settle(sale);
  const more = rounded(sale.paise * atOnce, 100_00);
  return less(sale, fee + more, gst + gstOn(more));
}

const less = ({ paise }: Sale, fee: number, gst: number): Settlement => ({
  fee,
  gst,
  arrives: paise - fee - gst,
});

const PERCENT = /^(\d{1,2})(?:\.(\d{1,2}))?$/;

/**
 * A percentage as people type it (`2`, `1.95`, `1.95%`), in hundredths of a percent. Undefined for any
 * other text, and above `MAX_FEE_HUNDREDTHS`.
 */
export function readPercent(text: string): number | undefined {
  const [, whole, decimals = ''] = PERCENT.exec(text.replace('%', '').trim()) ?? [];
  if (whole === undefined) return undefined;
  const hundredths = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return hundredths <= MAX_FEE_HUNDREDTHS ? hundredths : undefined;
}

/** Hundredths of a percent as they are typed: `2`, `1.95`. */
export const writePercent = (hundredths: number): string => String(hundredths / 100);
