import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { DEFAULT_LANGUAGE } from '../languages.ts';

/**
 * Gives a build the copy and the words of another language wherever the default one's are imported and that language
 * has a file of the same name. What it has not stays in the default language.
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
      // A translation is made of the file that it stands for.
      if (importer?.startsWith(path.join(content, code, path.sep))) return;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const file = found && path.relative(path.join(content, DEFAULT_LANGUAGE), found.id);
      if (!file || file.startsWith('..')) return found;
      const translated = path.join(content, code, file);
      return existsSync(translated) ? { ...found, id: translated } : found;
    },
  };
}
