import { hitsIn, isMatch, matchOf, sum, WHOLE_WORD } from './match.ts';
import type { Part } from './search-file.ts';
import type { Searchable, SearchableLine } from './searchable.ts';
import type { Term } from './terms.ts';

/** Each is worth more than a whole word in the one after it. */
const WORTH = { title: 16, table: 10, heading: 8, question: 4, line: 8, description: 2 };
/**
 * Of each of several terms in one line, or in one heading or question: nearer than terms here and there, if
 * they are not those of a title.
 */
const TOGETHER = { line: 12, heading: 13 };

/** How well a page has what was asked for. */
export interface Rated {
  each: Searchable;
  /** Terms that it has, and those that it has as whole words. */
  had: number;
  whole: number;
  total: number;
  /** How much of its title the query covers. */
  share: number;
  /** Headings, questions and lines with any of the terms. */
  often: number;
  /** The line that has all terms as whole words. */
  answer?: Part;
  /** Whether it answers a question: `UPI fee`, of which the table says what is asked and the line of what. */
  isReply: boolean;
}

/**
 * Rates a page.
 *
 * @param isWhole whether it needs all terms: words of several lines say nothing together, nor do beginnings of words
 */
export function rated(each: Searchable, terms: readonly Term[], isWhole: boolean): Rated {
  const line = bestLine(each, terms);
  const isAnswer = terms.every((term) => matchOf(term, line?.all ?? []) === WHOLE_WORD);
  const counted = (isAnswer || !isWhole ? line?.all : undefined) ?? [];
  const places = terms.map((term) => placesOf(each, term, counted));
  const worths = places.map((place) => Math.max(...place.map(({ worth }) => worth)));
  const parts = [...each.headings, ...each.questions];
  return {
    each,
    had: worths.filter((worth) => worth > 0).length,
    whole: places.filter((place) => place.some(({ match }) => match === WHOLE_WORD)).length,
    total: Math.max(
      sum(worths),
      worthTogether(counted, terms, TOGETHER.line),
      ...parts.map(({ words }) => worthTogether(words, terms, TOGETHER.heading)),
    ),
    share: shareOf(each.titles, terms),
    often: [...parts, ...each.lines].filter(({ words }) => hitsIn(words, terms).length > 0).length,
    ...(isAnswer && line && { answer: line.part }),
    isReply: isAnswer && terms.some((term) => matchOf(term, line?.words ?? []) === 0),
  };
}

/** 0 where a term is missing, and of one term, which is nowhere alone. */
function worthTogether(words: readonly string[], terms: readonly Term[], worth: number): number {
  const hits = hitsIn(words, terms);
  return terms.length > 1 && hits.length === terms.length ? worth * sum(hits) : 0;
}

/** The line with the most terms, if one has any. */
function bestLine({ lines }: Searchable, terms: readonly Term[]): SearchableLine | undefined {
  let best: { line?: SearchableLine; worth: number } = { worth: 0 };
  for (const line of lines) {
    // Names of the table alone make no answer.
    if (!line.answers || hitsIn(line.words, terms).length === 0) continue;
    const hits = hitsIn(line.all, terms);
    const worth = hits.length + sum(hits) / 100;
    if (worth > best.worth) best = { line, worth };
  }
  return best.line;
}

/** How well each field has a term, and what that is worth. */
function placesOf(
  each: Searchable,
  term: Term,
  line: readonly string[],
): { match: number; worth: number }[] {
  const place = (field: keyof typeof WORTH) => (words: readonly string[]) => {
    const match = matchOf(term, words);
    return { match, worth: WORTH[field] * match };
  };
  return [
    ...each.titles.map(place('title')),
    place('description')(each.description),
    ...each.tables.map(place('table')),
    ...each.headings.map(({ words }) => place('heading')(words)),
    ...each.questions.map(({ words }) => place('question')(words)),
    place('line')(line),
  ];
}

/** How much of a title the query covers, in the language where it covers most. */
const shareOf = (titles: readonly (readonly string[])[], terms: readonly Term[]): number =>
  Math.max(
    ...titles.map(
      (title) => title.filter((word) => isMatch(word, terms)).length / Math.max(1, title.length),
    ),
  );
