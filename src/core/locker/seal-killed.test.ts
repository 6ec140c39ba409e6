import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { refusal, textFile } from '#tests/unit/core/locker/locker.ts';
import {
  contentsOf,
  fill,
  onDisk,
  openSealedTab,
  openSealedTabForEach,
  openTabAgain,
  PASSPHRASE,
  SECRET_BYTES,
  SECRET_NAME,
  tab,
  textOf,
  titlesOf,
} from '#tests/unit/core/locker/sealed-locker.ts';

openSealedTabForEach();

describe('a kill while a locker is sealed or its seal taken off', () => {
  /** Everything that changes the disk, one after the other, counted. */
  const steps = async (from: 'plain' | 'sealed', dieAt: number) => {
    await openTabAgain();
    const id = await fill(tab);
    await tab.deleteDocument((await tab.addFile(textFile('deleted.txt'))).id);
    const before = await contentsOf(tab);
    if (from === 'sealed') await tab.sealLocker(PASSPHRASE);
    const dying = await openSealedTab();
    if (from === 'sealed') await dying.unlock(PASSPHRASE);
    const writes = dying.dieAtWrite(dieAt);
    const work = from === 'plain' ? dying.sealLocker(PASSPHRASE) : dying.unseal(PASSPHRASE);
    const died = await work.then(
      () => false,
      () => true,
    );
    return { id, before, died, writes: writes() };
  };

  it.each(['plain', 'sealed'] as const)(
    'from %s leaves at every step what the passphrase opens, and the next unlocking goes on',
    async (from) => {
      const { writes } = await steps(from, Number.POSITIVE_INFINITY);
      expect(writes).toBeGreaterThan(4);
      for (let dieAt = 1; dieAt <= writes; dieAt++) {
        const { id, before, died } = await steps(from, dieAt);
        expect(died, `write ${dieAt}`).toBe(true);
        const next = await openSealedTab();
        if (await next.currentSeal()) {
          await expect(next.listDocuments()).rejects.toEqual(refusal('locked'));
          await next.unlock(PASSPHRASE);
          // Half of it is plain: that is read too.
          expect(await contentsOf(next)).toEqual(before);
          await next.finish();
        }
        const seal = await next.currentSeal();
        if (seal) expect(await onDisk()).not.toContain(SECRET_BYTES);
        expect(seal?.phase, `write ${dieAt}`).toBe(
          (from === 'plain') === dieAt > 1 ? 'sealed' : undefined,
        );
        expect(await contentsOf(next)).toEqual(before);
        expect(await textOf(next, id)).toBe(SECRET_BYTES);
      }
    },
    60_000,
  );

  it('is not reported as sealed if another tab removes the seal meanwhile', async () => {
    const id = await fill(tab);
    const dying = await openSealedTab();
    dying.dieAtWrite(3);
    await expect(dying.sealLocker(PASSPHRASE)).rejects.toBeDefined();
    const other = await openSealedTab();
    await tab.unlock(PASSPHRASE);
    await other.unlock(PASSPHRASE);
    const finished = other.finish().catch(() => {});
    await tab.unseal(PASSPHRASE);
    await finished;
    expect(await tab.currentSeal()).toBeUndefined();
    expect(await textOf(tab, id)).toBe(SECRET_BYTES);
  });

  it('leaves a seal that another tab has begun to take off meanwhile', async () => {
    await fill(tab);
    const dying = await openSealedTab();
    dying.dieAtWrite(3);
    await expect(dying.sealLocker(PASSPHRASE)).rejects.toBeDefined();
    const other = await openSealedTab();
    await other.unlock(PASSPHRASE);
    const { transact } = other.diskOf();
    let hasBegun = false;
    other.keepIn(() => async (used, mode, work) => {
      if (mode === 'readwrite' && used.join() === 'seal' && !hasBegun) {
        hasBegun = true;
        // Another tab does this, and is killed.
        await tab.changeSeal((seal) => ({ ...seal, phase: 'unsealing' }));
      }
      return transact(used, mode, work);
    });
    await other.finish();
    expect(hasBegun).toBe(true);
    expect((await tab.currentSeal())?.phase).toBe('unsealing');
  });

  it('encrypts the bytes of a file, too, that is kept from the tray meanwhile', async () => {
    await tab.addToTray(textFile('sent.txt', SECRET_BYTES));
    const [sent] = (await tab.listDocuments()).tray;
    const sealing = tab.sealLocker(PASSPHRASE);
    // From here on this tab writes what is sealed: the list of documents is being read.
    await vi.waitUntil(() => tab.holdsKey(), { interval: 0 });
    const kept = tab.keepFiles([sent?.id ?? '']);
    await Promise.all([sealing, kept]);
    expect(await onDisk()).not.toContain(SECRET_BYTES);
  });

  it('encrypts those bytes also if the file was kept between two lists', async () => {
    await tab.addToTray(textFile('sent.txt', SECRET_BYTES));
    const [sent] = (await tab.listDocuments()).tray;
    const dying = await openSealedTab();
    dying.dieAtWrite(2);
    await expect(dying.sealLocker(PASSPHRASE)).rejects.toBeDefined();
    const other = await openSealedTab();
    await other.unlock(PASSPHRASE);
    await tab.unlock(PASSPHRASE);
    const { transact } = tab.diskOf();
    let isKept = false;
    tab.keepIn(() => async (used, mode, work) => {
      if (!isKept && used.length === 1 && used[0] === 'tray') {
        isKept = true;
        await other.keepFiles([sent?.id ?? '']);
      }
      return transact(used, mode, work);
    });
    await tab.finish();
    expect(isKept).toBe(true);
    expect(await tab.currentSeal()).toMatchObject({ phase: 'sealed' });
    expect(await onDisk()).not.toContain(SECRET_BYTES);
  });

  it('by a full disk keeps both forms readable, and continues once there is space', async () => {
    const id = await fill(tab);
    const put = IDBObjectStore.prototype.put;
    let room = 2;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...args
    ) {
      if (room-- <= 0) throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, args);
    });
    await expect(tab.sealLocker(PASSPHRASE)).rejects.toEqual(refusal('full'));
    vi.restoreAllMocks();
    expect((await tab.currentSeal())?.phase).toBe('sealing');
    expect(await titlesOf(tab)).toContain(SECRET_NAME);
    // Three samples, the document, and what is in the tray: room was for the seal and one file's bytes.
    expect(await tab.readEncryption()).toEqual({ phase: 'sealing', plain: 5, all: 5 });
    await tab.finish();
    expect(await tab.readEncryption()).toMatchObject({ phase: 'sealed' });
    expect(await onDisk()).not.toContain(SECRET_BYTES);
    expect(await textOf(tab, id)).toBe(SECRET_BYTES);
  });
});

it('a site of the version before, which knows of no seal, is kept out', async () => {
  await fill(tab);
  await tab.sealLocker(PASSPHRASE);
  const opened = new Promise((resolve, reject) => {
    const request = indexedDB.open('kolam-locker', 2);
    request.onsuccess = resolve;
    request.onerror = () => reject(request.error);
  });
  await expect(opened).rejects.toMatchObject({ name: 'VersionError' });
});
