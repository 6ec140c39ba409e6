import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ON_DEMAND } from '../checks/budgets.ts';
import { type Chunk, scriptsOfPage } from './chunks.ts';

/** Scripts, styles and pictures that a visit of the home page, by which most come first, fetches by itself. */
export async function fetchedByHome(
  dist: string,
  chunks: ReadonlyMap<string, Chunk>,
): Promise<ReadonlySet<string>> {
  const scripts = scriptsOfPage(chunks, { view: 'Home' }, ON_DEMAND).visit;
  const home = await readFile(path.join(dist, 'index.html'), 'utf8');
  const pictures = [...home.matchAll(/<img\b[^>]*\ssrc="\/([^"]+)"/g)].map(
    ([, file]) => file ?? '',
  );
  return new Set([
    ...scripts.flatMap((file) => [file, ...(chunks.get(file)?.styles ?? [])]),
    ...pictures,
  ]);
}
