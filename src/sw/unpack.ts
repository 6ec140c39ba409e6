import { readPack } from '#routes/page-part.ts';
import { isIntact } from './integrity.ts';
import type { Entry } from './manifest.ts';

/** Many files in one. */
export interface Pack {
  url: string;
  /** From so many missing files on one request for all is less. */
  from: number;
  /** What it holds, and perhaps more behind that, in its order. */
  entries: readonly Entry[];
  /** Makes a file of what stands for it in the pack. */
  decode(text: string): string | Promise<string>;
}

/**
 * Missing files out of a pack, where they are so many that it is less to fetch. Each is checked by itself. What is not
 * as listed, of another build say, is left out, and so is all if the pack cannot be fetched: then they are fetched one
 * by one. Never rejects.
 */
export async function unpack(
  { url, from, entries, decode }: Pack,
  missing: ReadonlySet<Entry>,
): Promise<Map<Entry, ArrayBuffer>> {
  const unpacked = new Map<Entry, ArrayBuffer>();
  if (missing.size < from) return unpacked;
  const response = await fetch(url, { cache: 'reload' }).catch(() => undefined);
  if (response?.status !== 200) return unpacked;
  const texts = readPack(await response.text().catch(() => ''));
  for (const [index, text] of texts.entries()) {
    const entry = entries[index];
    if (!entry || !missing.has(entry)) continue;
    const bytes = new TextEncoder().encode(await decode(text)).buffer;
    if (await isIntact(bytes, entry.integrity)) unpacked.set(entry, bytes);
  }
  return unpacked;
}
