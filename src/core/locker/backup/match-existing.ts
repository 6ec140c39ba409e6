import { type FileFrom, parseDocument } from '#core/locker/document.ts';
import { newFileBytes, parseFileBytes } from '#core/locker/file-bytes.ts';
import { parseAt } from '#core/locker/parse-all.ts';
import type { OpenStore } from '#core/storage/transactions.ts';

/**
 * What a document of a backup finds under an id.
 * - `none`: nothing, or the same bytes without a document
 * - `conflict`: other bytes
 * - `same`: itself
 * - `restored`: itself, deleted or without its bytes until now
 */
export type Match = 'none' | 'conflict' | 'same' | 'restored';

/**
 * Looks under an id for a document with these bytes, and repairs one that is not whole. One that was deleted
 * belongs to the import that restores it, and goes again with that one's undo. Nobody knows whether bytes that take the
 * place of lost ones are the same: they say `from` where they come, and go again with that undo, too.
 */
export async function matchExisting(
  { documents, files }: Record<'documents' | 'files', OpenStore>,
  id: string,
  bytes: ArrayBuffer | undefined,
  from: FileFrom,
): Promise<Match> {
  const stored = await documents.get(id);
  const held = parseFileBytes(await files.get(id));
  const same = sameBytes(held, bytes);
  // Bytes alone belong to a record that is quarantined, and can still be exported.
  if (stored === undefined) return held === undefined || same ? 'none' : 'conflict';
  const document = parseAt(id, stored, parseDocument);
  if (typeof document === 'string') return same ? 'same' : 'conflict';
  const lost = bytes && held === undefined && document.file?.bytes === bytes.byteLength;
  if (!lost && !same) return 'conflict';
  if (!lost && document.deletedAt === undefined) return 'same';
  const { deletedAt, ...kept } = document;
  const wasDeleted = deletedAt !== undefined;
  documents.put(id, {
    ...kept,
    ...(wasDeleted && { importId: from.importId }),
    ...(lost && { fileFrom: from }),
  });
  if (lost) files.put(id, newFileBytes(bytes));
  return 'restored';
}

function sameBytes(
  one: ReturnType<typeof parseFileBytes>,
  other: ArrayBuffer | undefined,
): boolean {
  // Bytes that cannot be read are not the same as any.
  if (typeof one === 'string') return false;
  if (!one || !other || one.byteLength !== other.byteLength) return one === other;
  const [here, there] = [new Uint8Array(one), new Uint8Array(other)];
  // By index, as in crc32.ts.
  for (let i = 0; i < here.length; i++) if (here[i] !== there[i]) return false;
  return true;
}
