import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PACK_FILE, partFile, SHELL_FILE } from '../../../src/routes/page-files.ts';
import { writePack } from '../../../src/routes/page-part.ts';
import { routes } from '../../../src/routes/paths.ts';
import type { Route } from '../../../src/routes/route.ts';
import { isPacked, precachedFiles } from './kept-files.ts';

/** The shell, then the parts of all pages that every device keeps, in the order of the routes: files of the build. */
export const pageFiles = (listed: readonly Route[] = routes): string[] => [
  SHELL_FILE,
  ...listed.filter(({ pack }) => !pack).map(({ path: route }) => partFile(route)),
];

/** Files of the pack in their order: shell, parts, then what else it takes. */
export const packFiles = async (
  dist: string,
  fetched: ReadonlySet<string>,
  listed: readonly Route[] = routes,
): Promise<string[]> => [
  ...pageFiles(listed),
  ...(await precachedFiles(dist)).filter((file) => isPacked(file, fetched)),
];

/** Writes the pack of a build that is complete but for its worker. */
export async function writePackFile(dist: string, files: readonly string[]): Promise<void> {
  const texts = await Promise.all(files.map((file) => readFile(path.join(dist, file), 'utf8')));
  await writeFile(path.join(dist, PACK_FILE), writePack(texts));
}
