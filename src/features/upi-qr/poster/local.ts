/** Units of an em of the outlines. */
export const EM = 200;

/** A shaped line: its width, how far it goes down, and which glyphs are where, in units. */
export interface Outline {
  width: number;
  /** Below the baseline, where letters hang under others; 0 if not given. */
  down?: number;
  glyphs: readonly (readonly [index: number, x: number, y: number])[];
}

/** Lines of a poster: its headline, whose name to look for, the payer's steps, and words next to amount and end. */
export type LineName = 'scan' | 'check' | 'first' | 'second' | 'third' | 'amount' | 'thanks';

/** What a poster says in a language of India, drawn, so that no device needs a typeface for it. */
export interface Local {
  /** BCP 47 tag. */
  lang: string;
  /** The headline, for who does not see it. */
  said: string;
  /** Path data of each glyph, from its baseline. */
  glyphs: readonly string[];
  /** A line that is missing is in English. */
  lines: Partial<Record<LineName, Outline>>;
}
