import { readdirSync, readFileSync } from 'node:fs';

/** Records of each object store with their keys, as they lie on the disk. */
export type Records = Record<string, [string, unknown][]>;

const urlOf = (file: string) => new URL(`../../../fixtures/${file}`, import.meta.url);

/**
 * A file of `tests/fixtures`; bytes of documents, given there as text, and of encrypted records, given as base64,
 * are as a database holds them.
 */
export function fixture(name: string): Records {
  const { bytes, ...stores } = JSON.parse(
    readFileSync(urlOf(`${name}.json`), 'utf8'),
    (_, value) =>
      value?.sealed ? { ...value, iv: decode(value.iv), data: decode(value.data) } : value,
  ) as Records;
  if (!bytes) return stores;
  const encode = (text: unknown) => new TextEncoder().encode(String(text)).buffer;
  const files = bytes.map(([id, text]): [string, unknown] => [id, { v: 1, bytes: encode(text) }]);
  const tray = stores.tray?.map(([id, sent]): [string, unknown] => {
    const { head, ...rest } = sent as { head: string };
    return [id, { ...rest, head: encode(head) }];
  });
  return { ...stores, ...(tray && { tray }), files, aside: [] };
}

const decode = (base64: string): ArrayBuffer =>
  new Uint8Array(Buffer.from(base64, 'base64')).buffer;

/** Names of the fixtures of one database, one for each version of it: `stores-v1`, `stores-v2`. */
export const fixturesOf = (database: string): string[] =>
  readdirSync(urlOf(''))
    .filter((file) => file.startsWith(`${database}-v`) && file.endsWith('.json'))
    .map((file) => file.replace('.json', ''));

/** Every record of one object store with its key, in the fixtures of one database. */
export const stored = (database: string, store: string): [string, unknown][] =>
  fixturesOf(database).flatMap((name) => fixture(name)[store] ?? []);

/** An archive of `tests/fixtures`. */
export const archiveFixture = (name: string): Blob =>
  new Blob([new Uint8Array(readFileSync(urlOf(`${name}.zip`)))]);

/** Lays a database of a version on the disk as the site laid it then. */
export const lay = (name: string, stores: Records, version = 1) =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.open(name, version);
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
