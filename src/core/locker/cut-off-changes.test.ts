import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import {
  contents,
  openTabForEach,
  refusal,
  tab,
  textFile,
} from '#tests/unit/core/locker/locker.ts';

openTabForEach();

describe('a change that is cut off', () => {
  /** What the locker's stores hold, values included. */
  const everything = () =>
    tab.readLocker(['documents', 'tray', 'files', 'state', 'aside'], async (stores) => {
      const read = Object.values(stores).map((store) => store.entries());
      return JSON.stringify(await Promise.all(read), (_, value) =>
        value instanceof ArrayBuffer ? [...new Uint8Array(value)] : value,
      );
    });

  /** Ends the transaction at its nth write, as a killed browser or a full disk would. */
  function cutAt(nth: number, reason?: DOMException) {
    let writes = 0;
    const cut = function (this: IDBObjectStore, real: () => unknown) {
      writes++;
      if (writes < nth) return real();
      if (reason) throw reason;
      this.transaction.abort();
      return real();
    };
    const store = IDBObjectStore.prototype;
    const { put, clear, delete: remove } = store;
    store.put = function (...args) {
      return cut.call(this, () => put.apply(this, args)) as IDBRequest<IDBValidKey>;
    };
    store.clear = function () {
      return cut.call(this, () => clear.call(this)) as IDBRequest<undefined>;
    };
    store.delete = function (key) {
      return cut.call(this, () => remove.call(this, key)) as IDBRequest<undefined>;
    };
    return () => {
      Object.assign(store, { put, clear, delete: remove });
      return writes;
    };
  }

  const sent = async () => (await tab.listDocuments()).tray.map((file) => file.id);

  const changes: [string, (id: string) => Promise<unknown>][] = [
    ['adding', () => tab.addFile(textFile('b.txt'))],
    ['signing in', () => tab.signIn()],
    ['signing out', () => tab.signOut()],
    ['renaming', (id) => tab.renameDocument(id, 'x')],
    ['deleting', (id) => tab.deleteDocument(id)],
    ['purging', () => tab.purgeForRoom()],
    ['taking what is sent', () => tab.addToTray(textFile('c.txt'))],
    ['keeping', async () => tab.keepFiles(await sent())],
    ['discarding', async () => tab.discardFiles(await sent())],
  ];
  it.each(changes)('%s leaves everything as it was, wherever it is cut', async (name, change) => {
    const { id } = await tab.addFile(textFile('a.txt'));
    await tab.addToTray(textFile('sent.txt'));
    if (name === 'purging') await tab.deleteDocument(id);
    const before = await everything();
    for (let nth = 1; ; nth++) {
      const repair = cutAt(nth);
      const outcome = await change(id).then(
        () => 'done',
        (error) => error.name,
      );
      const writes = repair();
      if (writes < nth) {
        expect(outcome).toBe('done');
        expect(nth).toBeGreaterThan(1);
        break;
      }
      expect(outcome, `cut at write ${nth}`).toBe('LockerError');
      expect(await everything(), `cut at write ${nth}`).toBe(before);
    }
    expect(await everything()).not.toBe(before);
  });

  it('says that the device is full, and a later small file fits', async () => {
    const before = await everything();
    const repair = cutAt(3, new DOMException('', 'QuotaExceededError'));
    await expect(tab.addFile(textFile('big'))).rejects.toEqual(refusal('full'));
    repair();
    expect(await everything()).toBe(before);
    expect(await tab.addFile(textFile('small'))).toMatchObject({ title: 'small' });
  });

  it('still removes a document for good, which needs no room', async () => {
    const { id } = await tab.addFile(textFile('large'));
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await expect(tab.deleteDocument(id)).rejects.toEqual(refusal('full'));
    await tab.removeDocument(id);
    vi.restoreAllMocks();
    expect(await contents(tab)).toMatchObject({ documents: [], files: [] });
  });

  it('says so also if the disk is full only at the commit', async () => {
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (...args) {
      const begun = transaction.apply(this, args);
      if (args[1] === 'readwrite') {
        const error = new DOMException('', 'QuotaExceededError');
        begun.commit = () => {
          Object.defineProperty(begun, 'error', { value: error });
          begun.abort();
        };
      }
      return begun;
    };
    await expect(tab.addFile(textFile('big'))).rejects.toEqual(refusal('full'));
    IDBDatabase.prototype.transaction = transaction;
    expect((await tab.listDocuments()).documents).toEqual([]);
  });
});
