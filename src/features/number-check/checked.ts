import { notInList } from '#features/number-check/words/common.ts';

/** `unclear`: not a form that can be judged by the number alone, such as one from an older card. */
export type Verdict = 'right' | 'wrong' | 'unclear';

/** What a number itself tells. */
export interface Checked {
  /** Name of the number: `PAN`. */
  title: string;
  verdict: Verdict;
  /** The number as it may be shown: grouped, or masked. Empty where it is not repeated. */
  shown: string;
  rows: readonly Row[];
  /** Of a right number: what else is known. Of others: what is wrong, where, or why it is unclear. */
  sentences: readonly string[];
}

export interface Row {
  label: string;
  value: string;
}

/** A module of this folder. `check` is pure and never throws. */
export interface Format {
  check(text: string): Checked | readonly Checked[];
  /** How the number looks within a sentence, in capitals; none where its check looks for it itself. */
  FORM?: string;
  /** A right number with what another list says of it, which is loaded for that. */
  lookUp?(checked: Checked): Promise<Checked>;
}

export const right = (
  title: string,
  shown: string,
  rows: readonly Row[],
  sentences: readonly string[] = [],
): Checked => ({ title, verdict: 'right', shown, rows, sentences });

export const wrong = (title: string, sentences: readonly string[]): Checked => ({
  title,
  verdict: 'wrong',
  shown: '',
  rows: [],
  sentences,
});

export const unclear = (title: string, sentences: readonly string[], shown = ''): Checked => ({
  title,
  verdict: 'unclear',
  shown,
  rows: [],
  sentences,
});

/** The meaning of a code, with the code; or that our list has no such code. */
export const withCode = (name: string | undefined, code: string): string =>
  name ? `${name} (${code})` : notInList(code);
