import type { Synonyms } from '#copy/types/vocabulary.ts';
import type { Act } from './acts/acts.ts';
import { findActs } from './acts/find-acts.ts';
import { brandReader } from './brands.ts';
import { answerFinder, type FoundAnswer } from './find-answers.ts';
import { endpointFinder } from './find-endpoints.ts';
import { type FoundPage, pageFinder } from './find-pages.ts';
import { toolFinder } from './find-tools.ts';
import type { IndexedEndpoint, IndexedTool, SearchFile } from './search-file.ts';
import { speller } from './spelling.ts';
import { type Term, termReader } from './terms.ts';
import { wordsIn } from './words.ts';

/** What a query found, the best first in each list, and how it was read. */
export interface Found {
  terms: readonly Term[];
  /** Lines of tables with figures. */
  answers: readonly FoundAnswer[];
  acts: readonly Act[];
  tools: readonly IndexedTool[];
  pages: readonly FoundPage[];
  endpoints: readonly IndexedEndpoint[];
}

/** A search over the whole index, and the index's tools. */
export interface Search {
  find: (query: string) => Found;
  tools: readonly IndexedTool[];
}

/** Prepares the search of dialog and page. */
export function makeSearch(file: SearchFile): Search {
  const { pages, endpoints, small, asking, common, brands } = file;
  const synonyms = synonymsOf(file);
  const read = termReader({ small, asking, synonyms });
  const meant = brandReader(brands);
  const spelled = speller(wordsOf(file, synonyms));
  const ignored = wordSet(`${small} ${asking}`);
  const findTools = toolFinder(file.tools, ignored, wordSet(common), wholeWords(synonyms));
  const findPages = pageFinder(pages);
  const findAnswers = answerFinder(pages);
  const findEndpoints = endpointFinder(endpoints);
  const isKnown = (term: Term) => findPages([term]).length > 0;
  /** Those with all terms that any page has, or with half of these; none where fewer than half are had. */
  const findAbout = (terms: readonly Term[]) => {
    const known = terms.filter(isKnown);
    if (known.length * 2 < terms.length) return [];
    const found = findPages(known);
    return isFound(found) ? found : findPages(known, Math.ceil(known.length / 2));
  };
  return {
    tools: file.tools,
    find: (query) => {
      const words = meant(listed(query));
      const typed = read(words.join(' '));
      const exact = findPages(typed);
      const terms = isFound(exact) ? typed : read(words.map(spelled).join(' '));
      const tools = findTools(words.join(' '), exact.length > 0);
      const isTool = tools.some(({ name, title }) =>
        [name, title].some((one) => listed(one).join() === words.join()),
      );
      return {
        terms,
        // The whole name of a tool, or one word that names a tool, asks for it, unless it names a kind of figure.
        answers: findAnswers(terms, isTool || (terms.length === 1 && tools.length > 0)),
        tools,
        acts: findActs(listed(query).filter((word) => !ignored.has(word))),
        pages: isFound(exact) ? exact : findAbout(terms),
        endpoints: findEndpoints(typed),
      };
    },
  };
}

/** Words of the whole index, as often as they occur. */
const wordsOf = ({ pages, tools, small, asking }: SearchFile, synonyms: Synonyms): string[] =>
  [
    small,
    asking,
    ...pages.flatMap(({ title, also = '', description, headings, questions, tables = [] }) => [
      title,
      also,
      description,
      ...[...headings, ...questions].map(([text]) => text),
      ...tables.flatMap(({ lines }) => lines.flat()),
    ]),
    ...tools.flatMap(({ name, title, line, words }) => [name, title, line, ...words]),
    ...Object.values(synonyms).flat(),
  ].flatMap(listed);

/**
 * Words that mean something alone, and so are not the beginning of another: “install” is no instalment.
 */
const wholeWords = (synonyms: Synonyms): ReadonlySet<string> =>
  new Set(
    Object.values(synonyms)
      .flat()
      .map(listed)
      .flatMap((words) => (words.length === 1 ? words : [])),
  );

/** Other words for the site's own: those of the vocabulary, and what people type for a tool. */
function synonymsOf({ synonyms, asTools, tools }: SearchFile): Synonyms {
  const all: Record<string, readonly string[]> = { ...synonyms };
  for (const [meant, title] of Object.entries(asTools)) {
    const typed = tools.find((tool) => tool.title === title)?.words ?? [];
    all[meant] = [...(all[meant] ?? []), ...typed];
  }
  return all;
}

/** Whether something is found: the home page alone says a little of everything. */
const isFound = (pages: readonly FoundPage[]) => pages.some(({ page }) => page.path !== '/');

const wordSet = (text: string) => new Set(listed(text));

const listed = (text: string): string[] => wordsIn(text).map(({ word }) => word);
