import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'playwright/test';
import type { Engine, Tab } from './engine.ts';

/** What the locker's database holds: the number of documents, and each file's bytes as base64 by its name. */
export const storedFiles = (
  tab: Tab,
): Promise<{ documents: number; files: Record<string, string> }> =>
  tab.run(async () => {
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await resultOf(indexedDB.open('kolam-locker'));
    const store = (name: string) => database.transaction(name).objectStore(name);
    const documents = await resultOf(store('documents').getAll());
    const keys = await resultOf(store('files').getAllKeys());
    const records = await resultOf(store('files').getAll());
    database.close();
    const files: Record<string, string> = {};
    for (const [i, { bytes }] of records.entries()) {
      const { file } = documents.find(({ id }) => id === keys[i]);
      files[file.name] = btoa(String.fromCharCode(...new Uint8Array(bytes)));
    }
    return { documents: documents.length, files };
  });

/** Bytes of a file that the engine saved, once it is whole. */
export async function savedFile({ downloads }: Engine, name: string): Promise<Buffer> {
  const file = path.join(downloads, name);
  await expect.poll(() => existsSync(file) && statSync(file).size > 0).toBe(true);
  return readFileSync(file);
}

/** Path of the backup that the engine saved, once its last record is there. */
export async function savedBackup({ downloads }: Engine): Promise<string> {
  const found = () =>
    readdirSync(downloads)
      .filter((name) => name.endsWith('.zip'))
      .map((name) => path.join(downloads, name));
  const isWhole = (file: string) => readFileSync(file).includes('PK\x05\x06');
  await expect.poll(() => found().filter(isWhole).length).toBe(1);
  return found()[0] as string;
}
