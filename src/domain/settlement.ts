/** Rate of GST on payment and lending services, in percent. */
export const GST_PERCENT = 18;

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

/**
 * Takes a fee and the GST on it off a payment. Each is rounded to the paisa, halves upwards, as an invoice
 * rounds every line.
 *
 * @param paidPaise the payment, in whole paise
 * @param feeHundredths the fee, in whole hundredths of a percent
 */
export function settle(paidPaise: number, feeHundredths: number): Settlement {
  const fee = rounded(paidPaise * feeHundredths, 100_00);
  const gst = rounded(fee * GST_PERCENT, 100);
  return { fee, gst, arrives: paidPaise - fee - gst };
}

// In whole numbers throughout: a quotient such as 0.5 of a paisa is exact in none of its decimals.
const rounded = (numerator: number, denominator: number) =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));

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
