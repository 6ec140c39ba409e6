import type { Page } from 'playwright/test';

/** All that a site keeps on a device, as JSON; bytes as `{ base64 }`, many of them as `{ anyBytes: 70000 }`. */
export interface DiskImage {
  databases: {
    name: string;
    version: number;
    stores: Record<string, [key: string, value: unknown][]>;
  }[];
  /** Of `localStorage`. */
  local: Record<string, string>;
}

/** Reads the whole disk of a page's origin, past the application. */
export const readDisk = (page: Page): Promise<DiskImage> =>
  page.evaluate(async () => {
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const plain = (value: unknown): unknown => {
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) {
        const bytes =
          value instanceof ArrayBuffer ? new Uint8Array(value) : new Uint8Array(value.buffer);
        // Room that is kept for later, of which nobody reads what is in it.
        if (bytes.length > 10_000) return { anyBytes: bytes.length };
        return { base64: btoa(String.fromCharCode(...bytes)) };
      }
      if (Array.isArray(value)) return value.map(plain);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each)]));
    };
    const databases: DiskImage['databases'] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await resultOf(indexedDB.open(name));
      const stores: Record<string, [string, unknown][]> = {};
      for (const store of database.objectStoreNames) {
        const opened = database.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([
          resultOf(opened.getAllKeys()),
          resultOf(opened.getAll()),
        ]);
        stores[store] = keys.map((key, i) => [String(key), plain(values[i])]);
      }
      databases.push({ name, version: database.version, stores });
      database.close();
    }
    databases.sort((a, b) => (a.name < b.name ? -1 : 1));
    return { databases, local: { ...localStorage } };
  });

/** Lays a disk as it was read, on an origin that keeps nothing yet. */
export const layDisk = (page: Page, disk: DiskImage): Promise<void> =>
  page.evaluate(async ({ databases, local }) => {
    const asStored = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(asStored);
      if (typeof value !== 'object' || value === null) return value;
      if ('anyBytes' in value) return new Uint8Array(Number(value.anyBytes)).buffer;
      if ('base64' in value)
        return Uint8Array.from(atob(String(value.base64)), (one) => one.charCodeAt(0)).buffer;
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, asStored(each)]));
    };
    for (const { name, version, stores } of databases)
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, version);
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => {
          for (const [store, records] of Object.entries(stores)) {
            const made = opening.result.createObjectStore(store);
            for (const [key, value] of records) made.put(asStored(value), key);
          }
        };
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      });
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
  }, disk);
