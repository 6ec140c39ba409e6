import path from 'node:path';
import { runnerImport } from 'vite';
import { DEFAULT_LANGUAGE } from '../languages.ts';
import { releaseConstant } from '../release.ts';
import { apiData } from '../vite/api-data.ts';
import { otherLanguages } from '../vite/other-languages.ts';
import { untranslatedPages } from '../vite/untranslated-pages.ts';

/** The report is made of the texts themselves; what would stop a build is only counted. */
const counting = (root: string) => ({
  name: 'kolam:counting',
  enforce: 'pre' as const,
  resolveId: (source: string) =>
    source === '#copy/translate.ts' ? path.join(root, 'copy/growing.ts') : undefined,
});

/** Loads a module that reads the texts of all languages. */
export async function loadCounting<Module>(root: string, file: string): Promise<Module> {
  const code = DEFAULT_LANGUAGE;
  const plugins = [counting(root), otherLanguages(code), untranslatedPages(code), apiData()];
  return (
    await runnerImport<Module>(path.join(root, file), {
      root,
      configFile: false,
      plugins,
      define: releaseConstant,
    })
  ).module;
}
