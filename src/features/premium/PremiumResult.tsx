import { AmountSlip } from '#components/AmountSlip.tsx';
import { formatPaise } from '#lib/rupees.ts';
import type { Premium } from './premium.ts';
import { inYears } from './read-cover.ts';

/** The first year's premium, and what the whole term costs. */
export function PremiumResult({ premium, note }: { premium: Premium; note: string }) {
  const { years, base, addOns, total } = premium;
  const first = (years[0]?.base ?? 0) + (years[0]?.addOns ?? 0);
  return (
    <AmountSlip
      title="Premium, first year"
      figure={formatPaise(first)}
      badge="Sample rates"
      rows={[
        { label: 'A month, about', value: formatPaise(Math.round(first / 12)) },
        { label: `Base premium, ${inYears(years.length)}`, value: formatPaise(base) },
        { label: 'Add-ons', value: formatPaise(addOns) },
        { label: 'Total over the term', value: formatPaise(total) },
      ]}
    >
      <p className="section__note">{note}</p>
    </AmountSlip>
  );
}
