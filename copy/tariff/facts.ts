import { rupeesOf } from '#copy/tariff-figures.ts';
import { debitCards } from '#facts/rules/cards.ts';
import { commissionTax, feeTax, smallCardPayments } from '#facts/rules/tax.ts';
import { settlement } from '#facts/tariff.ts';
import type { Rule } from '#facts/types/rule.ts';
import { day, monthOf } from '#words/dates.ts';
import { plural } from '#words/plural.ts';

// Facts of the tariff and of tax that many pages say.

/** When a rule was looked up, inside a sentence. */
export const asOf = ({ lookedUp }: Rule) => `as of ${monthOf(lookedUp)}`;
/** Where a commission is named. */
export const beforeTax = `Before ${commissionTax.percent}% TDS (above ${rupeesOf(commissionTax.aboveYearRupees)} a year), ${asOf(commissionTax)}.`;
/** When a payment reaches the bank, by any mode: all of a day arrive together. */
export const settled = 'the next working day';
/** The same, where it is alone. */
export const settledBy = `The next working day by ${settlement.by} am`;
/** The same, of a shop’s own money, within a sentence. */
export const moneyBy = `money by ${settlement.by} am the next working day`;
export const gstOnFee = `GST is ${feeTax.percent}% of the fee; card payments of ${rupeesOf(smallCardPayments.upToRupees)} or less carry none, ${asOf(feeTax)}.`;
/** Who answers, and when. */
export const answers = 'We answer the phone 24/7, and messages usually on the next working day.';
/** Amounts between two sums, and above one. */
export const slab = (from: string, to: string) => `${from} to ${to}`;
export const above = (sum: string) => `Above ${sum}`;
/** Days that somebody has, `5 days`. */
export const daysOf = (count: number) => plural(count, '1 day', `${count} days`);
/** On a drawn screen of a shop. */
export const youEarned = (sum: string) => `You earned ${sum}`;
/** A day of a rule, `1 January 2026`. */
export const dayOf = (date: string) => day(Date.parse(date));
/** Whole lakhs of rupees, as they are said. */
export const lakh = (rupees: number) => `₹${rupees / 1_00_000} lakh`;
/** Who is a small merchant, by the RBI's definition. */
export const smallTurnover = `turnover of at most ${lakh(debitCards.smallTurnoverRupees)}`;
