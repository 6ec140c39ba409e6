import * as words from '#copy/tariff/plots.ts';
import { rupeesOf, sumOf } from '#copy/tariff-figures.ts';
import { ombudsman } from '#facts/rules/banks.ts';
import { commissions, fees, partnerShare } from '#facts/tariff.ts';
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

const SLABS = 56;

/** What a shop earns for a transfer, by its sum: each slab is as long as its rupees and as high as what it earns. */
export function transferSlabs(): Plot {
  const slabs = Object.values(commissions.transfer);
  const [most] = slabs.slice(-1);
  const across = (rupees: number) => Math.round((rupees * BAR) / (most?.toRupees ?? rupees));
  return {
    box: [BAR, SLABS],
    paths: slabs.map((slab) => ({
      kind: slab === most ? 'accent' : 'primary',
      d: `M${across(slab.fromRupees - 1)} ${Math.round(SLABS - (slab.paise * (SLABS - 16)) / (most?.paise ?? 1) - 8)}H${across(slab.toRupees ?? 0)}`,
    })),
    items: slabs.map((slab) => ({
      figure: sumOf(slab.paise),
      text: words.upTo(rupeesOf(slab.toRupees ?? 0)),
    })),
  };
}

/** The days in which a complaint is answered, each a dot, and the one after which the ombudsman takes it. */
export const complaintDays = (): Plot => ({
  box: [ombudsman.afterDays * STEP + STEP, STEP],
  paths: [
    { kind: 'dots', d: `M3 3H${ombudsman.afterDays * STEP}` },
    { kind: 'accent', d: `M${ombudsman.afterDays * STEP + 3} 3h.01` },
  ],
  items: [
    { figure: words.daysOf(ombudsman.afterDays), text: words.forAnswer },
    { figure: words.dayAfter(ombudsman.afterDays + 1), text: words.toOmbudsman },
  ],
});
