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

/** Whether a word begins as one that was asked for. */
export const isMatch = (word: string, terms: readonly Term[]): boolean =>
  terms.some((term) => term.some((wanted) => wanted.some((one) => word.startsWith(one))));

/** Adds numbers up. */
export const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
