import { formatAmount } from '#domain/rupees.ts';
import { type Method, settle } from '#domain/settlement.ts';

/** A made-up day of a web shop: how many pay so, and how much each. */
const SALES: readonly (readonly [orders: number, method: Method, paise: number])[] = [
  [10, 'creditCard', 2_210_00],
  [8, 'debitCard', 1_850_00],
  [4, 'netBanking', 3_500_00],
  [20, 'upi', 1_775_00],
];
const REFUNDS_PAISE = 1_250_00;

const day = { orders: 0, collected: 0, fees: 0, gst: 0 };
for (const [orders, method, paise] of SALES) {
  const { fee, gst } = settle({ paise, method, place: 'online', isSmall: false });
  day.orders += orders;
  day.collected += orders * paise;
  day.fees += orders * fee;
  day.gst += orders * gst;
}

/** What a drawn report says of that day. */
export const dayReport = {
  orders: day.orders,
  collected: formatAmount(day.collected),
  refunds: formatAmount(REFUNDS_PAISE),
  fees: formatAmount(day.fees),
  gst: formatAmount(day.gst),
  feesAndGst: formatAmount(day.fees + day.gst),
  toBank: formatAmount(day.collected - REFUNDS_PAISE - day.fees - day.gst),
};
