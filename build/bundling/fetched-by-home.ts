import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pageIn } from '../../src/page-loading/page-data.ts';
import { partFile } from '../../src/routes/page-files.ts';
import { readPart } from '../../src/routes/page-part.ts';
import { type Chunk, scriptsOfPage } from './chunks.ts';
import { ON_DEMAND } from './on-demand.ts';

/** Scripts, styles and pictures that a visit to the home page fetches anyway; most visitors start there. */
export async function fetchedByHome(
  dist: string,
  chunks: ReadonlyMap<string, Chunk>,
): Promise<ReadonlySet<string>> {
  const page = pageIn(readPart(await readFile(path.join(dist, partFile('/')), 'utf8')));
  if (!page) throw new Error('The home page has no copy.');
  const scripts = scriptsOfPage(chunks, { view: page.view }, ON_DEMAND).visit;
  const home = await readFile(path.join(dist, 'index.html'), 'utf8');
  const pictures = [...home.matchAll(/<img\b[^>]*\ssrc="\/([^"]+)"/g)].map(
    ([, file]) => file ?? '',
  );
  return new Set([
    ...scripts.flatMap((file) => [file, ...(chunks.get(file)?.styles ?? [])]),
    ...pictures,
  ]);
}
