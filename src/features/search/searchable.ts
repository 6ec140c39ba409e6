import { linesOf } from './lines-of.ts';
import type { IndexedPage, Part } from './search-file.ts';
import { wordsIn } from './words.ts';

/** A page with the words of its fields, made once and not at every key. */
export interface Searchable {
  page: IndexedPage;
  /** Of the title in this language and in others. */
  titles: readonly (readonly string[])[];
  description: readonly string[];
  headings: readonly { part: Part; words: readonly string[] }[];
  /** Headings of its tables, which are headings of the page too. */
  tables: readonly (readonly string[])[];
  questions: readonly { part: Part; words: readonly string[] }[];
  /** `all` has the names of table and columns as well. */
  lines: readonly SearchableLine[];
}

/** One line; `answers` as in lines-of.ts. */
export interface SearchableLine {
  part: Part;
  words: readonly string[];
  all: readonly string[];
  answers: boolean;
}

/** Takes the fields of a page apart. */
export function searchable(page: IndexedPage): Searchable {
  const words = (text: string) => wordsIn(text).map(({ word }) => word);
  const parts = (list: readonly Part[]) => list.map((part) => ({ part, words: words(part[0]) }));
  return {
    page,
    titles: [page.title, page.also ?? ''].map(words),
    description: words(page.description),
    headings: parts(page.headings),
    tables: (page.tables ?? []).map(({ heading }) => words(heading)),
    questions: parts(page.questions),
    lines: linesOf(page).map(({ part, about, answers }) => ({
      part,
      answers,
      words: words(part[0]),
      all: words(`${part[0]} ${about}`),
    })),
  };
}
