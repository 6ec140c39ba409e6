import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGE_LIST, type LanguageList } from '../../../src/core/languages/language-files.ts';
import { SHELL_FILE } from '../../../src/routes/page-files.ts';
import { filesIn } from '../../bundling/compress.ts';
import { filesForIntegrators } from './api-pack.ts';
import { filesForPosters } from './poster-pack.ts';

/** Languages of a build other than the default one. */
export const languagesIn = (dist: string): string[] =>
  readdirSync(dist).filter((code) =>
    [LANGUAGE_LIST, SHELL_FILE].every((file) => existsSync(path.join(dist, code, file))),
  );

/** The files that a language of a build has for itself, as its list has them. */
export const readLanguageList = async (dist: string, code: string): Promise<LanguageList> =>
  JSON.parse(await readFile(path.join(dist, code, LANGUAGE_LIST), 'utf8'));

/** Files that come after the base: of other languages, for integrators, and outlines of posters. */
export async function filesOnDemand(dist: string): Promise<ReadonlySet<string>> {
  const codes = languagesIn(dist);
  const lists = await Promise.all(codes.map((code) => readLanguageList(dist, code)));
  const listed = lists.flatMap(({ files }) => files.map(([url]) => url.slice(1)));
  const inFolders = (await filesIn(dist)).filter((file) =>
    codes.includes(file.split('/', 1)[0] as string),
  );
  return new Set([
    ...listed,
    ...inFolders,
    ...(await filesForIntegrators(dist)),
    ...(await filesForPosters(dist)),
  ]);
}
