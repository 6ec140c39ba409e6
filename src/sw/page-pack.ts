import { PACK_FILE } from '#core/pages/files.ts';
import { readPack } from '#core/pages/part.ts';
import { isIntact } from './integrity.ts';
import { type Entry, entries, pages } from './manifest.ts';

/**
 * Shell, page parts and files out of the pack, where so much is missing that one request for all is less. The
 * pack holds the first entries in their order, however many. Each is checked by itself. What is not as listed, of
 * another build say, is left out, and so is all if the pack cannot be fetched: then they are fetched one by one.
 * Never rejects.
 */
export async function unpackPages(missing: readonly Entry[]): Promise<Map<Entry, ArrayBuffer>> {
  const unpacked = new Map<Entry, ArrayBuffer>();
  const wanted = new Set(missing);
  if (wanted.size < pages.packFrom) return unpacked;
  const response = await fetch(`/${PACK_FILE}`, { cache: 'reload' }).catch(() => undefined);
  if (response?.status !== 200) return unpacked;
  const texts = readPack(await response.text().catch(() => ''));
  for (const [index, text] of texts.entries()) {
    const entry = entries[index];
    const bytes = new TextEncoder().encode(text).buffer;
    if (entry && wanted.has(entry) && (await isIntact(bytes, entry.integrity)))
      unpacked.set(entry, bytes);
  }
  return unpacked;
}
