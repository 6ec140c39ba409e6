import type { Sample } from '#copy/types/sample.ts';

/** What the copy of a page hands to this tool. */
export interface Copy {
  samples: readonly Sample<'plan' | 'age' | 'cover' | 'years' | 'addOns'>[];
  /** What the figures leave out. */
  note: string;
}
