import { ALL_LANGUAGES_PAGE } from '../../src/routes/all-languages.ts';
import { htmlFile } from '../../src/routes/match-route.ts';
import { routes } from '../../src/routes/paths.ts';
import type { Route } from '../../src/routes/route.ts';

/** Which file a host serves for the paths that match. */
export interface PageRule {
  /** Regular expression over the decoded path, without letter case; the same in PCRE and in Go. */
  pattern: string;
  /** File of the build, with a slash before it. */
  file: string;
}

/** What may follow a page's path: the ending of its file, and slashes. As `matchRoute` has it. */
const END = '(?:\\.html)?/*$';

/** The list of all languages. */
const LIST: PageRule = {
  pattern: `^${ALL_LANGUAGES_PAGE}${END}`,
  file: `/${htmlFile(ALL_LANGUAGES_PAGE)}`,
};

/**
 * Every path of every page in the languages with these prefixes, '' for the default one. No path is matched by two
 * rules.
 */
export const pageRules = (prefixes: readonly string[]): PageRule[] => [
  ...(hasList(prefixes) ? [LIST] : []),
  ...prefixes.flatMap((prefix) =>
    (routes as readonly Route[]).flatMap(({ path, aliases = [], params = [] }) => {
      const file = `${prefix}/${htmlFile(path)}`;
      if (params.length > 0)
        return [{ pattern: `^${prefix}${path}${'/[^/]+'.repeat(params.length)}/*$`, file }];
      return [path, ...aliases].map((one) => ({
        pattern: one === '/' ? homePattern(prefix) : `^${prefix}${one}${END}`,
        file,
      }));
    }),
  ),
];

/** Whether a site of languages with these prefixes has a list of them. */
export const hasList = (prefixes: readonly string[]): boolean => prefixes.length > 2;

const homePattern = (prefix: string) =>
  prefix ? `^${prefix}(?:/(?:index)?)?${END}` : `^(?:/+$|/(?:index)?${END})`;

/** Any path in the language of a prefix. As `splitPrefix` has it. */
export const inLanguage = (prefix: string): string => `^${prefix}(?:$|[./])`;

/** A path that is written as a page's, without an ending or with that of its file. */
export const PAGE_LIKE = `(?:^|/)[^./]*${END}`;
