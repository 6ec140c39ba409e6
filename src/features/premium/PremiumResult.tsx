import { memo } from 'react';
import { AmountReceipt } from '#components/results/AmountReceipt.tsx';
import { NoResult } from '#components/results/NoResult.tsx';
import { SettledStatus } from '#components/results/SettledStatus.tsx';
import { formatPaise } from '#domain/rupees.ts';
import { noResult } from '#words/tools.ts';
import { type Premium, premiumOf } from './premium.ts';
import { type CoverTexts, planOf, readCover } from './read-cover.ts';
import * as words from './words.ts';

/** What the cover costs, also said; or what is missing where the numbers make no cover. */
export const PremiumResult = memo(({ texts, note }: { texts: CoverTexts; note: string }) => {
  const plan = planOf(texts.plan);
  const { cover } = readCover(texts);
  const premium = cover && premiumOf(plan, cover);
  const said = premium && words.said(words.plans[plan.id].name, formatPaise(premium.total));
  return (
    <div>
      {premium ? (
        <PremiumReceipt premium={premium} note={note} />
      ) : (
        <NoResult icon="chart" text={words.correctField} />
      )}
      <SettledStatus text={said ?? noResult} />
    </div>
  );
});

/** The first year's premium, and what the whole term costs. */
function PremiumReceipt({ premium, note }: { premium: Premium; note: string }) {
  const { years, base, addOns, total } = premium;
  const first = (years[0]?.base ?? 0) + (years[0]?.addOns ?? 0);
  return (
    <AmountReceipt
      title={words.firstYear}
      figure={formatPaise(first)}
      badge={words.sampleRates}
      rows={[
        { label: words.perMonth, value: formatPaise(Math.round(first / 12)) },
        { label: words.basePremiumOf(years.length), value: formatPaise(base) },
        { label: words.addOnsLabel, value: formatPaise(addOns) },
        { label: words.totalOverTerm, value: formatPaise(total) },
      ]}
    >
      <p className="section__note">{note}</p>
    </AmountReceipt>
  );
}
