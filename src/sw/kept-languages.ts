import { LANGUAGE_LIST, type LanguageList } from '#core/languages/language-files.ts';
import { openPrecache, readIntact } from './cached-file.ts';
import { type Entry, entries, entriesOf, keyOf, languageLists, staged } from './manifest.ts';

/** The path prefix of each language except the default one. */
export const prefixes: readonly string[] = Object.keys(languageLists);

/** Of these, what every device takes after the base. A further language comes to who reads it. */
export const stages: readonly string[] = Object.keys(staged);

/** The list of a language's own files. It is cached last, so where it is, all of the language was cached. */
export const listEntry = (prefix: string): Entry => ({
  url: `${prefix}/${LANGUAGE_LIST}`,
  integrity: languageLists[prefix] as string,
});

/** A language's own files, as its list has them. */
export interface Language {
  packFrom: number;
  entries: readonly Entry[];
  find(url: string): Entry | undefined;
}

/** Reads the list of a language. Throws for anything else. */
export function readLanguage(list: ArrayBuffer): Language {
  const { packFrom, files } = JSON.parse(new TextDecoder().decode(list)) as LanguageList;
  const own = entriesOf(files);
  return { packFrom, entries: own, find: (url) => own.find((entry) => entry.url === url) };
}

/** A language of this build, if this device keeps the whole of it. */
export async function keptLanguage(prefix: string): Promise<Language | undefined> {
  if (!prefixes.includes(prefix)) return undefined;
  const list = await readIntact(keyOf(listEntry(prefix)));
  return list && readLanguage(list);
}

/** Prefixes of the languages that this device keeps, in this build or in the one before. */
export async function keptPrefixes(): Promise<Set<string>> {
  const held = (await (await openPrecache()).keys()).map(({ url }) => new URL(url).pathname);
  return new Set(prefixes.filter((prefix) => held.includes(listEntry(prefix).url)));
}

/** Keys of everything that this device is to keep of this build, with the languages that it has whole. */
export async function currentKeys(): Promise<string[]> {
  const current = [...entries];
  for (const prefix of prefixes) {
    const language = await keptLanguage(prefix);
    if (language) current.push(listEntry(prefix), ...language.entries);
  }
  return current.map(keyOf);
}
