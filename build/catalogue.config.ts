import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { PLACES_FILE } from '../src/features/geocode/places-file.ts';
import base from '../vite.config.ts';
import { placesFile } from './artifacts/places-in-india.ts';
import { DEFAULT_LANGUAGE } from './languages.ts';
import { apiData } from './vite/api-data.ts';
import { language } from './vite/language.ts';
import { otherLanguages } from './vite/other-languages.ts';
import { untranslatedPages } from './vite/untranslated-pages.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** The one file of a build that a sample fetches. */
const emitPlaces: Plugin = {
  name: 'kolam:places-file',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: PLACES_FILE, source: placesFile() });
  },
};

/**
 * The catalogue alone, for tests of components (`tests/component`): the site's scripts and styles, without documents,
 * worker or hosting. Styles as in development, since what a build leaves out goes by its pages.
 */
export default defineConfig(({ mode }): UserConfig => {
  const { css, define, resolve } = base({ command: 'serve', mode, isPreview: false });
  return {
    root: ROOT,
    css,
    define,
    resolve,
    plugins: [
      react(),
      language(DEFAULT_LANGUAGE),
      otherLanguages(DEFAULT_LANGUAGE),
      untranslatedPages(DEFAULT_LANGUAGE),
      apiData(),
      emitPlaces,
    ],
    build: {
      emptyOutDir: true,
      minify: false,
      reportCompressedSize: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: path.join(ROOT, 'src/catalogue/catalogue.html') },
    },
  };
});
