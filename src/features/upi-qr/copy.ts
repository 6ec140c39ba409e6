import type { Sample } from '#copy/types/sample.ts';

/** What the copy of a page hands to this tool. */
export interface Copy {
  samples: readonly Sample<'upiId' | 'name' | 'amount' | 'note'>[];
  advice: string;
}
