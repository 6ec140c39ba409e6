import { formatAmount } from '#domain/rupees.ts';
import { feeTax } from './rules/tax.ts';

const FEES_PAISE = 1_210_00;

/** Fees of a day on a drawn report, and the tax on them. */
export const dayReport = {
  fees: formatAmount(FEES_PAISE),
  gst: formatAmount((FEES_PAISE * feeTax.percent) / 100),
};
