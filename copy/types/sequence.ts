import type { Icon } from './pictures.ts';

/** What goes from one to another: a call of the API, money, an event to your server, or what people do and say. */
export type SequenceKind = 'call' | 'money' | 'event' | 'word';

/** One step of a sequence. `from` and `to` are places in the list of who takes part. */
export interface SequenceStep {
  kind: SequenceKind;
  from: 0 | 1 | 2;
  to: 0 | 1 | 2;
  title: string;
  text: string;
  /** Of a call. */
  method?: string;
  path?: string;
  /** Type of an event. */
  id?: string;
}

/** Who sends what to whom, in order. */
export interface Sequence {
  heading: string;
  parties: readonly [SequenceParty, SequenceParty, SequenceParty];
  steps: readonly SequenceStep[];
  /** Calls to run next to it. */
  runs?: Runs;
}

/** Calls to run in place, by their ids in the table. */
export interface Runs {
  text: string;
  calls: readonly { id: string; label: string }[];
}

/** Who takes part, in a word or two. */
export interface SequenceParty {
  icon: Icon;
  label: string;
}
