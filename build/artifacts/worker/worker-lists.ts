import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { API_PREFIX, POSTERS_PREFIX } from '../../../src/core/languages/api-pack.ts';
import { LANGUAGE_LIST } from '../../../src/core/languages/language-files.ts';
import type { FileList } from '../../../src/routes/page-files.ts';
import type { Route } from '../../../src/routes/route.ts';
import type { LanguageLists } from '../../../src/sw/manifest.ts';
import { prefixOf } from '../../languages.ts';
import { API_LIST } from './api-pack.ts';
import { integrityOf } from './integrity-of.ts';
import { isPrecached, precachedFiles } from './kept-files.ts';
import { languagesIn } from './language-files.ts';
import { pageFiles } from './pack.ts';
import { POSTERS_LIST } from './poster-pack.ts';

/**
 * What the worker knows of a build's files in addition to its pages: those of the pack in its order, then the others.
 *
 * @param packed files of the pack, see `packFiles`
 */
export async function fileList(dist: string, packed: readonly string[]): Promise<FileList> {
  const all = await precachedFiles(dist);
  const inPack = new Set(packed);
  const files = [...packed.filter(isPrecached), ...all.filter((file) => !inPack.has(file))];
  return Promise.all(
    files.map(
      async (file) => [`/${file}`, integrityOf(await readFile(path.join(dist, file)))] as const,
    ),
  );
}

/** Beginnings of the SHA-256 of the shell and of each page's part, one after the other. */
export async function pageIntegrity(dist: string, listed: readonly Route[]): Promise<string> {
  const contents = pageFiles(listed).map((file) => readFile(path.join(dist, file)));
  return (await Promise.all(contents)).map(integrityOf).join('');
}

/**
 * Beginning of the SHA-256 of the lists of posters, for integrators, and of the second language, by their prefixes: the
 * stages that the worker takes, in this order.
 *
 * @param further codes of languages that are none of these
 */
export function languageLists(dist: string, further: readonly string[]): Promise<LanguageLists> {
  const packs = [
    [POSTERS_PREFIX, POSTERS_LIST],
    [API_PREFIX, API_LIST],
  ] as const;
  const languages = languagesIn(dist).filter((code) => !further.includes(code));
  return digests(dist, [
    ...packs.filter(([, list]) => existsSync(path.join(dist, list))),
    ...languages.map(listOf),
  ]);
}

/** The same of the further languages in a build, which only their readers take. */
export const furtherLists = (dist: string, further: readonly string[]): Promise<LanguageLists> =>
  digests(
    dist,
    languagesIn(dist)
      .filter((code) => further.includes(code))
      .map(listOf),
  );

const listOf = (code: string) => [prefixOf(code), `${code}/${LANGUAGE_LIST}`] as const;

async function digests(
  dist: string,
  all: readonly (readonly [prefix: string, list: string])[],
): Promise<LanguageLists> {
  const lists = all.map(
    async ([prefix, list]) => [prefix, integrityOf(await readFile(path.join(dist, list)))] as const,
  );
  return Object.fromEntries(await Promise.all(lists));
}
