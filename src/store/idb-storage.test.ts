import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { openDatabase } from './idb-storage.ts';

const named = (name: string) => ({ name, version: 1 });

describe('openDatabase', () => {
  it('keeps bytes, not only JSON', async () => {
    const { files } = openDatabase(named('bytes'), ['files'], 'strict');
    await files.set('a', { bytes: new Uint8Array([1, 2, 3]).buffer });
    const { bytes } = (await files.get<{ bytes: ArrayBuffer }>('a')) ?? {};
    expect([...new Uint8Array(bytes ?? new ArrayBuffer(0))]).toEqual([1, 2, 3]);
  });

  it('lets another tab delete the database, and opens it again', async () => {
    const { values } = openDatabase(named('deleted'), ['values'], 'strict');
    await values.set('a', 1);
    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase('deleted');
      request.onsuccess = resolve;
      request.onerror = reject;
      request.onblocked = () => reject(new Error('blocked'));
    });
    expect(await values.get('a')).toBeUndefined();
    await values.set('a', 2);
    expect(await values.get('a')).toBe(2);
  });

  it('rejects where there is no IndexedDB, each time, and does not hang', async () => {
    const real = globalThis.indexedDB;
    Object.assign(globalThis, { indexedDB: undefined });
    const { values } = openDatabase(named('blocked'), ['values'], 'strict');
    await expect(values.get('a')).rejects.toThrow();
    Object.assign(globalThis, { indexedDB: real });
    expect(await values.get('a')).toBeUndefined();
  });
});
