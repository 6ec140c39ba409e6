import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Names all files of a language besides the default one, in the folder of its pages. */
const LIST_FILE = 'files.json';

/**
 * Notes the files that a build has for one language alone: pages, parts, and the scripts with words in them.
 *
 * @param files paths in the build
 */
export const writeLanguageFiles = (
  dist: string,
  code: string,
  files: readonly string[],
): Promise<void> => writeFile(path.join(dist, code, LIST_FILE), JSON.stringify(files));

/** Languages of a build besides the default one. */
export const languagesIn = (dist: string): string[] =>
  readdirSync(dist).filter((code) => existsSync(path.join(dist, code, LIST_FILE)));

/** Files of a build that belong to languages besides the default one; visitors of that one keep none of them. */
export async function languageFiles(dist: string): Promise<ReadonlySet<string>> {
  const lists = await Promise.all(
    languagesIn(dist).map(async (code) => {
      const list = `${code}/${LIST_FILE}`;
      return [list, ...(JSON.parse(await readFile(path.join(dist, list), 'utf8')) as string[])];
    }),
  );
  return new Set(lists.flat());
}
