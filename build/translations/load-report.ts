import path from 'node:path';
import { runnerImport } from 'vite';
import { DEFAULT_LANGUAGE } from '../languages.ts';
import { releaseConstant } from '../release.ts';
import { apiData } from '../vite/api-data.ts';
import { otherLanguages } from '../vite/other-languages.ts';
import { untranslatedPages } from '../vite/untranslated-pages.ts';

/** Loads a module that reads the texts of all languages. */
export async function loadReport<Module>(root: string, file: string): Promise<Module> {
  const code = DEFAULT_LANGUAGE;
  const plugins = [otherLanguages(code), untranslatedPages(code), apiData()];
  return (
    await runnerImport<Module>(path.join(root, file), {
      root,
      configFile: false,
      plugins,
      define: releaseConstant,
    })
  ).module;
}
