import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { applyDelta, readDelta } from '../../src/core/languages/delta.ts';
import { LANGUAGE_LIST, LANGUAGE_PACK } from '../../src/core/languages/language-files.ts';
import { htmlFile } from '../../src/routes/match-route.ts';
import { PACK_FILE, partFile, SHELL_FILE } from '../../src/routes/page-files.ts';
import { compose, readPack, readPart } from '../../src/routes/page-part.ts';
import { routes } from '../../src/routes/paths.ts';
import type { Route } from '../../src/routes/route.ts';
import { INTEGRITY_CHARACTERS } from '../../src/sw/integrity.ts';
import { filesForIntegrators } from '../artifacts/worker/api-pack.ts';
import { integrityOf } from '../artifacts/worker/integrity-of.ts';
import { isPacked, precachedFiles } from '../artifacts/worker/kept-files.ts';
import { languagesIn, readLanguageList } from '../artifacts/worker/language-files.ts';
import { isInLanguagePack, isKeptOfLanguage } from '../artifacts/worker/language-pack.ts';
import { pageFiles } from '../artifacts/worker/pack.ts';
import { filesIn } from '../bundling/compress.ts';
import { prefixOf } from '../languages.ts';
import { type ShippedWorker, shippedWorker } from './shipped-lists.ts';

/**
 * What is wrong with the lists of the worker: routes and files that they lack, list twice, list with other
 * content than they have, or list although they do not exist; and pages that the worker would compose
 * otherwise than the host serves them.
 *
 * @param fetched scripts, styles and pictures that home fetches anyway, so that the pack omits them
 * @param pagesIn pages of another language
 */
export async function precacheProblems(
  dist: string,
  fetched: ReadonlySet<string>,
  listed: readonly Route[] = routes,
  pagesIn: (code: string) => readonly Route[] = () => listed,
): Promise<string[]> {
  const worker = await shippedWorker(dist);
  return [
    ...(await fileProblems(dist, worker)),
    ...(await partProblems(dist, worker, fetched, listed)),
    ...(await pageProblems(dist, '', listed)),
    ...(
      await Promise.all(
        languagesIn(dist).map((code) =>
          languageProblems(dist, code, worker, { listed, own: pagesIn(code) }),
        ),
      )
    ).flat(),
  ];
}

async function fileProblems(dist: string, { files: listed }: ShippedWorker): Promise<string[]> {
  const urls = listed.map(([url]) => url);
  const repeated = urls.filter((url, index) => urls.indexOf(url) !== index);
  const problems = repeated.map((url) => `${url} is precached twice.`);
  const left = new Map(listed);
  const files = await precachedFiles(dist);
  for (const file of files) {
    const url = `/${file}`;
    const integrity = left.get(url);
    if (integrity === undefined) problems.push(`${file} is not precached.`);
    else if (integrity !== integrityOf(await readFile(path.join(dist, file))))
      problems.push(`${file} is precached with another content.`);
    left.delete(url);
  }
  for (const url of left.keys()) problems.push(`${url} is precached but does not exist.`);
  if (files.length === 0) problems.push('The build has no files to precache.');
  return problems;
}

async function partProblems(
  dist: string,
  { pages, files: others }: ShippedWorker,
  fetched: ReadonlySet<string>,
  listed: readonly Route[],
): Promise<string[]> {
  const files = pageFiles(listed);
  const packed = readPack(await readFile(path.join(dist, PACK_FILE), 'utf8'));
  const firstOther = others.findIndex(([url]) => !isPacked(url.slice(1), fetched));
  const behind = firstOther === -1 ? others : others.slice(0, firstOther);
  if (
    pages.integrity.length !== files.length * INTEGRITY_CHARACTERS ||
    packed.length !== files.length + behind.length
  )
    return ['The list of pages or the pack lacks a page, or has one too many.'];
  const problems: string[] = [];
  for (const [index, file] of files.entries()) {
    const content = await readFile(path.join(dist, file)).catch(() => undefined);
    const from = index * INTEGRITY_CHARACTERS;
    const integrity = pages.integrity.slice(from, from + INTEGRITY_CHARACTERS);
    if (!content) problems.push(`${file} does not exist.`);
    else if (integrity !== integrityOf(content))
      problems.push(`${file} is precached with another content.`);
    else if (packed[index] !== content.toString())
      problems.push(`${file} is another one in the pack.`);
  }
  for (const [index, [url, integrity]] of behind.entries())
    if (integrityOf(Buffer.from(packed[files.length + index] ?? '')) !== integrity)
      problems.push(`${url.slice(1)} is another one in the pack.`);
  return problems;
}

/**
 * The same of a language that has a folder: its list lacks nothing, the worker knows it, and its pack gives each text
 * as listed out of files that the worker has.
 */
async function languageProblems(
  dist: string,
  code: string,
  { languages, files: ofDefault }: ShippedWorker,
  { listed, own }: Readonly<Record<'listed' | 'own', readonly Route[]>>,
): Promise<string[]> {
  const problems = await pageProblems(path.join(dist, code), `${code}/`, own);
  const list = await readFile(path.join(dist, code, LANGUAGE_LIST));
  if (languages[prefixOf(code)] !== integrityOf(list))
    problems.push(`The worker knows another list of ${code}.`);
  const { files } = await readLanguageList(dist, code);
  const left = new Set(
    (await filesIn(dist)).filter((file) => file.startsWith(`${code}/`) && isKeptOfLanguage(file)),
  );
  const known = new Set([
    ...[...(await filesForIntegrators(dist))].map((file) => `/${file}`),
    ...ofDefault.map(([url]) => url),
    ...pageFiles(listed).map((file) => `/${file}`),
  ]);
  const deltas = readPack(await readFile(path.join(dist, code, LANGUAGE_PACK), 'utf8')).map(
    readDelta,
  );
  for (const [index, [url, integrity]] of files.entries()) {
    const file = url.slice(1);
    left.delete(file);
    const content = await readFile(path.join(dist, file)).catch(() => undefined);
    if (!content) problems.push(`${file} is listed for ${code} but does not exist.`);
    else if (integrityOf(content) !== integrity)
      problems.push(`${file} is listed for ${code} with another content.`);
    if (known.has(url)) problems.push(`${file} is listed for ${code}, and elsewhere.`);
    const delta = deltas[index];
    if (!isInLanguagePack(file) || !content) continue;
    const base = delta?.[0];
    const text = base && known.has(base) ? await readFile(path.join(dist, base), 'utf8') : '';
    if (!delta || (base && !known.has(base)) || applyDelta(delta, text) !== content.toString())
      problems.push(`${file} is another one in the pack of ${code}.`);
  }
  return [...problems, ...[...left].map((file) => `${file} is not listed for ${code}.`)];
}

async function pageProblems(
  dist: string,
  folder: string,
  listed: readonly Route[],
): Promise<string[]> {
  const read = (file: string) => readFile(path.join(dist, file), 'utf8').catch(() => '');
  const shell = await read(SHELL_FILE);
  const problems: string[] = [];
  for (const { path: route, aliases = [] } of listed) {
    const composed = compose(shell, readPart(await read(partFile(route))));
    for (const file of [route, ...aliases].map(htmlFile))
      if ((await read(file)) !== composed)
        problems.push(`${folder}${file} is not what the worker puts together.`);
  }
  return problems;
}
