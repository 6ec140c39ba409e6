import { memo } from 'react';
import { AmountReceipt } from '#components/AmountReceipt.tsx';
import { NoResult } from '#components/NoResult.tsx';
import { SettledStatus } from '#components/SettledStatus.tsx';
import { formatPaise } from '#domain/rupees.ts';
import { type Premium, premiumOf } from './premium.ts';
import { type CoverTexts, inYears, planOf, readCover } from './read-cover.ts';

/** What the cover costs, also said; or what is missing where the numbers make no cover. */
export const PremiumResult = memo(({ texts, note }: { texts: CoverTexts; note: string }) => {
  const plan = planOf(texts.plan);
  const { cover } = readCover(texts);
  const premium = cover && premiumOf(plan, cover);
  const said =
    premium && `${plan.label}: ${formatPaise(premium.total)} over the term, sample rates`;
  return (
    <div>
      {premium ? (
        <PremiumSlip premium={premium} note={note} />
      ) : (
        <NoResult icon="chart" text="Correct the marked field to see the premium." />
      )}
      <SettledStatus text={said ?? 'No result yet'} />
    </div>
  );
});

/** The first year's premium, and what the whole term costs. */
function PremiumSlip({ premium, note }: { premium: Premium; note: string }) {
  const { years, base, addOns, total } = premium;
  const first = (years[0]?.base ?? 0) + (years[0]?.addOns ?? 0);
  return (
    <AmountReceipt
      title="Premium, first year"
      figure={formatPaise(first)}
      badge="Sample rates"
      rows={[
        { label: 'Per month, about', value: formatPaise(Math.round(first / 12)) },
        { label: `Base premium, ${inYears(years.length)}`, value: formatPaise(base) },
        { label: 'Add-ons', value: formatPaise(addOns) },
        { label: 'Total over the term', value: formatPaise(total) },
      ]}
    >
      <p className="section__note">{note}</p>
    </AmountReceipt>
  );
}
