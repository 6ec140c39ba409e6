import type { MoneyDay, Terms } from '#copy/types/sections.ts';
import * as words from '#words/sections.ts';
import { bullets, prose, table } from './blocks.ts';

/** What a product costs, when its money arrives, and what it needs. */
export const termsMarkdown = (
  { anchor, rows, day, more }: Terms,
  link: (label: string, to: string) => string,
): string[] => [
  table(
    ['', '', ''],
    rows.map(({ label, figure = '', text }) => [label, figure, text].map(prose)),
  ),
  ...(day ? dayMarkdown(day) : []),
  [link(words.allRates, `/rates#${anchor}`), more && link(more.label, more.to)]
    .filter(Boolean)
    .join(' · '),
];

const dayMarkdown = ({ label, moments, week }: MoneyDay) => [
  `${prose(label)}:`,
  bullets(moments.map(({ time, text }) => `${time} ${prose(text)}`)),
  table(
    [week.sold, week.arrives],
    week.arrivals.map(({ day, of }) => [of.join(', '), day].map(prose)),
  ),
];
