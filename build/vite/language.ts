import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { DEFAULT_LANGUAGE } from '../languages.ts';

/** Marks a file of the default language that is wanted as it is, with all that it imports. */
export const ORIGINAL = '?original';

/** Words of a feature, which have their translation beside them. */
const WORDS = /(?:^|\/)words(?:\/[^/]+)?\.tsx?$/;

/**
 * Gives a build the copy and the words of another language wherever the default one's are imported and that language
 * has a file of the same name: `src/content/hi/contact.ts` for `src/content/en/contact.ts`, and `words.hi.ts` for the
 * `words.ts` beside it. What it has not stays in the default language. A translation itself gets the originals: it is
 * made of their texts.
 */
export function language(code: string): Plugin | undefined {
  if (code === DEFAULT_LANGUAGE) return;
  let content: string;
  let features: string;
  const isTranslation = (file: string | undefined) =>
    file?.startsWith(path.join(content, code, path.sep)) || file?.includes(`.${code}.ts`);
  /** Where the translation of a file would be, if it is one that may have one. */
  function translationOf(file: string): string | undefined {
    const ofContent = path.relative(path.join(content, DEFAULT_LANGUAGE), file);
    if (!ofContent.startsWith('..')) return path.join(content, code, ofContent);
    const isWords = file.startsWith(features) && WORDS.test(file.slice(features.length));
    return isWords ? file.replace(/\.(tsx?)$/, `.${code}.$1`) : undefined;
  }
  return {
    name: 'kolam:language',
    enforce: 'pre',
    configResolved({ root }) {
      content = path.join(root, 'src/content');
      features = path.join(root, 'src/features');
    },
    async resolveId(source, importer, options) {
      const isFromOriginal = importer?.endsWith(ORIGINAL);
      const from = isFromOriginal ? importer?.slice(0, -ORIGINAL.length) : importer;
      const found = await this.resolve(source, from, { ...options, skipSelf: true });
      const translation = found && translationOf(found.id);
      if (!translation || isTranslation(found.id)) return found;
      if (isFromOriginal || isTranslation(from)) return { ...found, id: found.id + ORIGINAL };
      return existsSync(translation) ? { ...found, id: translation } : found;
    },
    async load(id) {
      if (!id.endsWith(ORIGINAL)) return;
      const file = id.slice(0, -ORIGINAL.length);
      const moduleType = file.endsWith('x') ? 'tsx' : 'ts';
      return { code: await readFile(file, 'utf8'), moduleType };
    },
  };
}
