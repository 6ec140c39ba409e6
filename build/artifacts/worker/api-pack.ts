import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { API_PREFIX } from '../../../src/core/languages/api-pack.ts';
import { LANGUAGE_LIST, type LanguageList } from '../../../src/core/languages/language-files.ts';
import { partFile } from '../../../src/routes/page-files.ts';
import { routes } from '../../../src/routes/paths.ts';
import type { Route } from '../../../src/routes/route.ts';
import { filesIn } from '../../bundling/compress.ts';
import { integrityOf } from './integrity-of.ts';

const FOLDER = API_PREFIX.slice(1);

/** The list of the files for integrators. */
export const API_LIST = `${FOLDER}/${LANGUAGE_LIST}`;

/** Scripts and styles of the reference's pages, and those that a page loads to run a call, by their names. */
const RUNS_CALLS =
  /^assets\/(?:sandbox|run-panel|RunPanel|Console|Reference|Recipes|RecipeSteps|reference-samples|reference-index|Find)-[\w-]{7}\.(?:js|css)$/;

/** Parts of pages that not every device keeps. */
const PAGES: ReadonlySet<string> = new Set(
  (routes as readonly Route[]).filter(({ pack }) => pack).map(({ path: route }) => partFile(route)),
);

/** More missing files than there are: these stand in no pack, and are fetched one by one. */
const NO_PACK = 1_000_000;

/** Whether a file of a language's folder is of a page that stands in the pack, in English. */
export const isOfPackedPage = (file: string): boolean =>
  PAGES.has(file.slice(file.indexOf('/') + 1));

/** Whether a file of the build is for integrators, and not for every phone. */
export const isForIntegrators = (file: string): boolean =>
  RUNS_CALLS.test(file) ||
  PAGES.has(file) ||
  (file.startsWith(`${FOLDER}/`) && file !== API_LIST && !file.endsWith('.br'));

/** Writes the list by which a device keeps them. They have been written. */
export async function writeApiList(dist: string): Promise<void> {
  const files = (await filesIn(dist)).filter(isForIntegrators).sort();
  const list: LanguageList = {
    packFrom: NO_PACK,
    files: await Promise.all(
      files.map(
        async (file) => [`/${file}`, integrityOf(await readFile(path.join(dist, file)))] as const,
      ),
    ),
  };
  await writeFile(path.join(dist, API_LIST), JSON.stringify(list));
}
