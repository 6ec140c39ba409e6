import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SEARCH_FILE, written } from '../../../src/features/search/search-file.ts';
import { companionOf, DEFAULT_LANGUAGE } from '../../languages.ts';
import { type SearchedLanguage, searchIndex } from './search-index.ts';

/** Writes the indexes that the searches of all languages read into a build, each into its language's folder. */
export async function writeSearchIndexes(
  { root, out }: { root: string; out: string },
  languages: readonly (SearchedLanguage & { code: string })[],
): Promise<void> {
  for (const { code, documents, searched } of languages) {
    const other = companionOf(root, code);
    const elsewhere = languages
      .filter((language) => language.code === other)
      .flatMap((language) => language.documents);
    const own = new Set(documents.map((document) => document.path));
    const inEnglish =
      code === DEFAULT_LANGUAGE ? [] : elsewhere.filter(({ path: at }) => !own.has(at));
    const found = [...documents, ...inEnglish.map(asEnglish)];
    const index = searchIndex(found, searched, elsewhere);
    const file = path.join(out, code === DEFAULT_LANGUAGE ? '' : code, SEARCH_FILE);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(written(index)));
  }
}

/** A page that a language does not have: its search leads to the English one. */
const asEnglish = <Searched extends SearchedLanguage['documents'][number]>(document: Searched) => ({
  ...document,
  page: { ...document.page, inEnglish: true as const },
});
