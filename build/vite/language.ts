import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { DEFAULT_LANGUAGE, isGrowing, LANGUAGES, translationOf } from '../languages.ts';
import { filledModule } from '../translations/filled-module.ts';
import type { LanguageGaps } from '../translations/language-gaps.ts';
import { insteadOf } from './growing.ts';
import { ORIGINAL } from './original.ts';

/** Marks a translation that is wanted with English in its gaps. */
const FILLED = '?filled';

/** What of a feature's folder is its words; its other files are the same in every language. */
const WORDS = /^src\/features\/.*(?:^|\/)words(?:\/[^/]+)?\.tsx?$/;

/**
 * Gives a build the copy and the words of another language wherever the default one's are imported and that language
 * has a file of the same name: `languages/hi/pages/contact.ts` for `copy/pages/contact.ts`. What it has not stays in
 * the default language. A translation itself gets the originals: it is made of their texts.
 *
 * Where a file of a language with gaps says less than the English one, the English one says the rest (decision 097).
 *
 * @param gaps what it lacks although it is complete
 */
export function language(code: string, gaps?: LanguageGaps): Plugin | undefined {
  if (code === DEFAULT_LANGUAGE) return;
  let root: string;
  let grows: boolean;
  const own = `${LANGUAGES}/${code}/`;
  const inProject = (file: string) => path.relative(root, file).split(path.sep).join('/');
  const isTranslation = (file: string | undefined) =>
    file !== undefined && (inProject(file).startsWith(own) || file.includes(`.${code}.ts`));
  /** Where the translation of a file would be, if it is one that may have one. */
  function homeOf(file: string): string | undefined {
    const name = inProject(file);
    if (name.startsWith('src/features/') && !WORDS.test(name)) return;
    const home = translationOf(name, code);
    return home && path.join(root, home);
  }
  /** The English file of a translation, by the name of the translation. */
  const englishOf = new Map<string, string>();
  return {
    name: 'kolam:language',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
      grows = isGrowing(root, code);
    },
    async resolveId(source, importer, options) {
      const instead = (grows || gaps) && insteadOf(root, source, importer, grows);
      if (instead) return instead;
      // What fills a translation up names both files as they are.
      if (importer?.endsWith(FILLED) && source !== importer && path.isAbsolute(source))
        return source;
      const isFromOriginal = importer?.endsWith(ORIGINAL);
      const from = isFromOriginal ? importer?.slice(0, -ORIGINAL.length) : importer;
      const found = await this.resolve(source, from, { ...options, skipSelf: true });
      const translation = found && homeOf(found.id);
      if (!translation || isTranslation(found.id)) return found;
      if (isFromOriginal || isTranslation(from)) return { ...found, id: found.id + ORIGINAL };
      if (!existsSync(translation)) return found;
      if (!grows && !gaps?.files.has(inProject(translation))) return { ...found, id: translation };
      englishOf.set(translation, found.id);
      return { ...found, id: translation + FILLED };
    },
    async load(id) {
      if (id.endsWith(FILLED)) {
        const file = id.slice(0, -FILLED.length);
        const source = filledModule(root, code, englishOf.get(file) ?? '', file);
        return { code: source, moduleType: 'js' };
      }
      if (!id.endsWith(ORIGINAL)) return;
      const file = id.slice(0, -ORIGINAL.length);
      const moduleType = file.endsWith('x') ? 'tsx' : 'ts';
      return { code: await readFile(file, 'utf8'), moduleType };
    },
  };
}
