import { MAX_PARTS } from './limits.ts';
import { hitsIn, matchOf, sum } from './match.ts';
import { type Rated, rated } from './rate-page.ts';
import type { IndexedPage, Part } from './search-file.ts';
import { type Searchable, searchable } from './searchable.ts';
import type { Term } from './terms.ts';

/** A page that has all terms, with its lines, headings and questions that have most of them. */
export interface FoundPage {
  page: IndexedPage;
  parts: readonly Part[];
  /** A line, or else a question, of it that has all terms. */
  answer?: Part;
}

/**
 * Prepares a search. It gives the pages that have all terms, or at least so many, those with the most and the best one
 * first; none without a term.
 */
export function pageFinder(
  pages: readonly IndexedPage[],
): (terms: readonly Term[], least?: number) => FoundPage[] {
  const all = pages.map(searchable);
  return (terms, least = terms.length) => {
    if (terms.length === 0) return [];
    const isWhole = least === terms.length;
    const found = all.map((each) => rated(each, terms, isWhole)).filter(({ had }) => had >= least);
    const isAnswered = found.some(({ answer }) => answer);
    // A line, or a page about several words, is nearer than the page that says a little of everything.
    const isTitle = ({ each }: Rated) =>
      each.titles.some((title) => hitsIn(title, terms).length === terms.length);
    const isAside = (one: Rated) =>
      Number((isAnswered || terms.length > 1) && one.each.page.path === '/' && !isTitle(one));
    return found
      .sort(
        (a, b) =>
          isAside(a) - isAside(b) ||
          b.had - a.had ||
          b.whole - a.whole ||
          Number(b.isReply) - Number(a.isReply) ||
          b.total - a.total ||
          Number(a.each.page.inEnglish ?? false) - Number(b.each.page.inEnglish ?? false) ||
          b.share - a.share ||
          b.often - a.often,
      )
      .map(({ each, answer = questionOf(each, terms) }) => ({
        page: each.page,
        parts: bestParts(each, terms),
        ...(answer && { answer }),
      }));
  };
}

/** The question or heading of a page that has all that was asked for, but for what the page is about. */
function questionOf(
  { titles, questions, headings }: Searchable,
  terms: readonly Term[],
): Part | undefined {
  const asked = terms.filter((term) => !titles.some((title) => matchOf(term, title)));
  return asked.length > 0
    ? [...questions, ...headings].find(({ words }) => hitsIn(words, asked).length === asked.length)
        ?.part
    : undefined;
}

function bestParts({ headings, questions, lines }: Searchable, terms: readonly Term[]): Part[] {
  return [
    ...lines.map(({ part, words, all }) => ({ part, words, all })),
    ...[...headings, ...questions].map(({ part, words }) => ({ part, words, all: words })),
  ]
    .map(({ part, words, all }) => ({
      part,
      // A name of the table alone makes no line a hit.
      hits: hitsIn(words, terms).length > 0 ? hitsIn(all, terms) : [],
    }))
    .filter(({ hits }) => hits.length > 0)
    .sort((a, b) => b.hits.length - a.hits.length || sum(b.hits) - sum(a.hits))
    .slice(0, MAX_PARTS)
    .map(({ part }) => part);
}
