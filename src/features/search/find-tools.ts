import { distance } from './distance.ts';
import type { IndexedTool } from './search-file.ts';
import { lettersOff } from './spelling.ts';
import { wordsIn } from './words.ts';

/** A tool with what people call it, made once and not at every key. */
interface Searchable {
  tool: IndexedTool;
  whole: ReadonlySet<string>;
  /** Name and title. */
  own: readonly string[];
  typed: readonly string[];
  line: readonly string[];
  /** Each name of it with no space in it, as “pancard”. */
  names: readonly string[];
}

/** Score of a word by where it occurs; less for any beginning of a word, and for a misspelt one. */
const WORTH = { own: 8, typed: 7, line: 2 };
const BEGINNING = 0.2;
const MISSPELT = 0.15;

/** For a name that is just what was asked for, and for one that begins so. */
const WHOLE_NAME = 40;
const NAME_BEGINNING = 8;

/**
 * Prepares a search for tools. It gives those that have all words of a query, the best one first; where there is
 * none, those that have at least half of them, also misspelt.
 *
 * @param ignored words that tell nothing, such as “my”
 * @param common words of many tools, such as “check”, which select none of them unless they are the whole query
 * @param whole words that mean something alone, and are not the beginning of another
 * @returns the search; its second parameter says whether pages have all words of the query, so that a tool with just
 *   half of them is not what is meant
 */
export function toolFinder(
  tools: readonly IndexedTool[],
  ignored: ReadonlySet<string>,
  common: ReadonlySet<string>,
  whole: ReadonlySet<string> = new Set(),
): (query: string, isFound: boolean) => IndexedTool[] {
  const all = tools.map((tool) => searchable(tool, whole));
  return (query, isFound) => {
    const typed = listed(query);
    const words = typed.filter((word) => !ignored.has(word));
    const rare = words.filter((word) => !common.has(word));
    const telling = rare.length > 0 ? rare : words;
    if (telling.length === 0) return [];
    const joined = [typed.join(''), words.join('')];
    const best = (worthOf: (each: Searchable) => number) =>
      all
        .map((each) => ({ tool: each.tool, worth: worthOf(each) }))
        .filter(({ worth }) => worth > 0)
        .sort((a, b) => b.worth - a.worth)
        .map(({ tool }) => tool);
    const found = best((each) => worthAsTyped(each, telling, joined));
    return found.length > 0 ? found : best((each) => worthAbout(each, telling, isFound));
  };
}

function searchable(tool: IndexedTool, whole: ReadonlySet<string>): Searchable {
  const { name, title, line, words } = tool;
  return {
    tool,
    whole,
    own: listed(`${name} ${title}`),
    typed: words.flatMap(listed),
    line: listed(line),
    names: [name, title, ...words].map((text) => listed(text).join('')),
  };
}

/** 0 where one of the words is missing. */
function worthAsTyped(
  each: Searchable,
  telling: readonly string[],
  joined: readonly string[],
): number {
  const ofName = Math.max(
    ...each.names.flatMap((name) =>
      joined.map((asked) => worthAsName(name, asked, each.whole.has(asked))),
    ),
  );
  const worths = telling.map((word) => worthOfWord(each, word));
  return ofName + (worths.includes(0) ? 0 : sum(worths));
}

function worthAsName(name: string, asked: string, isWhole: boolean): number {
  if (name === asked) return WHOLE_NAME;
  // Install is not a beginning of installment.
  if (isWhole) return 0;
  return name.startsWith(asked) ? NAME_BEGINNING + asked.length / name.length : 0;
}

function worthOfWord({ own, typed, line, whole }: Searchable, word: string): number {
  const isBeginning = (one: string) => !whole.has(word) && one.startsWith(word);
  const within = (words: readonly string[]) =>
    words.includes(word) ? 1 : words.some(isBeginning) ? BEGINNING : 0;
  return Math.max(WORTH.own * within(own), WORTH.typed * within(typed), WORTH.line * within(line));
}

/**
 * 0 where more than half of the words are missing, or just half of those that pages have; the latter are not misspelt.
 */
function worthAbout(each: Searchable, telling: readonly string[], isFound: boolean): number {
  const worths = telling.map(
    (word) => worthOfWord(each, word) || (isFound ? 0 : worthMisspelt(each, word)),
  );
  const missing = worths.filter((worth) => worth === 0).length;
  return missing * 2 > telling.length - Number(isFound) ? 0 : sum(worths);
}

function worthMisspelt({ own, typed }: Searchable, word: string): number {
  const allowed = lettersOff(word);
  if (allowed === 0) return 0;
  // Few mistake the first letter. What is still being typed is compared with as much of the word.
  const alike = [...own, ...typed].filter((one) => one[0] === word[0]);
  const off = Math.min(
    ...alike.flatMap((one) => [distance(word, one), distance(word, one.slice(0, word.length))]),
  );
  return off <= allowed ? (WORTH.typed * MISSPELT) / Math.max(1, off) : 0;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

const listed = (text: string): string[] => wordsIn(text).map(({ word }) => word);
