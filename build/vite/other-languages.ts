import path from 'node:path';
import type { Plugin } from 'vite';
import { companionOf, DEFAULT_LANGUAGE, furtherLanguages, translationOf } from '../languages.ts';
import { ORIGINAL } from './original.ts';

/** What modules that are made here take from the words of each language, `src/words/language.ts`. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  'virtual:other-languages': ['prefix', 'name'],
  'virtual:language-offers': ['prefix', 'question', 'accept'],
};

/**
 * The component that links to other languages: a module without the other one, so that no page loads what it does not
 * show.
 */
const LINKS = 'virtual:language-links';

/** Marks the id of a module that is not a file. */
const NO_FILE = '\0';

/**
 * Tells a build of the one language that its pages lead to at once, in that language's words, and whether there are
 * further ones: those are in a list that is asked for, so that one more changes no script of another.
 *
 * @param code language of the build
 */
export function otherLanguages(code: string): Plugin {
  let root: string;
  return {
    name: 'kolam:other-languages',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (source) => (source in WORDS || source === LINKS ? NO_FILE + source : undefined),
    load(id) {
      const hasMore = furtherLanguages(root).length > 0;
      if (id === NO_FILE + LINKS) {
        const name = hasMore ? 'AllLanguages' : 'Languages';
        return `export { Languages } from '${path.posix.join(root, `src/layouts/links/${name}.tsx`)}';`;
      }
      const words = id.startsWith(NO_FILE) && WORDS[id.slice(NO_FILE.length)];
      if (!words) return;
      const more = `export const more = ${hasMore};`;
      const other = companionOf(root, code);
      if (!other) return `${more}\nexport default [];`;
      const said = words.map((name) => `${name}: words.${name}`);
      return [
        `import * as words from '${fileOf(other)}';`,
        more,
        `export default [{ code: '${other}', ${said.join(', ')} }];`,
      ].join('\n');
    },
  };

  function fileOf(other: string): string {
    const english = 'src/words/language.ts';
    const file = path.posix.join(
      root,
      other === DEFAULT_LANGUAGE ? english : (translationOf(english, other) ?? ''),
    );
    // A build of another language has its words instead of the default ones.
    return code !== DEFAULT_LANGUAGE && other === DEFAULT_LANGUAGE ? file + ORIGINAL : file;
  }
}
