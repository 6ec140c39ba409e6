import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SEARCH_FILE } from '../../../src/features/search/search-file.ts';
import { type SearchedLanguage, searchIndex } from './search-index.ts';

/** Writes the indexes that the searches of all languages read into a build, each into its language's folder. */
export async function writeSearchIndexes(
  out: string,
  site: SearchedLanguage,
  others: readonly (SearchedLanguage & { code: string })[],
): Promise<void> {
  const all = [{ code: '', ...site }, ...others];
  for (const { code, documents, searched } of all) {
    const rest = all.filter((language) => language.code !== code);
    const index = searchIndex(
      documents,
      searched,
      rest.flatMap((language) => language.documents),
    );
    const file = path.join(out, code, SEARCH_FILE);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(index));
  }
}
