import type { Tally } from './tally.ts';

/** What the head of a page of calls shows, next to its words: figures and words are text. */
export type HeadPicture = ({ kind: 'tally' } & Tally) | Bars | States | Screens;

/** Spans on lines of one length, in hundredths of it. */
export interface Bars {
  kind: 'bars';
  heading: string;
  rows: readonly { figure: string; text: string; from: number; to: number }[];
}

/** What a person sees, screen by screen; the last line of one is its button where `press` names it. */
export interface Screens {
  kind: 'screens';
  heading: string;
  items: readonly { title: string; amount: string; text: string; press?: string }[];
}

/** The way of an object through its states up to the good one, and where else each may end. */
export interface States {
  kind: 'states';
  heading: string;
  way: readonly string[];
  ends: readonly { state: string; text: string }[];
}
