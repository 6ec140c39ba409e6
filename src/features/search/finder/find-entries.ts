import type { TextSection } from '#copy/types/sections.ts';
import { wordsIn } from '#features/search/words.ts';

/** One question with its answer, or one test value with what comes of it. */
export interface Entry {
  /** Heading that it is under, and where that leads, if anywhere. */
  group: string;
  title: string;
  lines: readonly string[];
}

/** What a search within a page found: entries in the order of the page, and typed words that none has. */
export interface FoundEntries {
  entries: readonly Entry[];
  missing: readonly string[];
}

/** Of a long list more than these would be another wall. */
const MOST = 20;

/** A word of more than this share of the entries tells nothing next to others. */
const COMMON = 1 / 4;

/** Questions and test values of a page. */
export const entriesOf = (sections: readonly TextSection[]): Entry[] =>
  sections.flatMap((section) => {
    if (section.kind === 'questions')
      return section.items.map(({ question, answer }) => ({
        group: section.heading ?? '',
        title: question,
        lines: [answer],
      }));
    if (section.kind === 'testValues')
      return section.items.flatMap(({ label, rows }) =>
        rows.map((row) => ({ group: label, title: row.label, lines: [row.input, row.outcome] })),
      );
    return [];
  });

/**
 * Prepares a search of a page's entries. It gives those that have most of the words that tell something, whole or by
 * their beginning.
 */
export function entryFinder(all: readonly Entry[]): (query: string) => FoundEntries {
  const words = (text: string) => wordsIn(text).map(({ word }) => word);
  const read = all.map((entry) => ({
    entry,
    words: words([entry.group, entry.title, ...entry.lines].join(' ')),
  }));
  const having = (word: string) =>
    read.filter((each) => each.words.some((one) => one.startsWith(word)));
  return (query) => {
    const asked = [...new Set(words(query))];
    const counts = new Map(asked.map((word) => [word, having(word).length]));
    const rare = asked.filter((word) => (counts.get(word) ?? 0) <= read.length * COMMON);
    const telling = rare.length > 0 ? rare : asked;
    const had = read.map(({ entry, words: own }) => ({
      entry,
      count: telling.filter((word) => own.some((one) => one.startsWith(word))).length,
    }));
    const most = Math.max(0, ...had.map(({ count }) => count));
    return {
      entries:
        most === 0
          ? []
          : had
              .filter(({ count }) => count === most)
              .slice(0, MOST)
              .map(({ entry }) => entry),
      // As they were typed.
      missing: wordsIn(query)
        .filter(({ word }) => counts.get(word) === 0)
        .map(({ start, end }) => query.slice(start, end)),
    };
  };
}
