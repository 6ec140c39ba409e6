import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../../build/languages.ts';

/** Hands the tests of a tool its samples in another language, where it has them. */
export const translatedSamples = (code: string): Plugin => ({
  name: 'kolam:translated-samples',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.endsWith('/samples.ts') || !importer?.endsWith('.test.ts')) return;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const translated = found?.id.replace(
      /\/src(\/features\/.+\/)samples\.ts$/,
      `/${LANGUAGES}/${code}$1tool.ts`,
    );
    return translated && existsSync(translated) ? translated : found;
  },
});
