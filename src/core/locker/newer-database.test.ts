import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import {
  GOOD,
  openTabForEach,
  raw,
  refusal,
  stored,
  tab,
  textFile,
} from '#tests/unit/core/locker/locker.ts';

openTabForEach();

describe('records of a newer version', () => {
  const future = { ...GOOD, v: 99, pages: 12 };

  it('stay as they are, hidden and counted, after every attempt', async () => {
    await raw(GOOD.id, future);
    const list = await tab.listDocuments();
    expect([list.documents, list.newer, list.quarantined]).toEqual([[], 1, 0]);
    for (const change of [tab.deleteDocument, tab.restoreDocument])
      await expect(change(GOOD.id)).rejects.toEqual(refusal('newer'));
    await expect(tab.removeDocument(GOOD.id)).rejects.toEqual(refusal('newer'));
    await expect(tab.renameDocument(GOOD.id, 'x')).rejects.toEqual(refusal('newer'));
    await tab.purgeForRoom();
    await tab.signIn();
    expect(await stored(GOOD.id)).toEqual(future);
    expect(await tab.readDocument(GOOD.id)).toBe('newer');
  });

  it('of a session or of bytes are not guessed at', async () => {
    const session = { v: 99, who: 'somebody' };
    await tab.changeLocker(['state'], async ({ state }) => state.put('session', session));
    await expect(tab.signIn()).rejects.toEqual(refusal('newer'));
    await expect(tab.listDocuments()).rejects.toEqual(refusal('newer'));
    await tab.signOut();
    const { id } = await tab.addFile(textFile('a'));
    await tab.changeLocker(['files'], async ({ files }) => files.put(id, { v: 99 }));
    await expect(tab.readFile(id)).rejects.toEqual(refusal('newer'));
  });

  it('block the whole locker if its database is newer', async () => {
    await new Promise<void>((resolve) => {
      const request = indexedDB.open('kolam-locker', 7);
      request.onsuccess = () => {
        request.result.close();
        resolve();
      };
    });
    await expect(tab.listDocuments()).rejects.toEqual(refusal('newer'));
    await expect(tab.addFile(textFile('a'))).rejects.toEqual(refusal('newer'));
  });

  it('may appear under an open tab, which notices at once and changes nothing more', async () => {
    const { id } = await tab.addFile(textFile('a'));
    const heard = vi.fn();
    tab.onChange(heard);
    const newer = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('kolam-locker', 4);
      request.onblocked = () => reject(new Error('blocked'));
      request.onupgradeneeded = () => request.result.createObjectStore('pages');
      request.onsuccess = () => resolve(request.result);
    });
    expect(heard).toHaveBeenCalledTimes(1);
    await expect(tab.listDocuments()).rejects.toEqual(refusal('newer'));
    await expect(tab.addFile(textFile('b'))).rejects.toEqual(refusal('newer'));
    await expect(tab.deleteDocument(id)).rejects.toEqual(refusal('newer'));
    await expect(tab.signOut()).rejects.toEqual(refusal('newer'));
    const keys = newer.transaction('documents').objectStore('documents').getAllKeys();
    await vi.waitFor(() => expect(keys.result).toEqual([id]));
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
