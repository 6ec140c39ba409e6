/**
 * What a field asks for, and what a bare number in it is of: rupees of one payment, which may be one of each month; a
 * lump sum; percent a year; a term in months or years.
 */
export type Measure = 'rupee' | 'lump' | 'percent' | 'month' | 'year';

/** What reads numbers with words and units around them, see `quantity.ts`. */
interface Reader {
  readQuantity: (text: string, of: Measure) => readonly string[] | undefined;
  mayBecomeQuantity: (text: string) => boolean;
  isOfOtherTime: (text: string, of: Measure) => boolean;
}

/** The reader, once its script is here: a calculator answers before that, and its numbers are plain at first. */
export const reader: { known?: Reader } = {};
