import path from 'node:path';
import type { Plugin } from 'vite';
import { otherLanguages as besidesDefault, DEFAULT_LANGUAGE, translationOf } from '../languages.ts';
import { ORIGINAL } from './original.ts';

/** What modules that are made here take from the words of each language, `src/words/language.ts`. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  'virtual:other-languages': ['prefix', 'name'],
  'virtual:language-offers': ['prefix', 'question', 'accept'],
};

/** Marks the id of a module that is not a file. */
const NO_FILE = '\0';

/**
 * Tells a build of the site's other languages, in their own words: their list is the folders of `languages`.
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
    resolveId: (source) => (source in WORDS ? NO_FILE + source : undefined),
    load(id) {
      const words = id.startsWith(NO_FILE) && WORDS[id.slice(NO_FILE.length)];
      if (!words) return;
      const codes = [DEFAULT_LANGUAGE, ...besidesDefault(root)].filter((other) => other !== code);
      const imports = codes.map((other, at) => `import * as words${at} from '${fileOf(other)}';`);
      const entries = codes.map((other, at) => {
        const said = words.map((name) => `${name}: words${at}.${name}`);
        return `{ code: '${other}', ${said.join(', ')} }`;
      });
      return `${imports.join('\n')}\nexport default [${entries.join(', ')}];`;
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
