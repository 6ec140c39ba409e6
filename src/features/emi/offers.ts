import { gstOn } from '#domain/fee-tax.ts';
import { type Loan, scheduleOf } from './schedule.ts';
import * as words from './words.tsx';

/** A made-up lender. */
interface Lender {
  name: string;
  /** Hundredths of a percent a year. */
  rate: number;
  /** Processing fee in paise, or in hundredths of a percent of the loan. GST comes on top. */
  fee?: { paise: number } | { hundredths: number };
}

/** The lowest rate is not the least cost: with five lakh rupees over five years it is the second. */
export const LENDERS: readonly Lender[] = [
  { name: words.lenderA, rate: 10_50, fee: { paise: 5_000_00 } },
  { name: words.lenderB, rate: 11_25 },
  { name: words.lenderC, rate: 9_90, fee: { hundredths: 3_00 } },
];

/** What a loan costs with one lender, in paise. */
export interface Offer {
  lender: Lender;
  emi: number;
  /** Processing fee with its GST, paid at the start. */
  fee: number;
  /** All instalments and the fee. */
  total: number;
  /** Whether no other one costs less in all. */
  isLeast: boolean;
}

/** The same amount over the same months from each lender, in the order of `LENDERS`. */
export function offersFor({ paise, months }: Omit<Loan, 'rate'>): Offer[] {
  const offers = LENDERS.map((lender) => {
    const { emi, total } = scheduleOf({ paise, months, rate: lender.rate });
    const fee = feeOf(lender, paise);
    return { lender, emi, fee, total: total + fee };
  });
  const least = Math.min(...offers.map(({ total }) => total));
  return offers.map((offer) => ({ ...offer, isLeast: offer.total === least }));
}

function feeOf({ fee }: Lender, paise: number): number {
  if (!fee) return 0;
  const bare = 'paise' in fee ? fee.paise : Math.round((paise * fee.hundredths) / 100_00);
  return bare + gstOn(bare);
}
