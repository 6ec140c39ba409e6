import type { Sample } from '#copy/types/sample.ts';

/** What the copy of a page hands to this tool. */
export interface Copy {
  samples: readonly Sample<'amount' | 'rate' | 'months'>[];
  /** What the figures leave out. */
  note: string;
}
