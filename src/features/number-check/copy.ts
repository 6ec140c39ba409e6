import type { NumberField } from '#copy/types/numbers.ts';
import type { Sample } from '#copy/types/sample.ts';

/** What the copy of a page hands to this tool. */
export interface Copy {
  fields: readonly [NumberField, ...NumberField[]];
  /** Said when there is nothing to check. */
  missing: string;
  /** Whether the fields are emptied once all in them is right. */
  forgets?: true;
  samples: readonly Sample[];
}
