import type { ReactElement } from 'react';
import { PrintableResult } from '#catalogue/stateful-samples.tsx';
import { AmountReceipt } from '#components/results/AmountReceipt.tsx';
import { AmountTable } from '#components/results/AmountTable.tsx';
import { NoResult } from '#components/results/NoResult.tsx';
import { ReceiptButton } from '#components/results/ReceiptButton.tsx';
import { ResultCard } from '#components/results/ResultCard.tsx';
import { YearBars } from '#components/results/YearBars.tsx';
import { YearsPanel } from '#components/results/YearsPanel.tsx';
import { Variants } from './Variants.tsx';

const rows = [
  { label: 'Interest', value: '₹30,000' },
  { label: 'In all', value: '₹5,30,000' },
];

const amounts = {
  caption: 'Payments by year',
  columns: ['Year', 'Principal', 'Interest', 'Balance'],
  rows: [
    ['1', '₹1,00,000', '₹20,000', '₹4,00,000'],
    ['2', '₹4,00,000', '₹10,000', '₹0'],
  ],
  total: ['Total', '₹5,00,000', '₹30,000', '₹0'],
};

const years = {
  label: 'Principal and interest of two years; the figures are in the table.',
  parts: ['Principal', 'Interest'],
  years: [1, 2, 3, 4, 5].map((year) => ({ year, lower: year * 20, upper: 120 - year * 20 })),
  top: '₹1,20,000',
} as const;

/** Samples of `src/components/results`. */
export const results = {
  AmountReceipt: (
    <AmountReceipt title="Monthly instalment" figure="₹8,333" badge="Sample" rows={rows}>
      <p className="mb-0">What is to be known about the amounts.</p>
    </AmountReceipt>
  ),
  AmountTable: <AmountTable {...amounts} />,
  NoResult: <NoResult icon="search" text="The result will be here." />,
  ReceiptButton: (
    <ReceiptButton
      file="sample.png"
      receipt={() => ({ title: 'Sample', figure: '₹100.00', rows: [], notes: ['A sample.'] })}
    />
  ),
  ResultActions: <PrintableResult />,
  ResultCard: (
    <Variants>
      {(['success', 'danger', 'plain'] as const).map((tone) => (
        <ResultCard key={tone} title={`Result, ${tone}`} badge={{ tone, text: tone }} rows={rows} />
      ))}
    </Variants>
  ),
  YearBars: <YearBars {...years} />,
  YearsPanel: (
    <YearsPanel
      heading="Year by year"
      terms={<p className="muted">What was worked out.</p>}
      bars={years}
      table={amounts}
      note="What is said of the figures where they are printed."
      file="years.csv"
      csv={async () => 'year,amount\n1,100\n'}
    />
  ),
} satisfies Record<string, ReactElement>;
