import { MAX_PARTS } from './limits.ts';
import type { IndexedPage, Part } from './search-file.ts';
import type { Term } from './terms.ts';
import { wordsIn } from './words.ts';

/** A page that has all terms, with its headings and questions that have most of them. */
export interface FoundPage {
  page: IndexedPage;
  parts: readonly Part[];
}

/** A page with the words of its fields, made once and not at every key. */
interface Searchable {
  page: IndexedPage;
  /** Of the title in this language and in others. */
  titles: readonly (readonly string[])[];
  description: readonly string[];
  headings: readonly { part: Part; words: readonly string[] }[];
  questions: readonly { part: Part; words: readonly string[] }[];
}

/** Each is worth more than a whole word in the one after it. */
const WORTH = { title: 16, heading: 8, question: 4, description: 2 };
const WHOLE_WORD = 1.5;

/**
 * Prepares a search. It gives the pages that have all terms, or at least so many, those with the most and the best one
 * first; none without a term.
 */
export function pageFinder(
  pages: readonly IndexedPage[],
): (terms: readonly Term[], least?: number) => FoundPage[] {
  const all = pages.map(searchable);
  return (terms, least = terms.length) =>
    terms.length === 0
      ? []
      : all
          .flatMap((each) => {
            const worths = terms.map((term) => worthIn(each, term));
            const had = worths.filter((worth) => worth > 0).length;
            const total = worths.reduce((sum, worth) => sum + worth, 0);
            return had < least ? [] : [{ each, had, total, share: shareOf(each.titles, terms) }];
          })
          .sort(
            (a, b) =>
              b.had - a.had ||
              b.total - a.total ||
              Number(a.each.page.inEnglish ?? false) - Number(b.each.page.inEnglish ?? false) ||
              b.share - a.share,
          )
          .map(({ each }) => ({ page: each.page, parts: bestParts(each, terms) }));
}

function searchable(page: IndexedPage): Searchable {
  const words = (text: string) => wordsIn(text).map(({ word }) => word);
  const parts = (list: readonly Part[]) => list.map((part) => ({ part, words: words(part[0]) }));
  return {
    page,
    titles: [page.title, page.also ?? ''].map(words),
    description: words(page.description),
    headings: parts(page.headings),
    questions: parts(page.questions),
  };
}

const worthIn = (each: Searchable, term: Term): number =>
  Math.max(
    ...each.titles.map((words) => WORTH.title * matchOf(term, words)),
    WORTH.description * matchOf(term, each.description),
    ...each.headings.map(({ words }) => WORTH.heading * matchOf(term, words)),
    ...each.questions.map(({ words }) => WORTH.question * matchOf(term, words)),
  );

/** How well words hold a term: 0 not at all, 1 by beginnings, more by whole words. */
export function matchOf(term: Term, words: readonly string[]): number {
  const matches = term.map((wanted) => {
    if (!wanted.every((one) => words.some((word) => word.startsWith(one)))) return 0;
    return wanted.every((one) => words.includes(one)) ? WHOLE_WORD : 1;
  });
  return Math.max(...matches);
}

/** How much of a title the query covers, in the language where it covers most. */
const shareOf = (titles: readonly (readonly string[])[], terms: readonly Term[]): number =>
  Math.max(
    ...titles.map(
      (title) => title.filter((word) => isMatch(word, terms)).length / Math.max(1, title.length),
    ),
  );

/** Whether a word begins as one that was asked for. */
export const isMatch = (word: string, terms: readonly Term[]): boolean =>
  terms.some((term) => term.some((wanted) => wanted.some((one) => word.startsWith(one))));

function bestParts({ headings, questions }: Searchable, terms: readonly Term[]): Part[] {
  return [...headings, ...questions]
    .map(({ part, words }) => ({ part, hits: terms.filter((term) => matchOf(term, words)).length }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits)
    .slice(0, MAX_PARTS)
    .map(({ part }) => part);
}
