import { memo, useRef } from 'react';
import { AmountTable } from '#components/results/AmountTable.tsx';
import { ResultActions } from '#components/results/ResultActions.tsx';
import { YearBars } from '#components/results/YearBars.tsx';
import { formatPaise, formatRupees } from '#domain/rupees.ts';
import { premiumOf } from './premium.ts';
import { premiumCsv } from './premium-csv.ts';
import { type CoverTexts, planOf, readCover } from './read-cover.ts';
import * as words from './words.ts';

/** The premium year by year, as a picture and a table, to keep or to print. */
export const PremiumYears = memo(({ texts, note }: { texts: CoverTexts; note: string }) => {
  const printed = useRef<HTMLElement>(null);
  const plan = planOf(texts.plan);
  const { cover } = readCover(texts);
  if (!cover) return null;
  const { years, base, addOns, total } = premiumOf(plan, cover);
  const most = Math.max(...years.map((year) => year.base + year.addOns));
  const chosen = plan.addOns.filter(({ id }) => cover.addOns.includes(id));
  const own = words.plans[plan.id];
  const terms = [
    words.withSampleRates(own.name),
    own.ageTerm(words.years(cover.age)),
    own.coverTerm(formatRupees(cover.paise / 100)),
    words.years(cover.years),
    ...chosen.map(({ id }) => words.addOnNames[id].term),
  ].join(', ');
  return (
    <section
      className="panel form-card calculator__years"
      aria-label={words.yearByYear}
      ref={printed}
    >
      <h3 className="h4 mb-1">{words.yearByYear}</h3>
      <p className="muted num">{words.terms(terms)}</p>
      <div className="year-grid">
        <YearBars
          label={words.bars}
          parts={[words.basePremium, words.addOnsLabel]}
          years={years.map(({ year, ...sums }) => ({ year, lower: sums.base, upper: sums.addOns }))}
          top={words.amountAYear(formatRupees(most / 100))}
        />
        <AmountTable
          caption={words.table}
          columns={[words.year, own.cover, words.basePremium, words.addOnsLabel, words.premium]}
          rows={years.map((year) => [
            String(year.year),
            formatPaise(year.cover),
            formatPaise(year.base),
            formatPaise(year.addOns),
            formatPaise(year.base + year.addOns),
          ])}
          total={[words.total, '', formatPaise(base), formatPaise(addOns), formatPaise(total)]}
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
