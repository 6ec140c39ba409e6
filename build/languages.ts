import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The language in which the site is written, and whose pages have no prefix. */
export const DEFAULT_LANGUAGE = 'en';

/** A folder of copy that is a language of the site: it says what the language is called. */
const NAME_FILE = 'words/language.ts';

/** What stands before the paths of a language's pages; their documents and parts stand in a folder of that name. */
export const prefixOf = (code: string): string => (code === DEFAULT_LANGUAGE ? '' : `/${code}`);

/** Languages of the site besides the default one: each is a folder of `src/content`. */
export function otherLanguages(root: string): string[] {
  const content = path.join(root, 'src/content');
  return readdirSync(content).filter(
    (code) => code !== DEFAULT_LANGUAGE && existsSync(path.join(content, code, NAME_FILE)),
  );
}

/** Languages that have a page: the default one, and those with a file of its copy. */
export const languagesOf = (root: string, route: string): string[] => [
  DEFAULT_LANGUAGE,
  ...otherLanguages(root).filter((code) =>
    existsSync(path.join(root, 'src/content', code, `${route === '/' ? 'index' : route}.ts`)),
  ),
];
