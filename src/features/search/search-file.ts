import { matchRoute } from '#routes/match-route.ts';

/** Address of the index in the build, without the first slash. */
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
}

/** The index as it is shipped. */
export interface SearchFile {
  pages: readonly IndexedPage[];
}

/** Reads the index. Throws for anything else, such as the response of a captive portal. */
export function pagesIn(file: unknown): IndexedPage[] {
  const pages = (file as SearchFile | null)?.pages;
  if (!Array.isArray(pages) || pages.length === 0 || !pages.every(isPage))
    throw new Error('This is not the index of the site.');
  return pages;
}

function isPage(value: unknown): value is IndexedPage {
  if (typeof value !== 'object' || value === null) return false;
  const { path, title, section, description, headings, questions } = value as IndexedPage;
  // What is not a page of ours must not become a link.
  return (
    [path, title, section, description].every((text) => typeof text === 'string') &&
    matchRoute(path)?.path === path &&
    [headings, questions].every((parts) => Array.isArray(parts) && parts.every(isPart))
  );
}

const isPart = (value: unknown): value is Part =>
  Array.isArray(value) &&
  value.length === 2 &&
  typeof value[0] === 'string' &&
  typeof value[1] === 'string' &&
  /^[\w-]*$/.test(value[1]);
