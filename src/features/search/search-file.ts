import type { RateTable, Terms } from '#copy/types/sections.ts';
import type { Vocabulary } from '#copy/types/vocabulary.ts';
import { matchRoute } from '#routes/match-route.ts';

/** Address of the index in the folder of a language's files, without the first slash. */
export const SEARCH_FILE = 'data/search.json';

/** A heading or a question of a page, and the anchor that leads there; an empty one is the page itself. */
export type Part = readonly [text: string, anchor: string];

/** What a search knows of a page. */
export interface IndexedPage {
  /** Canonical path. */
  path: string;
  title: string;
  /** Where the menu lists it. */
  section: string;
  description: string;
  headings: readonly Part[];
  questions: readonly Part[];
  /** Its tables of rates, as its copy has them: each line is an answer. */
  tables?: readonly RateTable[];
  /** What its product costs, when money arrives and what it needs, and the anchor of that. */
  terms?: { anchor: string; rows: Terms['rows'] };
  /** Its titles in other languages: searched, and not shown. */
  also?: string;
  /** Whether its words are English in the index of another language, which has no translation of it. */
  inEnglish?: true;
}

/** A tool as the search knows it; `words` are other words that people type for it. */
export interface IndexedTool {
  name: string;
  title: string;
  line: string;
  /** Where its form is: a path, maybe with an anchor. */
  to: string;
  icon: string;
  words: readonly string[];
}

/** What a search knows of a documented request. */
export interface IndexedEndpoint {
  method: string;
  path: string;
  label: string;
  /** Path of the page that documents it. */
  to: string;
}

/** The index as it is shipped. */
export interface SearchFile extends Vocabulary {
  pages: readonly IndexedPage[];
  tools: readonly IndexedTool[];
  endpoints: readonly IndexedEndpoint[];
}

/**
 * The index as its file has it: of headings and questions the texts, then the anchors, which packs a fifth smaller; of
 * questions those of what they are in, in which they are counted.
 */
export const written = (file: SearchFile): object => ({
  ...file,
  pages: file.pages.map((page) => ({
    ...page,
    headings: apart(page.headings),
    questions: apart(page.questions.map(([text, anchor]) => [text, anchor.replace(/-q\d+$/, '')])),
  })),
});

const apart = (parts: readonly Part[]) => [
  parts.map(([text]) => text),
  parts.map(([, anchor]) => anchor),
];

/** Parts again; undefined for anything else. */
function together(lists: unknown): [unknown, unknown][] | undefined {
  const [texts, anchors] = Array.isArray(lists) ? lists : [];
  const isPaired =
    Array.isArray(texts) && Array.isArray(anchors) && texts.length === anchors.length;
  return isPaired ? texts.map((text, at) => [text, anchors[at]]) : undefined;
}

/** Questions with their own anchors, as Accordion makes them. */
function counted(questions: [unknown, unknown][] | undefined): [unknown, unknown][] | undefined {
  const seen = new Map<unknown, number>();
  return questions?.map(([text, anchor]) => {
    const at = seen.get(anchor) ?? 0;
    seen.set(anchor, at + 1);
    return [text, `${anchor}-q${at}`];
  });
}

/** Reads the index. Throws for anything else, such as the response of a captive portal. */
export function readSearchFile(file: unknown): SearchFile {
  const { tools, endpoints, small, asking, common, synonyms, asTools, brands } = (file ??
    {}) as SearchFile;
  const isIndex =
    isListOf(tools, isTool) &&
    isListOf(endpoints, isEndpoint) &&
    isText(small, asking, common) &&
    [synonyms, brands].every((record) =>
      isRecordOf(record, (typed) => isListOf(typed, (each) => isText(each))),
    ) &&
    isRecordOf(asTools, (title) => isText(title));
  const pages = pagesIn(file);
  if (!isIndex) throw new Error('This is not the index of the site.');
  return { pages, tools, endpoints, small, asking, common, synonyms, asTools, brands };
}

/** Reads the pages of the index. Throws where they are not pages of ours. */
export function pagesIn(file: unknown): IndexedPage[] {
  const listed = (file as SearchFile | null)?.pages;
  const pages = (Array.isArray(listed) ? listed : []).map((page) => ({
    ...page,
    headings: together(page?.headings),
    questions: counted(together(page?.questions)),
  }));
  if (pages.length === 0 || !pages.every(isPage))
    throw new Error('This is not the index of the site.');
  return pages;
}

function isPage(value: unknown): value is IndexedPage {
  if (typeof value !== 'object' || value === null) return false;
  const { path, title, section, description, headings, questions, also, inEnglish, ...more } =
    value as IndexedPage;
  const { tables = [], terms } = more;
  // What is not a page of ours must not become a link.
  return (
    isText(path, title, section, description, also ?? '') &&
    (inEnglish === undefined || inEnglish === true) &&
    matchRoute(path)?.path === path &&
    [headings, questions].every((parts) => isListOf(parts, isPart)) &&
    isListOf(tables, isTable) &&
    (terms === undefined || (isAnchor(terms.anchor) && isListOf(terms.rows, Boolean)))
  );
}

function isTable(value: unknown): boolean {
  const { id, columns, lines } = (value ?? {}) as RateTable;
  return isAnchor(id) && Array.isArray(columns) && isListOf(lines, Array.isArray);
}

function isTool(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { name, title, line, to, icon, words } = value as IndexedTool;
  return (
    isText(name, title, line, to, icon) &&
    leadsToUs(to) &&
    ANCHOR.test(icon) &&
    isListOf(words, (word) => isText(word))
  );
}

function isEndpoint(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { method, path, label, to } = value as IndexedEndpoint;
  return isText(method, path, label, to) && leadsToUs(to);
}

const ANCHOR = /^[\w-]*$/;

/** Whether a link is a path of ours, with an anchor or without. */
function leadsToUs(to: string): boolean {
  const [path = '', anchor = ''] = to.split(/#(.*)/s);
  return path.startsWith('/') && matchRoute(path) !== undefined && ANCHOR.test(anchor);
}

const isAnchor = (value: unknown): boolean => isText(value) && ANCHOR.test(value as string);

const isText = (...values: unknown[]): boolean =>
  values.every((value) => typeof value === 'string');

const isListOf = (value: unknown, isOne: (each: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isOne);

const isRecordOf = (value: unknown, isOne: (each: unknown) => boolean): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every(isOne);

const isPart = (value: unknown): value is Part =>
  Array.isArray(value) && value.length === 2 && isText(...value) && isAnchor(value[1]);
