import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  LANGUAGE_LIST,
  LANGUAGE_PACK,
  type LanguageList,
} from '../../../src/core/languages/language-files.ts';
import { writePack } from '../../../src/routes/page-part.ts';
import { filesIn } from '../../bundling/compress.ts';
import { filesForIntegrators } from './api-pack.ts';
import { integrityOf } from './integrity-of.ts';
import { isPrecached } from './kept-files.ts';
import { deltasTo } from './make-delta.ts';
import { pageFiles } from './pack.ts';
import { packThreshold } from './pack-threshold.ts';
import { filesForPosters } from './poster-pack.ts';

/** Whether a device keeps a file of a language's folder. Pages it puts together itself. */
export const isKeptOfLanguage = (file: string): boolean =>
  !/\.(?:html|br)$/.test(file) && ![LANGUAGE_LIST, LANGUAGE_PACK].includes(path.basename(file));

/** Whether a file of a language is in its pack, as a delta. */
export const isInLanguagePack = (file: string): boolean => /\.(?:txt|js|css|json|svg)$/.test(file);

/** A script or stylesheet that is named by its content. */
const HASHED = /-[\w-]{7,8}(?=\.\w+$)/;

/** Files of one language other than the default one. */
interface OwnFiles {
  code: string;
  /** Scripts with words in them, which are among those of the default language. */
  files: readonly string[];
}

/**
 * Writes what a device keeps each language by: the list of the files that it has for itself, and its pack. Files of all
 * languages have been written.
 */
export async function writeLanguagePacks(
  dist: string,
  languages: readonly OwnFiles[],
): Promise<void> {
  const all = await filesIn(dist);
  const forIntegrators = await filesForIntegrators(dist);
  const forPosters = await filesForPosters(dist);
  const isOf = ({ code, files }: OwnFiles, file: string) =>
    file.startsWith(`${code}/`) || files.includes(file);
  const ofDefault = all.filter((file) => !languages.some((language) => isOf(language, file)));
  // Devices take what is for integrators before a language. Where they have not taken it, such a file is fetched alone.
  const kept = new Set([
    ...pageFiles(),
    ...ofDefault.filter((file) => isPrecached(file) && !forPosters.has(file)),
    ...forIntegrators,
  ]);
  const bases = [...kept].filter((file) => ofDefault.includes(file) && isInLanguagePack(file));
  const packed = languages.map((language) => ({
    code: language.code,
    own: all.filter(
      (file) =>
        isOf(language, file) &&
        isKeptOfLanguage(file) &&
        !forIntegrators.has(file) &&
        !forPosters.has(file),
    ),
  }));
  const deltas = await deltasOf(dist, packed, bases);
  for (const { code, own } of packed) await writeLanguagePack(dist, { code, own, deltas });
}

/** The shortest delta of each text of these languages, by its file. */
async function deltasOf(
  dist: string,
  languages: readonly { code: string; own: readonly string[] }[],
  bases: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const read = (file: string) => readFile(path.join(dist, file), 'utf8');
  const files = languages.flatMap(({ code, own }) =>
    own.filter(isInLanguagePack).map((file) => ({ file, name: nameOf(file, code) })),
  );
  const deltas = new Map<string, string>();
  // Files of one name follow each other, so that each base is looked through once for all languages.
  for (const name of new Set(files.map((each) => each.name))) {
    const makers = [deltasTo('', '')];
    for (const base of bases.filter((each) => nameOf(each) === name))
      makers.push(deltasTo(await read(base), `/${base}`));
    for (const { file } of files.filter((each) => each.name === name)) {
      const text = await read(file);
      const made = makers.map((make) => make(text));
      deltas.set(
        file,
        made.reduce((a, b) => (b.length < a.length ? b : a)),
      );
    }
  }
  return deltas;
}

async function writeLanguagePack(
  dist: string,
  {
    code,
    own,
    deltas,
  }: { code: string; own: readonly string[]; deltas: ReadonlyMap<string, string> },
): Promise<void> {
  const texts = own.filter(isInLanguagePack);
  const others = own.filter((file) => !isInLanguagePack(file));
  const pack = `${code}/${LANGUAGE_PACK}`;
  await writeFile(path.join(dist, pack), writePack(texts.map((file) => deltas.get(file) ?? '')));
  const list: LanguageList = {
    packFrom: await packThreshold(dist, pack, texts),
    files: await Promise.all(
      [...texts, ...others].map(
        async (file) => [`/${file}`, integrityOf(await readFile(path.join(dist, file)))] as const,
      ),
    ),
  };
  await writeFile(path.join(dist, code, LANGUAGE_LIST), JSON.stringify(list));
}

/** What a file is called in every language: `hi/parts/contact.txt` is `parts/contact.txt`. */
const nameOf = (file: string, code?: string): string =>
  (code && file.startsWith(`${code}/`) ? file.slice(code.length + 1) : file)
    .replace('assets/', '')
    .replace(HASHED, '');
