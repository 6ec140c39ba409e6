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
    box: `0 0 ${BAR} 24`,
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
    box: `0 0 ${x + 3} ${ROWS * STEP}`,
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
const MARK_RUPEES = 1_000;
const MARK = 4;

/** How that plot is read. */
export const transferAxis = words.marked(rupeesOf(MARK_RUPEES));

/**
 * What a shop earns for a transfer, by its sum: each slab is as long as its rupees and as high as what it earns,
 * over an axis with a mark for every thousand rupees.
 */
export function transferSlabs(): Plot {
  const slabs = Object.values(commissions.transfer);
  const [first] = slabs;
  const [most] = slabs.slice(-1);
  const across = (rupees: number) => Math.round((rupees * BAR) / (most?.toRupees ?? rupees));
  const high = (paise: number) =>
    Math.round(SLABS - (paise * (SLABS - 16)) / (most?.paise ?? 1) - 8);
  const starts = (rupees: number) => (rupees === first?.fromRupees ? 0 : across(rupees - 1));
  const marks = Array.from(
    { length: (most?.toRupees ?? 0) / MARK_RUPEES + 1 },
    (_, place) => place * MARK_RUPEES,
  );
  return {
    box: `0 0 ${BAR} ${SLABS + MARK}`,
    paths: [
      {
        kind: 'area',
        d: slabs
          .map(
            ({ fromRupees, toRupees, paise }) =>
              `M${starts(fromRupees)} ${SLABS}V${high(paise)}H${across(toRupees ?? 0)}V${SLABS}z`,
          )
          .join(''),
      },
      ...slabs.map(({ fromRupees, toRupees, paise }) => ({
        kind: paise === most?.paise ? ('accent' as const) : ('primary' as const),
        d: `M${starts(fromRupees)} ${high(paise)}H${across(toRupees ?? 0)}`,
      })),
      {
        kind: 'axis',
        d: `M0 ${SLABS}H${BAR}${marks.map((rupees) => `M${across(rupees)} ${SLABS}v${MARK}`).join('')}`,
      },
    ],
    items: slabs.map((slab) => ({
      figure: sumOf(slab.paise),
      text: words.upTo(rupeesOf(slab.toRupees ?? 0)),
    })),
  };
}

/** The days in which a complaint is answered, each a dot, and the one after which the ombudsman takes it. */
export const complaintDays = (): Plot => ({
  box: `0 0 ${ombudsman.afterDays * STEP + STEP} ${STEP}`,
  paths: [
    { kind: 'dots', d: `M3 3H${ombudsman.afterDays * STEP}` },
    { kind: 'accent', d: `M${ombudsman.afterDays * STEP + 3} 3h.01` },
  ],
  items: [
    { figure: words.daysOf(ombudsman.afterDays), text: words.forAnswer },
    { figure: words.dayAfter(ombudsman.afterDays + 1), text: words.toOmbudsman },
  ],
});
