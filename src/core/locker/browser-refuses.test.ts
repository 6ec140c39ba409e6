import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import {
  emptyDevice,
  openTabForEach,
  refusal,
  tab,
  textFile,
} from '#tests/unit/core/locker/locker.ts';

openTabForEach();

describe('a browser without a database, or that clears it', () => {
  it('says so each time without a database, and works once there is one', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await expect(tab.listDocuments()).rejects.toEqual(refusal('blocked'));
    await expect(tab.addFile(textFile('a'))).rejects.toEqual(refusal('blocked'));
    emptyDevice();
    expect((await tab.addFile(textFile('a'))).title).toBe('a');
  });

  it('may clear the database under an open tab: nothing returns, and the tab still works', async () => {
    await tab.signIn();
    await tab.addFile(textFile('a'));
    const heard = vi.fn();
    tab.onChange(heard);
    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase('kolam-locker');
      request.onsuccess = resolve;
      request.onblocked = () => reject(new Error('blocked'));
    });
    expect(heard, 'so that the list is read again').toHaveBeenCalledTimes(1);
    expect(await tab.listDocuments()).toMatchObject({ user: undefined, documents: [] });
    await tab.addFile(textFile('b'));
    expect((await tab.listDocuments()).documents.map(({ title }) => title)).toEqual(['b']);
  });

  it.each([
    ['a change without an answer', 'readwrite', 'TimeoutError', 1],
    ['a change that was refused', 'readwrite', 'QuotaExceededError', 0],
    ['a reading without an answer', 'readonly', 'TimeoutError', 0],
  ] as const)(
    'after %s every tab looks only if something may be new',
    async (_, mode, name, looks) => {
      const error = new DOMException('', name);
      tab.keepIn(() => () => Promise.reject(error));
      const heard = vi.fn();
      tab.onChange(heard);
      await expect(tab.transactRaw(['documents'], mode, async () => {})).rejects.toBe(error);
      expect(heard).toHaveBeenCalledTimes(looks);
    },
  );
});
