import { parseDocument } from '#core/locker/document.ts';
import type { OpenStore } from '#core/storage/transactions.ts';

/**
 * What a document of a backup finds under an id.
 * - `none`: nothing, or the same bytes without a document
 * - `conflict`: other bytes
 * - `same`: itself
 * - `restored`: itself, deleted or without its bytes until now
 */
export type Match = 'none' | 'conflict' | 'same' | 'restored';

/** Looks under an id for a document with these bytes, and mends one that is not whole. */
export async function matchExisting(
  { documents, files }: Record<'documents' | 'files', OpenStore>,
  id: string,
  bytes: ArrayBuffer | undefined,
): Promise<Match> {
  const stored = await documents.get(id);
  const held = await files.get<{ bytes?: ArrayBuffer }>(id);
  const same = sameBytes(held?.bytes, bytes);
  // Bytes alone belong to a record that was set aside, and can still be had.
  if (stored === undefined) return held === undefined || same ? 'none' : 'conflict';
  const document = parseDocument(stored);
  if (typeof document === 'string') return same ? 'same' : 'conflict';
  const lost = bytes && held === undefined && document.file?.bytes === bytes.byteLength;
  if (!lost && !same) return 'conflict';
  if (!lost && document.deletedAt === undefined) return 'same';
  const { deletedAt, ...kept } = document;
  documents.put(id, kept);
  if (lost) files.put(id, { v: 1, bytes });
  return 'restored';
}

function sameBytes(one: ArrayBuffer | undefined, other: ArrayBuffer | undefined): boolean {
  if (!one || !other || one.byteLength !== other.byteLength) return one === other;
  const [here, there] = [new Uint8Array(one), new Uint8Array(other)];
  // By index, as in crc32.ts.
  for (let i = 0; i < here.length; i++) if (here[i] !== there[i]) return false;
  return true;
}
