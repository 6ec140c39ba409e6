import { commissionTax, feeTax } from '#content/rules/tax.ts';
import { settlement } from '#content/tariff.ts';
import { rupeesOf } from '#content/tariff-figures.ts';

// Facts of the tariff and of tax that many pages say.

/** Where a commission is named. */
export const beforeTax = `Before tax: ${commissionTax.percent}% TDS above ${rupeesOf(commissionTax.aboveYearRupees)} a year.`;
/** When a payment reaches the bank, by whatever mode it came: all of a day arrive together. */
export const settled = 'the next working day';
/** The same, where it stands alone. */
export const settledBy = `The next working day by ${settlement.by} am`;
export const gstOnFee = `GST is ${feeTax.percent}% of the fee.`;
/** Who answers, and when. */
export const answers = 'We answer the phone 24/7, and messages usually on the next working day.';
/** Amounts between two sums, and above one. */
export const slab = (from: string, to: string) => `${from} to ${to}`;
export const above = (sum: string) => `Above ${sum}`;
