import { htmlFile } from '../../src/routes/match-route.ts';
import { type Route, routes } from '../../src/routes/paths.ts';

/** Which file a host serves for the paths that match. */
export interface PageRule {
  /** Regular expression over the decoded path, without letter case; the same in PCRE and in Go. */
  pattern: string;
  /** File of the build, with a slash before it. */
  file: string;
}

/** What may follow a page's path: the ending of its file, and slashes. As `matchRoute` has it. */
const END = '(?:\\.html)?/*$';

/** Every path of every page. No path is matched by two rules. */
export const pageRules: readonly PageRule[] = (routes as readonly Route[]).flatMap(
  ({ path, aliases = [], params = [] }) => {
    const file = `/${htmlFile(path)}`;
    if (params.length > 0)
      return [{ pattern: `^${path}${'/[^/]+'.repeat(params.length)}/*$`, file }];
    return [path, ...aliases].map((one) => ({
      pattern: one === '/' ? `^(?:/+$|/(?:index)?${END})` : `^${one}${END}`,
      file,
    }));
  },
);

/** A path that is written as a page's, without an ending or with that of its file. */
export const PAGE_LIKE = `(?:^|/)[^./]*${END}`;
