import { plainRupees, toCsv } from '#lib/csv.ts';
import type { PolicyYear } from './premium.ts';
import type { Plan, PlanId } from './sample-rates.ts';

const COVER: Readonly<Record<PlanId, string>> = {
  health: 'Sum insured (INR)',
  car: 'Value of the car (INR)',
  home: 'Cost to rebuild (INR)',
  life: 'Sum assured (INR)',
};

/** Every year of a policy as CSV, in rupees. The file says that its rates are samples. */
export const premiumCsv = (plan: Plan, years: readonly PolicyYear[]): string =>
  toCsv([
    ['Year', COVER[plan.id], 'Base premium (INR)', 'Add-ons (INR)', 'Premium (INR)', 'Rates'],
    ...years.map(({ year, cover, base, addOns }) => [
      year,
      plainRupees(cover),
      plainRupees(base),
      plainRupees(addOns),
      plainRupees(base + addOns),
      'sample',
    ]),
  ]);
