import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DATABASES } from '#core/storage/databases.ts';
import { eraseDatabases } from '#core/storage/erase-databases.ts';

const { name, version } = DATABASES.locker;

/** A tab that has the database open, with one document in it. */
const busyTab = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('documents').put({ title: 'Rent' }, 'one');
      request.result.createObjectStore('files');
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const countIn = (database: IDBDatabase): Promise<number> =>
  new Promise((resolve) => {
    const request = database.transaction('documents').objectStore('documents').count();
    request.onsuccess = () => resolve(request.result);
  });

/** The time that an erase waits for others passes as soon as it waits. */
function hurry(): void {
  const { setTimeout: later } = globalThis;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms = 0) =>
    later(run, ms >= 1_000 ? 50 : ms)) as typeof setTimeout);
}

beforeEach(() => {
  vi.restoreAllMocks();
  vi.stubGlobal('indexedDB', new IDBFactory());
});

describe('an erase', () => {
  it('leaves no database, and makes none', async () => {
    const tab = await busyTab();
    tab.onversionchange = () => tab.close();
    expect(await eraseDatabases()).toBe('erased');
    expect(await indexedDB.databases()).toEqual([]);
    expect(await eraseDatabases()).toBe('erased');
    expect(await indexedDB.databases()).toEqual([]);
  });

  it('deletes everything despite a tab that keeps its databases open, and says that it is pending', async () => {
    const tab = await busyTab();
    hurry();
    expect(await eraseDatabases()).toBe('pending');
    expect(await countIn(tab)).toBe(0);
  });

  it('also deletes what a newer version of the site stored', async () => {
    const request = indexedDB.open(name, version + 7);
    request.onupgradeneeded = () => request.result.createObjectStore('documents').put(1, 'one');
    const tab = await new Promise<IDBDatabase>((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
    hurry();
    expect(await eraseDatabases()).toBe('pending');
    expect(await countIn(tab)).toBe(0);
  });
});
