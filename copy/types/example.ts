import type { Method, Place } from '#domain/settlement.ts';
import type { Sum } from '#facts/types/tariff.ts';
import type { Action } from './head.ts';

/** What a day's work earns, or what a day's calls cost, by made-up rates. */
export interface EarnedExample {
  sums: 'earned' | 'paid';
  rows: readonly {
    name: string;
    /** Commission or fee for each. */
    ratePaise: Sum;
    /** How many a day to begin with. */
    count: number;
  }[];
}

/** What is left of one payment when it reaches the account, by fees that a visitor types. */
export interface ArrivesExample {
  sums: 'arrives';
  paidPaise: number;
  place: Place;
  rows: readonly {
    name: string;
    /** Its fee in the tariff is the one to begin with; the rules bound what is typed. */
    method: Method;
    /** The day on which it arrives. */
    when: string;
  }[];
}

/** A worked example in a separate panel, next to what it is about. */
export type Example = (EarnedExample | ArrivesExample) & {
  /** Heading of the panel, and a line under it. */
  title: string;
  subtitle: string;
  /** What these sums leave out, before the line that is under every example. */
  limits?: string;
  action?: Action;
};
