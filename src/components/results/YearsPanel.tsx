import { type ComponentProps, useRef } from 'react';
import type { Elements } from '#components/elements.ts';
import { AmountTable } from './AmountTable.tsx';
import { ResultActions } from './ResultActions.tsx';
import { YearBars } from './YearBars.tsx';

interface YearsPanelProps {
  heading: string;
  /** What was worked out, under the heading. */
  terms: Elements;
  bars: ComponentProps<typeof YearBars>;
  table: ComponentProps<typeof AmountTable>;
  /** What is said of the figures where they are printed. */
  note: string;
  /** Name and text of the CSV file. */
  file: string;
  csv: () => Promise<string>;
  /** More that can be done. */
  children?: Elements;
}

/** Amounts year by year, as a picture and a table, to keep or to print. */
export function YearsPanel({ heading, terms, bars, table, note, ...actions }: YearsPanelProps) {
  const printed = useRef<HTMLElement>(null);
  return (
    <section className="panel form-card calculator__years" aria-label={heading} ref={printed}>
      <h3 className="h4 mb-1">{heading}</h3>
      {terms}
      <div className="year-grid">
        <YearBars {...bars} />
        <AmountTable {...table} />
      </div>
      <p className="printed-only mt-3">{note}</p>
      <ResultActions {...actions} printed={printed} />
    </section>
  );
}
