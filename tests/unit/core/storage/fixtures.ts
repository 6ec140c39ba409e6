import { readFileSync } from 'node:fs';

/** Records of each object store with their keys, as they lie on the disk. */
export type Records = Record<string, [string, unknown][]>;

const urlOf = (file: string) => new URL(`../../../fixtures/${file}`, import.meta.url);

/** A file of `tests/fixtures`; bytes of documents, given there as text, are what a database holds. */
export function fixture(name: string): Records {
  const { bytes, ...stores } = JSON.parse(readFileSync(urlOf(`${name}.json`), 'utf8')) as Records;
  if (!bytes) return stores;
  const files = bytes.map(([id, text]): [string, unknown] => [
    id,
    { v: 1, bytes: new TextEncoder().encode(String(text)).buffer },
  ]);
  return { ...stores, files, aside: [] };
}

/** An archive of `tests/fixtures`. */
export const archiveFixture = (name: string): Blob =>
  new Blob([new Uint8Array(readFileSync(urlOf(`${name}.zip`)))]);

/** Lays a database of version 1 on the disk as the site laid it then. */
export const lay = (name: string, stores: Records) =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onerror = () => reject(request.error);
    request.onupgradeneeded = () => {
      for (const [store, records] of Object.entries(stores)) {
        const made = request.result.createObjectStore(store);
        for (const [key, value] of records) made.put(value, key);
      }
    };
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
