import type { Plan } from './sample-rates.ts';

/** What is to be insured. Cover in whole paise, ages and term in whole years. */
export interface Cover {
  age: number;
  paise: number;
  years: number;
  /** Ids of the chosen add-ons; others are ignored. */
  addOns: readonly string[];
}

/** A year of a policy, in paise. */
export interface PolicyYear {
  year: number;
  cover: number;
  base: number;
  addOns: number;
}

export interface Premium {
  years: readonly PolicyYear[];
  base: number;
  addOns: number;
  /** Everything that is paid over the term. */
  total: number;
}

const PAISE_A_LAKH = 1_00_000;

/**
 * A year's base premium is cover in lakh × rupees per lakh of the age band; a level price is that of the
 * first year, more for each year of the term over ten. Each add-on is a share of the base. Every figure is
 * rounded to the paisa, so the rows add up exactly.
 */
export function premiumOf(plan: Plan, { age, paise, years, addOns }: Cover): Premium {
  const percents = plan.addOns
    .filter(({ id }) => addOns.includes(id))
    .map(({ percent }) => percent);
  const rows: PolicyYear[] = [];
  let cover = paise;
  for (let year = 1; year <= years; year++) {
    const base = baseOf(plan, cover, plan.pricing === 'level' ? age : age + year - 1, years);
    const more = percents.reduce((sum, percent) => sum + share(base, percent), 0);
    rows.push({ year, cover, base, addOns: more });
    cover -= share(cover, plan.coverFallsPercent);
  }
  const base = rows.reduce((sum, row) => sum + row.base, 0);
  const more = rows.reduce((sum, row) => sum + row.addOns, 0);
  return { years: rows, base, addOns: more, total: base + more };
}

function baseOf(plan: Plan, cover: number, age: number, years: number): number {
  const rate = plan.bands.filter(({ from }) => age >= from).at(-1)?.rupeesPerLakh ?? 0;
  const base = Math.round((cover * rate) / PAISE_A_LAKH);
  return base + share(base, plan.percentAYearOverTen * Math.max(0, years - 10));
}

const share = (paise: number, percent: number) => Math.round((paise * percent) / 100);
