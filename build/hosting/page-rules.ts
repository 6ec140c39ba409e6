import { ALL_LANGUAGES_PAGE } from '../../src/routes/all-languages.ts';
import { htmlFile } from '../../src/routes/match-route.ts';
import { routes } from '../../src/routes/paths.ts';
import type { Route } from '../../src/routes/route.ts';
import type { HostedLanguage } from './hosted-language.ts';

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

/** Every path of every page in these languages. No path is matched by two rules. */
export const pageRules = (languages: readonly HostedLanguage[]): PageRule[] => [
  ...(hasList(languages) ? [LIST] : []),
  ...languages.flatMap(({ prefix, has }) =>
    pages.filter(has).flatMap((page) => {
      const file = `${prefix}/${htmlFile(page.path)}`;
      return patternsOf(page).map((path) => ({
        pattern:
          path === '/' ? homePattern(prefix) : `^${prefix}${path}${page.params ? '/*$' : END}`,
        file,
      }));
    }),
  ),
];

/** Paths under a prefix that lead to the same page of the default language, whose path is in brackets. */
export const elsewherePatterns = (languages: readonly HostedLanguage[]): string[] =>
  languages.flatMap(({ prefix, has }) =>
    pages
      .filter((page) => !has(page))
      .flatMap((page) => patternsOf(page).map((path) => `^${prefix}(${path})${END}`)),
  );

const pages: readonly Route[] = routes;

/** Paths of a page, as patterns. */
const patternsOf = ({ path, aliases = [], params = [] }: Route): string[] =>
  params.length > 0 ? [path + '/[^/]+'.repeat(params.length)] : [path, ...aliases];

/** Whether a site of these languages has a list of them. */
export const hasList = (languages: readonly unknown[]): boolean => languages.length > 2;

const homePattern = (prefix: string) =>
  prefix ? `^${prefix}(?:/(?:index)?)?${END}` : `^(?:/+$|/(?:index)?${END})`;

/** Any path in the language of a prefix. As `splitPrefix` has it. */
export const inLanguage = (prefix: string): string => `^${prefix}(?:$|[./])`;

/** A path that is written as a page's, without an ending or with that of its file. */
export const PAGE_LIKE = `(?:^|/)[^./]*${END}`;
