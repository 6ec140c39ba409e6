import path from 'node:path';
import type { Plugin } from 'vite';
import { isGrowing, LANGUAGES } from '../languages.ts';
import { insteadOf } from './growing.ts';

/** Lets English read files of growing languages, as tests of all languages do: they stop nothing there either. */
export function growingCopy(root: string): Plugin {
  return {
    name: 'kolam:growing-copy',
    enforce: 'pre',
    resolveId(source, importer) {
      const [folder, code = ''] = path.relative(root, importer ?? '').split(path.sep);
      return folder === LANGUAGES && source.startsWith('#copy/') && isGrowing(root, code)
        ? insteadOf(root, source, importer)
        : undefined;
    },
  };
}
