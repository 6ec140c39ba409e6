import { memo, useRef } from 'react';
import { AmountTable } from '#components/AmountTable.tsx';
import { ResultActions } from '#components/ResultActions.tsx';
import { YearBars } from '#components/YearBars.tsx';
import { formatPaise, formatRupees } from '#domain/rupees.ts';
import { premiumOf } from './premium.ts';
import { premiumCsv } from './premium-csv.ts';
import { type CoverTexts, inYears, planOf, readCover } from './read-cover.ts';

/** The premium year by year, as a picture and a table, to keep or to print. */
export const PremiumYears = memo(({ texts, note }: { texts: CoverTexts; note: string }) => {
  const printed = useRef<HTMLElement>(null);
  const plan = planOf(texts.plan);
  const { cover } = readCover(texts);
  if (!cover) return null;
  const { years, base, addOns, total } = premiumOf(plan, cover);
  const most = Math.max(...years.map((year) => year.base + year.addOns));
  const chosen = plan.addOns.filter(({ id }) => cover.addOns.includes(id));
  const terms = [
    `${plan.label}, sample rates`,
    `${plan.ageLabel.toLowerCase()} ${inYears(cover.age)}`,
    `${plan.coverLabel.toLowerCase()} ${formatRupees(cover.paise / 100)}`,
    inYears(cover.years),
    ...chosen.map(({ label }) => label.toLowerCase()),
  ].join(', ');
  return (
    <section
      className="panel form-card calculator__years"
      aria-label="The premium, year by year"
      ref={printed}
    >
      <h3 className="h4 mb-1">The premium, year by year</h3>
      <p className="muted num">{terms}.</p>
      <div className="year-grid">
        <YearBars
          label="Base premium and add-ons of each year. The table below holds the figures."
          parts={['Base premium', 'Add-ons']}
          years={years.map(({ year, ...sums }) => ({ year, lower: sums.base, upper: sums.addOns }))}
          top={`${formatRupees(most / 100)} a year`}
        />
        <AmountTable
          caption="Premium of each year"
          columns={['Year', plan.coverLabel, 'Base premium', 'Add-ons', 'Premium']}
          rows={years.map((year) => [
            String(year.year),
            formatPaise(year.cover),
            formatPaise(year.base),
            formatPaise(year.addOns),
            formatPaise(year.base + year.addOns),
          ])}
          total={['Total', '', formatPaise(base), formatPaise(addOns), formatPaise(total)]}
        />
      </div>
      <p className="printed-only mt-3">{note}</p>
      <ResultActions
        file="sample-premium.csv"
        csv={() => premiumCsv(plan, years)}
        printed={printed}
      />
    </section>
  );
});
