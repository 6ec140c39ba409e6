import type { Term } from './terms.ts';

/** How well a whole word holds a term; the beginning of another is 1. */
export const WHOLE_WORD = 1.5;

/** How well words hold a term: 0 not at all, 1 by beginnings, more by whole words. */
export function matchOf(term: Term, words: readonly string[]): number {
  const matches = term.map((wanted) => {
    if (!wanted.every((one) => words.some((word) => word.startsWith(one)))) return 0;
    return wanted.every((one) => words.includes(one)) ? WHOLE_WORD : 1;
  });
  return Math.max(...matches);
}

/** How well words hold those of the terms that they hold. */
export const hitsIn = (words: readonly string[], terms: readonly Term[]): number[] =>
  terms.map((term) => matchOf(term, words)).filter((match) => match > 0);

/**
 * How many words from a place on hold something that was asked for: a word that was typed, or all of a synonym
 * in a row; 0 where they do not.
 */
export function matchedFrom(
  words: readonly string[],
  from: number,
  terms: readonly Term[],
): number {
  const holds = (wanted: readonly string[]) =>
    wanted.every((one, at) => words[from + at]?.startsWith(one));
  return Math.max(
    0,
    ...terms.flatMap(([typed = [], ...synonyms]) => [
      Number(typed.some((one) => holds([one]))),
      ...synonyms.map((synonym) => (holds(synonym) ? synonym.length : 0)),
    ]),
  );
}

/** Whether a word begins as one that was asked for, or as a part of what that is also called. */
export const isMatch = (word: string, terms: readonly Term[]): boolean =>
  terms.some((term) => term.some((wanted) => wanted.some((one) => word.startsWith(one))));

/** Adds numbers up. */
export const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
