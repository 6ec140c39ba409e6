import type { Aside } from './aside.ts';
import type { Action } from './head.ts';
import type { Sample } from './sample.ts';
import type { Feature } from './sections.ts';

/** A figure of the dashboard as it is read, and how it changed. */
export interface Metric {
  title: string;
  value: string;
  change: string;
  direction: 'up' | 'down';
}

/** The balance at the end of a quarter, in whole rupees. */
export interface Quarter {
  /** Its last day, as 2025-03-31. */
  end: string;
  invested: number;
  value: number;
}

/** What an investor sees once signed in. All of it is made up. */
export interface InvestorDashboard {
  heading: string;
  lead: string;
  metrics: readonly Metric[];
  /** Says that the figures are samples; shown under them. */
  note: string;
  history: {
    heading: string;
    intro: string;
    caption: string;
    quarters: readonly Quarter[];
  };
  benefits: { heading: string; items: readonly Feature[] };
  updates: {
    heading: string;
    items: readonly { date: string; title: string; text: string }[];
  };
}

/** The portal: what is around its form, and the dashboard behind it. */
export interface InvestorPortal {
  /** What the form does with an address and a password. */
  note: string;
  contact: { lead: string; action: Action };
  aside: Aside;
  samples: readonly Sample<'email' | 'password'>[];
  dashboard: InvestorDashboard;
}
