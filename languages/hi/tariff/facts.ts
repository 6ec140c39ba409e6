import { rupeesOf } from '#copy/tariff-figures.ts';
import { debitCards } from '#facts/rules/cards.ts';
import { commissionTax, feeTax, smallCardPayments } from '#facts/rules/tax.ts';
import { settlement } from '#facts/tariff.ts';
import type { Rule } from '#facts/types/rule.ts';
import { day, monthOf } from '#languages/hi/words/dates.ts';
import { plural } from '#languages/hi/words/plural.ts';

// Facts of the tariff and of tax that many pages say.

/** When a rule was looked up, in brackets after what it says: `(RBI का नियम, नवंबर 2026 में देखा)`. */
export const asOf = ({ lookedUp }: Rule) => `${monthOf(lookedUp)} में देखा`;
/** Where a commission is named. */
export const beforeTax = `टैक्स से पहले। साल में ${rupeesOf(commissionTax.aboveYearRupees)} से ज़्यादा पर ${commissionTax.percent}% TDS कटता है (${asOf(commissionTax)})।`;
/** When a payment reaches the bank, by any mode: all of a day arrive together. */
export const settled = 'अगले कामकाजी दिन';
/** The same, where it is alone. */
export const settledBy = `अगले कामकाजी दिन सुबह ${settlement.by} तक`;
/** The same, of a shop’s own money, within a sentence. */
export const moneyBy = `पैसे ${settledBy} खाते में`;
export const gstOnFee = `GST, फ़ीस का ${feeTax.percent}% है। ${rupeesOf(smallCardPayments.upToRupees)} तक के कार्ड पेमेंट पर GST नहीं लगता (${asOf(feeTax)})।`;
/** Who answers, and when. */
export const answers =
  'फ़ोन पर हम 24 घंटे, सातों दिन मिलते हैं। संदेश का जवाब आम तौर पर अगले कामकाजी दिन देते हैं।';
/** Amounts between two sums, and above one. */
export const slab = (from: string, to: string) => `${from} से ${to}`;
export const above = (sum: string) => `${sum} से ऊपर`;
/** Days that somebody has, before में or के अंदर. */
export const daysOf = (count: number) => plural(count, `${count} दिन`, `${count} दिनों`);
/** On a drawn screen of a shop. */
export const youEarned = (sum: string) => `आपकी कमाई ${sum}`;
/** A day of a rule, `1 जनवरी 2026`. */
export const dayOf = (date: string) => day(Date.parse(date));
/** Whole lakhs of rupees, as they are said. */
export const lakh = (rupees: number) => `₹${rupees / 1_00_000}\u00a0लाख`;
/** Who is a small merchant, by the RBI's definition. */
export const smallTurnover = `साल की बिक्री ${lakh(debitCards.smallTurnoverRupees)} तक`;
