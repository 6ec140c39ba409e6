import { percentOf } from '#copy/tariff-figures.ts';
import { fees, settlement } from '#facts/tariff.ts';

// One sale by the clock, and the days of a week on which sales arrive.

const OPENS = 10;
/** When the sale of the story is made, and when its money comes at the earliest and on the next working day. */
const sale = `${OPENS}:00`;
const atOnce = `${OPENS}:${settlement.instantMinutes}`;
const byBank = settlement.by;
const inBank = 'in your bank, the next working day';

export const label = 'Days of sale, and the days when they are in your bank';
export const sold = 'Sold';
export const arrives = 'In bank';
/** A Monday, 5 January 1970. */
const MONDAY = 4 * 86_400_000;
const named = new Intl.DateTimeFormat('en-IN', { weekday: 'short', timeZone: 'UTC' });
/** Days of the week from Monday on, `Mon`. */
export const week = [0, 1, 2, 3, 4, 5, 6].map((day) => named.format(MONDAY + day * 86_400_000));

export const days = {
  sale: [
    [sale, 'you sell'],
    [atOnce, `in your bank, for ${percentOf(fees.instantSettlement)} more`],
    [byBank, inBank],
  ],
  charge: [
    [sale, 'your customer is charged'],
    [byBank, inBank],
  ],
  cash: [
    [sale, 'cash is handed in'],
    [byBank, inBank],
  ],
  withdrawal: [
    [sale, 'you pay out cash'],
    [sale, 'it is in your wallet'],
    [byBank, inBank],
  ],
} satisfies Record<string, readonly (readonly [time: string, text: string])[]>;
