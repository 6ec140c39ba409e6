import { fees, partnerShare } from '#content/tariff.ts';
import { rupeesOf } from '#content/tariff-figures.ts';
import * as words from '#words/tariff/plots.ts';
import type { Plot } from './types/sections.ts';

const SALE_RUPEES = 1_000;
const BAR = 300;

/** One sale by credit card: what of its fee is a partner's. */
export function partnersShare(): Plot {
  const fee = (SALE_RUPEES * fees.creditCard) / 100_00;
  const partners = (fee * partnerShare.mostPercent) / 100;
  const ours = BAR * (1 - partnerShare.mostPercent / 100);
  return {
    box: [BAR, 24],
    paths: [
      { kind: 'primary', d: `M0 12H${ours}` },
      { kind: 'accent', d: `M${ours} 12H${BAR}` },
    ],
    items: [
      { figure: rupeesOf(SALE_RUPEES), text: words.sale },
      { figure: rupeesOf(fee), text: words.fee },
      { figure: rupeesOf(partners), text: words.partners(partnerShare.mostPercent) },
    ],
  };
}

const DAYS = 365;
const ROWS = 7;
const STEP = 6;
const UPTIME = 99.9;

/**
 * A year as dots, a day each, and what of it an uptime leaves out.
 *
 * @param texts what is said of the uptime, and of the hours that are left
 */
export function yearOfUptime([uptime, missing]: readonly [string, string]): Plot {
  const columns = Math.floor(DAYS / ROWS);
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const y = row * STEP + STEP / 2;
    return `M3 ${y}H${columns * STEP}`;
  });
  const minutes = Math.round(DAYS * 24 * 60 * (1 - UPTIME / 100));
  const x = columns * STEP + 3;
  return {
    box: [x + 3, ROWS * STEP],
    paths: [
      { kind: 'dots', d: rows.join('') },
      { kind: 'accent', d: `M${x} 3h.01` },
    ],
    items: [
      { figure: `${UPTIME}%`, text: uptime },
      { figure: `${Math.floor(minutes / 60)} h ${minutes % 60} min`, text: missing },
    ],
  };
}
