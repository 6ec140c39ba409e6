/**
 * Characters of a file's SHA-256 in base64 that the precache lists: 96 bits. Whole digests, the form that
 * `fetch` checks itself, took more than half of the worker's size, and cannot be compressed.
 */
export const INTEGRITY_CHARACTERS = 16;

/** Whether bytes are those of a listed file. Of `integrity` its end, which a cache key carries, will do. */
export const isIntact = async (bytes: ArrayBuffer, integrity: string): Promise<boolean> =>
  (await integrityOf(bytes)).endsWith(integrity);

/** Beginning of the SHA-256 of bytes, in base64. */
export async function integrityOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest)).slice(0, INTEGRITY_CHARACTERS);
}
