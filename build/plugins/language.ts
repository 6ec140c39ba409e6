import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { DEFAULT_LANGUAGE } from '../languages.ts';

/** Marks a file of the default language that is wanted as it is, with all that it imports. */
export const ORIGINAL = '?original';

/**
 * Gives a build the copy and the words of another language wherever the default one's are imported and that language
 * has a file of the same name. What it has not stays in the default language. A translation itself gets the originals:
 * it is made of their texts.
 */
export function language(code: string): Plugin | undefined {
  if (code === DEFAULT_LANGUAGE) return;
  let content: string;
  return {
    name: 'kolam:language',
    enforce: 'pre',
    configResolved({ root }) {
      content = path.join(root, 'src/content');
    },
    async resolveId(source, importer, options) {
      const isFromOriginal = importer?.endsWith(ORIGINAL);
      const from = isFromOriginal ? importer?.slice(0, -ORIGINAL.length) : importer;
      const found = await this.resolve(source, from, { ...options, skipSelf: true });
      const file = found && path.relative(path.join(content, DEFAULT_LANGUAGE), found.id);
      if (!file || file.startsWith('..')) return found;
      if (isFromOriginal || from?.startsWith(path.join(content, code, path.sep)))
        return { ...found, id: found.id + ORIGINAL };
      const translated = path.join(content, code, file);
      return existsSync(translated) ? { ...found, id: translated } : found;
    },
    async load(id) {
      if (!id.endsWith(ORIGINAL)) return;
      const file = id.slice(0, -ORIGINAL.length);
      const moduleType = file.endsWith('x') ? 'tsx' : 'ts';
      return { code: await readFile(file, 'utf8'), moduleType };
    },
  };
}
