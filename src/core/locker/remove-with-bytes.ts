import type { OpenStore } from '#core/storage/transactions.ts';

/**
 * Removes a document with its bytes, in a transaction that goes on. A record in quarantine under the same id, as
 * where the document came back from a backup, keeps the bytes: they can still be exported with it.
 */
export async function removeWithBytes(
  { documents, files, aside }: Record<'documents' | 'files' | 'aside', OpenStore>,
  id: string,
): Promise<void> {
  documents.delete(id);
  if ((await aside.get(id)) === undefined) files.delete(id);
}
