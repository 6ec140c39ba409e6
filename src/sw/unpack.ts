import { readPack } from '#routes/page-part.ts';
import { isIntact } from './integrity.ts';
import type { Entry } from './manifest.ts';

/** Many files in one. */
export interface Pack {
  url: string;
  /** With this many missing files or more, one request for all is smaller. */
  from: number;
  /** What it holds, and perhaps more behind that, in its order. */
  entries: readonly Entry[];
  /** Makes a file from its entry in the pack. */
  decode(text: string): string | Promise<string>;
}

/**
 * Takes missing files from a pack if that is smaller than the files. Each is checked separately. Files that differ from
 * the list, of another build for example, are left out; if the pack cannot be fetched, all are. The caller then fetches
 * them one by one. Never rejects.
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
