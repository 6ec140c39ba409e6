import { PACK_FILE } from '#core/pages/files.ts';
import { readPack } from '#core/pages/part.ts';
import { isIntact } from './integrity.ts';
import { type Entry, pageEntries, pages } from './manifest.ts';

/**
 * Shell and page parts out of the pack, where so many are missing that one request for all is less.
 * Each is checked by itself. What is not as listed, of another build say, is left out, and so is all if the
 * pack cannot be fetched: then they are fetched one by one. Never rejects.
 */
export async function unpackPages(missing: readonly Entry[]): Promise<Map<Entry, ArrayBuffer>> {
  const unpacked = new Map<Entry, ArrayBuffer>();
  const wanted = new Set(missing);
  if (pageEntries.filter((entry) => wanted.has(entry)).length < pages.packFrom) return unpacked;
  const response = await fetch(`/${PACK_FILE}`, { cache: 'reload' }).catch(() => undefined);
  if (response?.status !== 200) return unpacked;
  const texts = readPack(await response.text().catch(() => ''));
  for (const [index, entry] of pageEntries.entries()) {
    const bytes = new TextEncoder().encode(texts[index]).buffer;
    if (wanted.has(entry) && (await isIntact(bytes, entry.integrity))) unpacked.set(entry, bytes);
  }
  return unpacked;
}
