import type { Plot, Receipt } from './sections.ts';

/** What a quiet head shows of its own page, next to its words: figures and words are text. */
export type HeadPicture =
  | ({ kind: 'slip' } & Receipt)
  | ({ kind: 'plot'; heading: string } & Plot)
  | Bars
  | Codes
  | Rights
  | Screens;

/** What a page of the reference shows: its own states, times or answers. */
export type ReferencePicture = ({ kind: 'plot'; heading: string } & Plot) | Bars | States;

/** Spans on lines of one length, in hundredths of it. */
export interface Bars {
  kind: 'bars';
  heading: string;
  rows: readonly { figure: string; text: string; from: number; to: number }[];
}

/** A drawn QR code, which holds nothing, as lines on so many units a side, and the words of stands with it. */
export interface Codes {
  kind: 'codes';
  heading: string;
  size: number;
  d: string;
  items: readonly { title: string; text: string }[];
}

/** Who may do what. `legend` says what a tick means, and what a dash. */
export interface Rights {
  kind: 'rights';
  heading: string;
  columns: readonly string[];
  rows: readonly { label: string; may: readonly boolean[] }[];
  legend: readonly [may: string, mayNot: string];
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
