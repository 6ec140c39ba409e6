import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { API_PREFIX } from '../../../src/core/languages/api-pack.ts';
import { LANGUAGE_LIST, LANGUAGE_PACK } from '../../../src/core/languages/language-files.ts';
import { pageIn } from '../../../src/page-loading/page-data.ts';
import { partFile } from '../../../src/routes/page-files.ts';
import { readPart } from '../../../src/routes/page-part.ts';
import { routes } from '../../../src/routes/paths.ts';
import type { Route } from '../../../src/routes/route.ts';
import { type Chunk, isOneOf, reached, viewIn } from '../../bundling/chunks.ts';
import { filesIn } from '../../bundling/compress.ts';
import { FOR_INTEGRATORS } from '../../bundling/on-demand.ts';
import { fetchedOfPack, filesOfPack, listPack } from './list-pack.ts';

const FOLDER = API_PREFIX.slice(1);

/** The list of the files for integrators. */
export const API_LIST = `${FOLDER}/${LANGUAGE_LIST}`;

/** Their texts in one file: seven tenths of what they take one by one. */
const API_PACK = `${FOLDER}/${LANGUAGE_PACK}`;

/** Parts of pages that not every device keeps. */
const PAGES: ReadonlySet<string> = new Set(
  (routes as readonly Route[]).filter(({ pack }) => pack).map(({ path: route }) => partFile(route)),
);

/**
 * Scripts and styles for integrators: those that only the views of packed pages load, and parts that the source
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
    (file.startsWith(`${FOLDER}/`) &&
      ![API_LIST, API_PACK].includes(file) &&
      !file.endsWith('.br'));
  await listForIntegrators(dist, (await filesIn(dist)).filter(isListed).sort());
}

/** Writes the list of these files, as they are now, and the pack of their texts. */
export const listForIntegrators = (dist: string, files: readonly string[]): Promise<void> =>
  listPack(dist, FOLDER, files);

/** What a device fetches to keep what is for integrators. */
export const fetchedForIntegrators = (files: Iterable<string>): string[] =>
  fetchedOfPack(FOLDER, files);

/** Files of a build that are for integrators, and not for every phone, as the list has them. */
export const filesForIntegrators = (dist: string): Promise<ReadonlySet<string>> =>
  filesOfPack(dist, FOLDER);
