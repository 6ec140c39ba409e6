import { readdir, readFile, writeFile } from 'node:fs/promises';
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

/** Files of a build that belong to languages besides the default one; visitors of that one keep none of them. */
export async function languageFiles(dist: string): Promise<ReadonlySet<string>> {
  const folders = (await readdir(dist, { withFileTypes: true })).filter((each) =>
    each.isDirectory(),
  );
  const lists = await Promise.all(
    folders.map(async ({ name }) => {
      const list = `${name}/${LIST_FILE}`;
      const text = await readFile(path.join(dist, list), 'utf8').catch(() => undefined);
      return text === undefined ? [] : [list, ...(JSON.parse(text) as string[])];
    }),
  );
  return new Set(lists.flat());
}
