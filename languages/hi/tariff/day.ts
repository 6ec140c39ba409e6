import { percentOf } from '#copy/tariff-figures.ts';
import { fees, settlement } from '#facts/tariff.ts';

// One sale by the clock, and the days of a week on which sales arrive.

const OPENS = 10;
/** When the sale of the story is made, and when its money comes at the earliest and on the next working day. */
const sale = `${OPENS}:00`;
const atOnce = `${OPENS}:${settlement.instantMinutes}`;
const byBank = settlement.by;
const inBank = 'अगले कामकाजी दिन, आपके बैंक में';

export const label = 'किस दिन की बिक्री, किस दिन बैंक में';
export const sold = 'बिक्री';
export const arrives = 'बैंक में';
/** A Monday, 5 January 1970. */
const MONDAY = 4 * 86_400_000;
const named = new Intl.DateTimeFormat('hi-IN', { weekday: 'short', timeZone: 'UTC' });
/** Days of the week from Monday on, `सोम`. */
export const week = [0, 1, 2, 3, 4, 5, 6].map((day) => named.format(MONDAY + day * 86_400_000));

export const days = {
  sale: [
    [sale, 'आपने बेचा'],
    [atOnce, `${percentOf(fees.instantSettlement)} ज़्यादा देकर, आपके बैंक में`],
    [byBank, inBank],
  ],
  charge: [
    [sale, 'ग्राहक ने पैसे दिए'],
    [byBank, inBank],
  ],
  cash: [
    [sale, 'कैश जमा हुआ'],
    [byBank, inBank],
  ],
  withdrawal: [
    [sale, 'आपने कैश दिया'],
    [sale, 'पैसे आपके वॉलेट में'],
    [byBank, inBank],
  ],
} satisfies Record<string, readonly (readonly [time: string, text: string])[]>;
