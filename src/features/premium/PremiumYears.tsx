import { memo } from 'react';
import { YearsPanel } from '#components/results/YearsPanel.tsx';
import { formatPaise, formatRupees } from '#domain/rupees.ts';
import { later } from '#lib/later.ts';
import { premiumOf } from './premium.ts';
import { type CoverTexts, planOf, readCover } from './read-cover.ts';
import * as words from './words.ts';

const table = later(() => import('./premium-csv.ts'));

/** The premium year by year, as a picture and a table, to keep or to print. */
export const PremiumYears = memo(({ texts, note }: { texts: CoverTexts; note: string }) => {
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
    <YearsPanel
      heading={words.yearByYear}
      terms={<p className="muted num">{words.terms(terms)}</p>}
      bars={{
        label: words.bars,
        parts: [words.basePremium, words.addOnsLabel],
        years: years.map(({ year, ...sums }) => ({ year, lower: sums.base, upper: sums.addOns })),
        top: words.amountAYear(formatRupees(most / 100)),
      }}
      table={{
        caption: words.table,
        columns: [words.year, own.cover, words.basePremium, words.addOnsLabel, words.premium],
        rows: years.map((year) => [
          String(year.year),
          formatPaise(year.cover),
          formatPaise(year.base),
          formatPaise(year.addOns),
          formatPaise(year.base + year.addOns),
        ]),
        total: [words.total, '', formatPaise(base), formatPaise(addOns), formatPaise(total)],
      }}
      note={note}
      file="sample-premium.csv"
      csv={async () => (await table.load()).premiumCsv(plan, years)}
    />
  );
});
