import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { API_PREFIX } from '../../../src/core/languages/api-pack.ts';
import { LANGUAGE_LIST, type LanguageList } from '../../../src/core/languages/language-files.ts';
import { pageIn } from '../../../src/page-loading/page-data.ts';
import { partFile } from '../../../src/routes/page-files.ts';
import { readPart } from '../../../src/routes/page-part.ts';
import { routes } from '../../../src/routes/paths.ts';
import type { Route } from '../../../src/routes/route.ts';
import { type Chunk, isOneOf, reached, viewIn } from '../../bundling/chunks.ts';
import { filesIn } from '../../bundling/compress.ts';
import { FOR_INTEGRATORS } from '../../bundling/on-demand.ts';
import { integrityOf } from './integrity-of.ts';

const FOLDER = API_PREFIX.slice(1);

/** The list of the files for integrators. */
export const API_LIST = `${FOLDER}/${LANGUAGE_LIST}`;

/** Parts of pages that not every device keeps. */
const PAGES: ReadonlySet<string> = new Set(
  (routes as readonly Route[]).filter(({ pack }) => pack).map(({ path: route }) => partFile(route)),
);

/** More missing files than there are: these stand in no pack, and are fetched one by one. */
const NO_PACK = 1_000_000;

/**
 * Scripts and styles for integrators: those that nothing but the views of packed pages loads, and parts that the source
 * keeps in the pack (`pack: 'api'`).
 *
 * @param views names of views that render packed pages alone
 * @param parts modules of such parts, relative to the project
 */
export function scriptsForIntegrators(
  chunks: ReadonlyMap<string, Chunk>,
  views: ReadonlySet<string>,
  parts: readonly string[] = FOR_INTEGRATORS,
): string[] {
  const all = [...chunks.values()];
  const isForAll = ({ module }: Chunk) =>
    !isOneOf(module, parts) && !views.has(viewIn(module) ?? '');
  const files = new Set(
    reached(
      all.filter(({ isEntry }) => isEntry),
      ({ imports, dynamicImports }) =>
        [...imports, ...dynamicImports].flatMap((file) => chunks.get(file) ?? []).filter(isForAll),
    ),
  );
  const filesOf = (some: readonly Chunk[]) => some.flatMap(({ file, styles }) => [file, ...styles]);
  const forAll = new Set(filesOf(all.filter(({ file }) => files.has(file))));
  return filesOf(all).filter((file) => !forAll.has(file));
}

/** Names of the views that render packed pages and no other. */
async function viewsOfPackedPages(dist: string): Promise<ReadonlySet<string>> {
  const views = { packed: new Set<string>(), other: new Set<string>() };
  for (const route of routes as readonly Route[]) {
    const part = readPart(await readFile(path.join(dist, partFile(route.path)), 'utf8'));
    views[route.pack ? 'packed' : 'other'].add(pageIn(part)?.view ?? '');
  }
  return new Set([...views.packed].filter((view) => !views.other.has(view)));
}

/**
 * Writes the list by which a device keeps what is for integrators. Its files have been written. Scripts of another
 * language are in the pack of that one: who does not read it does not take them.
 *
 * @param chunks scripts of the default language
 */
export async function writeApiList(
  dist: string,
  chunks: ReadonlyMap<string, Chunk>,
): Promise<void> {
  const views = await viewsOfPackedPages(dist);
  const scripts = scriptsForIntegrators(chunks, views);
  const isListed = (file: string) =>
    scripts.includes(file) ||
    PAGES.has(file) ||
    (file.startsWith(`${FOLDER}/`) && file !== API_LIST && !file.endsWith('.br'));
  await listForIntegrators(dist, (await filesIn(dist)).filter(isListed).sort());
}

/** Writes the list of these files, as they are now. */
export async function listForIntegrators(dist: string, files: readonly string[]): Promise<void> {
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

/** Files of a build that are for integrators, and not for every phone, as the list has them. */
export async function filesForIntegrators(dist: string): Promise<ReadonlySet<string>> {
  const list = path.join(dist, API_LIST);
  if (!existsSync(list)) return new Set();
  const { files } = JSON.parse(await readFile(list, 'utf8')) as LanguageList;
  return new Set(files.map(([url]) => url.slice(1)));
}
