import type { Action } from './head.ts';

/** What a search within a page says. */
export interface FinderCopy {
  label: string;
  /** In the empty field. */
  example: string;
  /** Before what was asked for and is not there. */
  nothing: string;
  /** Before words that are nowhere, where others were found. */
  missing: string;
  waysTitle: string;
  ways: readonly Action[];
}
