import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  LANGUAGE_LIST,
  LANGUAGE_PACK,
  type LanguageList,
} from '../../../src/core/languages/language-files.ts';
import { writePack } from '../../../src/routes/page-part.ts';
import { integrityOf } from './integrity-of.ts';
import { makeDelta } from './make-delta.ts';
import { packThreshold } from './pack-threshold.ts';

/** Texts that share much: a description, its samples, and two programs that answer by it. */
const isInPack = (file: string): boolean => /\.(?:txt|js|mjs|css|json)$/.test(file);

/**
 * Writes the list of these files, as they are now, and the pack of their texts, in which none is a delta.
 *
 * @param folder folder of list and pack in the build
 */
export async function listPack(
  dist: string,
  folder: string,
  files: readonly string[],
): Promise<void> {
  const read = (file: string) => readFile(path.join(dist, file));
  const texts = files.filter(isInPack);
  const packed = texts.map(async (file) => makeDelta((await read(file)).toString(), '', ''));
  const pack = `${folder}/${LANGUAGE_PACK}`;
  await writeFile(path.join(dist, pack), writePack(await Promise.all(packed)));
  const listed = [...texts, ...files.filter((file) => !isInPack(file))];
  const list: LanguageList = {
    packFrom: await packThreshold(dist, pack, texts),
    files: await Promise.all(
      listed.map(async (file) => [`/${file}`, integrityOf(await read(file))] as const),
    ),
  };
  await writeFile(path.join(dist, folder, LANGUAGE_LIST), JSON.stringify(list));
}

/** What a device fetches to keep a pack's files: the list, the pack, and what is not text. */
export const fetchedOfPack = (folder: string, files: Iterable<string>): string[] => [
  `${folder}/${LANGUAGE_LIST}`,
  `${folder}/${LANGUAGE_PACK}`,
  ...[...files].filter((file) => !isInPack(file)),
];

/** Files of a build that a pack holds, as its list has them; none in a build without it. */
export async function filesOfPack(dist: string, folder: string): Promise<ReadonlySet<string>> {
  const list = path.join(dist, folder, LANGUAGE_LIST);
  if (!existsSync(list)) return new Set();
  const { files } = JSON.parse(await readFile(list, 'utf8')) as LanguageList;
  return new Set(files.map(([url]) => url.slice(1)));
}
