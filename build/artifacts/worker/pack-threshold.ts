import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { wireBytes } from '../../bundling/compress.ts';

/** What a request takes over the wire in addition to its file: both headers of one stream of HTTP/2. */
const REQUEST_BYTES = 200;

/** Number of its files that together take what a pack takes over the wire. */
export async function packThreshold(
  dist: string,
  pack: string,
  files: readonly string[],
): Promise<number> {
  const bytes = async (file: string) =>
    REQUEST_BYTES + (await wireBytes(await readFile(path.join(dist, file)), file)).length;
  const alone = await Promise.all(files.map(bytes));
  const average = alone.reduce((sum, size) => sum + size, 0) / files.length;
  return Math.ceil((await bytes(pack)) / average);
}
