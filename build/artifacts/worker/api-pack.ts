import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { API_PREFIX } from '../../../src/core/languages/api-pack.ts';
import {
  LANGUAGE_LIST,
  LANGUAGE_PACK,
  type LanguageList,
} from '../../../src/core/languages/language-files.ts';
import { pageIn } from '../../../src/page-loading/page-data.ts';
import { partFile } from '../../../src/routes/page-files.ts';
import { readPart, writePack } from '../../../src/routes/page-part.ts';
import { routes } from '../../../src/routes/paths.ts';
import type { Route } from '../../../src/routes/route.ts';
import { type Chunk, isOneOf, reached, viewIn } from '../../bundling/chunks.ts';
import { filesIn } from '../../bundling/compress.ts';
import { FOR_INTEGRATORS } from '../../bundling/on-demand.ts';
import { integrityOf } from './integrity-of.ts';
import { makeDelta } from './make-delta.ts';
import { packThreshold } from './pack-threshold.ts';

const FOLDER = API_PREFIX.slice(1);

/** The list of the files for integrators. */
export const API_LIST = `${FOLDER}/${LANGUAGE_LIST}`;

/** Their texts in one file: seven tenths of what they take one by one. */
const API_PACK = `${FOLDER}/${LANGUAGE_PACK}`;

/** Parts of pages that not every device keeps. */
const PAGES: ReadonlySet<string> = new Set(
  (routes as readonly Route[]).filter(({ pack }) => pack).map(({ path: route }) => partFile(route)),
);

/** Texts that share much: a description, its samples, and two programs that answer by it. */
const isInPack = (file: string): boolean => /\.(?:txt|js|mjs|css|json)$/.test(file);

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
    (file.startsWith(`${FOLDER}/`) &&
      ![API_LIST, API_PACK].includes(file) &&
      !file.endsWith('.br'));
  await listForIntegrators(dist, (await filesIn(dist)).filter(isListed).sort());
}

/** Writes the list of these files, as they are now, and the pack of their texts, in which none is a delta. */
export async function listForIntegrators(dist: string, files: readonly string[]): Promise<void> {
  const read = (file: string) => readFile(path.join(dist, file));
  const texts = files.filter(isInPack);
  const packed = texts.map(async (file) => makeDelta((await read(file)).toString(), '', ''));
  await writeFile(path.join(dist, API_PACK), writePack(await Promise.all(packed)));
  const listed = [...texts, ...files.filter((file) => !isInPack(file))];
  const list: LanguageList = {
    packFrom: await packThreshold(dist, API_PACK, texts),
    files: await Promise.all(
      listed.map(async (file) => [`/${file}`, integrityOf(await read(file))] as const),
    ),
  };
  await writeFile(path.join(dist, API_LIST), JSON.stringify(list));
}

/** What a device fetches to keep what is for integrators: the list, the pack, and what is no text. */
export const fetchedForIntegrators = (files: Iterable<string>): string[] => [
  API_LIST,
  API_PACK,
  ...[...files].filter((file) => !isInPack(file)),
];

/** Files of a build that are for integrators, and not for every phone, as the list has them. */
export async function filesForIntegrators(dist: string): Promise<ReadonlySet<string>> {
  const list = path.join(dist, API_LIST);
  if (!existsSync(list)) return new Set();
  const { files } = JSON.parse(await readFile(list, 'utf8')) as LanguageList;
  return new Set(files.map(([url]) => url.slice(1)));
}
