import { plainRupees, toCsv } from '#lib/csv.ts';
import type { PolicyYear } from './premium.ts';
import type { Plan } from './sample-rates.ts';

/** Every year of a policy as CSV, in rupees. The file says that its rates are samples. */
export const premiumCsv = (plan: Plan, years: readonly PolicyYear[]): string =>
  toCsv([
    [
      'Year',
      `${plan.coverLabel} (INR)`,
      'Base premium (INR)',
      'Add-ons (INR)',
      'Premium (INR)',
      'Rates',
    ],
    ...years.map(({ year, cover, base, addOns }) => [
      year,
      plainRupees(cover),
      plainRupees(base),
      plainRupees(addOns),
      plainRupees(base + addOns),
      'sample',
    ]),
  ]);
