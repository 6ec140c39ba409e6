import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { refusal, textFile } from '#tests/unit/core/locker/locker.ts';
import {
  contentsOf,
  fill,
  onDisk,
  openSealedTab,
  openSealedTabForEach,
  PASSPHRASE,
  SECRET_BYTES,
  SECRET_NAME,
  tab,
  textOf,
  titlesOf,
  WRONG,
  writeRaw,
} from '#tests/unit/core/locker/sealed-locker.ts';

openSealedTabForEach();

describe('a sealed locker', () => {
  it('has nothing readable on the disk, and reads as before', async () => {
    const id = await fill(tab);
    const secrets = [SECRET_NAME, SECRET_BYTES, 'umbrella', 'marmalade', 'issuerCode', 'account'];
    secrets.push('sample-4821');
    const open = await onDisk();
    for (const secret of secrets) expect(open, secret).toContain(secret);
    const before = await contentsOf(tab);
    await tab.sealLocker(PASSPHRASE);
    const disk = await onDisk();
    for (const secret of [...secrets, PASSPHRASE]) expect(disk, secret).not.toContain(secret);
    expect(await contentsOf(tab)).toEqual(before);
    expect(await textOf(tab, id)).toBe(SECRET_BYTES);
  });

  it('takes every change as before: adds, renames, deletes, restores, keeps, imports', async () => {
    const id = await fill(tab);
    await tab.sealLocker(PASSPHRASE);
    await tab.addFile(textFile('later-paper.txt', 'later-bytes'));
    await tab.renameDocument(id, 'walnut-title');
    await tab.deleteDocument(id);
    expect(await titlesOf(tab)).not.toContain('walnut-title');
    await tab.restoreDocument(id);
    const { tray } = await tab.listDocuments();
    await tab.keepFiles(tray.map((file) => file.id));
    expect(await titlesOf(tab)).toEqual([
      'umbrella-letter',
      'later-paper',
      'walnut-title',
      'Aadhaar Card',
      'Driving Licence',
      'Class XII Marksheet',
    ]);
    const disk = await onDisk();
    for (const secret of ['later-paper', 'later-bytes', 'walnut', 'umbrella'])
      expect(disk, secret).not.toContain(secret);
  });

  it('is locked for code without the key: it reads nothing, and writes nothing unencrypted', async () => {
    const id = await fill(tab);
    await tab.sealLocker(PASSPHRASE);
    const other = await openSealedTab();
    const before = await onDisk();
    await expect(other.listDocuments()).rejects.toEqual(refusal('locked'));
    await expect(other.readFile(id)).rejects.toEqual(refusal('locked'));
    await expect(other.addFile(textFile('x'))).rejects.toEqual(refusal('locked'));
    await expect(other.addToTray(textFile('x'))).rejects.toEqual(refusal('locked'));
    await expect(other.signIn()).rejects.toEqual(refusal('locked'));
    await expect(other.renameDocument(id, 'x')).rejects.toEqual(refusal('locked'));
    expect(await onDisk()).toBe(before);
  });

  it('tells the other tabs about its lock, even with nothing to encrypt', async () => {
    const told = vi.fn();
    tab.onChange(told);
    await tab.sealLocker(PASSPHRASE);
    expect(told).toHaveBeenCalled();
  });

  it('is opened by its passphrase alone, however a keyboard composes its letters', async () => {
    await fill(tab);
    await tab.sealLocker('caf\u00e9 au lait');
    const other = await openSealedTab();
    await expect(other.unlock('cafe au lait')).rejects.toEqual(WRONG);
    await expect(other.listDocuments()).rejects.toEqual(refusal('locked'));
    await other.unlock('cafe\u0301 au lait');
    expect(await titlesOf(other)).toContain(SECRET_NAME);
  });

  it('lets nobody export the key that it holds', async () => {
    await tab.sealLocker(PASSPHRASE);
    const seal = await tab.currentSeal();
    const key = await tab.unwrapKey(seal?.passphrase as never, PASSPHRASE, seal?.id ?? '');
    expect(key.extractable).toBe(false);
    expect(seal?.passphrase.iterations).toBeGreaterThanOrEqual(600_000);
  });

  it('locks every tab at once, a sleeping one at its next read, and removes deleted documents', async () => {
    const id = await fill(tab);
    await tab.sealLocker(PASSPHRASE);
    const other = await openSealedTab();
    await other.unlock(PASSPHRASE);
    await other.deleteDocument(id);
    // As its page does whenever another tab has changed something.
    await tab.listDocuments();
    await tab.lockEverywhere();
    for (const one of [tab, other]) {
      await expect(one.listDocuments()).rejects.toEqual(refusal('locked'));
      expect(one.holdsKey()).toBe(false);
    }
    await other.unlock(PASSPHRASE);
    await expect(other.readFile(id)).rejects.toEqual(refusal('missing'));
    await expect(other.restoreDocument(id)).rejects.toEqual(refusal('missing'));
  });

  it('locks one tab only, and keeps what another can restore', async () => {
    const id = await fill(tab);
    await tab.sealLocker(PASSPHRASE);
    const other = await openSealedTab();
    await other.unlock(PASSPHRASE);
    await other.deleteDocument(id);
    await tab.lockHere();
    await expect(tab.listDocuments()).rejects.toEqual(refusal('locked'));
    await other.restoreDocument(id);
    expect(await textOf(other, id)).toBe(SECRET_BYTES);
  });

  it('keeps what another has just deleted, which the tab that locks has read of', async () => {
    const id = await fill(tab);
    await tab.sealLocker(PASSPHRASE);
    const other = await openSealedTab();
    await other.unlock(PASSPHRASE);
    await other.deleteDocument(id);
    await tab.listDocuments();
    await tab.lockHere();
    await other.restoreDocument(id);
    expect(await textOf(other, id)).toBe(SECRET_BYTES);
  });

  it.each(['lockEverywhere', 'lockHere'] as const)(
    'has no key from the press of %s on, even if the disk fails, nor what it was reading',
    async (lock) => {
      const id = await fill(tab);
      await tab.sealLocker(PASSPHRASE);
      const answer = tab.hangDisk();
      const reading = tab.readFile(id);
      const locked = tab[lock]();
      expect(tab.holdsKey()).toBe(false);
      answer();
      await expect(reading).rejects.toEqual(refusal('locked'));
      await locked;
      await expect(tab.listDocuments()).rejects.toEqual(refusal('locked'));
    },
  );

  it('returns nothing that it was decrypting when it was locked', async () => {
    const id = await fill(tab);
    await tab.sealLocker(PASSPHRASE);
    const { decrypt } = SubtleCrypto.prototype;
    vi.spyOn(SubtleCrypto.prototype, 'decrypt').mockImplementationOnce(async function (
      this: SubtleCrypto,
      ...args
    ) {
      void tab.lockHere();
      return decrypt.apply(this, args);
    });
    await expect(tab.readFile(id)).rejects.toEqual(refusal('locked'));
  });

  it('removes deleted unencrypted documents when it is locked half sealed', async () => {
    await tab.signIn();
    const { id } = await tab.addFile(textFile('deleted.txt', SECRET_BYTES));
    await tab.deleteDocument(id);
    const dying = await openSealedTab();
    dying.dieAtWrite(2);
    await expect(dying.sealLocker(PASSPHRASE)).rejects.toBeDefined();
    await tab.unlock(PASSPHRASE);
    await tab.lockEverywhere();
    expect(await onDisk()).not.toContain(SECRET_BYTES);
  });

  it('is emptied by a sign-out while it is locked, and the next one has no seal', async () => {
    await fill(tab);
    await tab.sealLocker(PASSPHRASE);
    const other = await openSealedTab();
    await other.signOut();
    expect(await onDisk()).toBe('');
    await expect(tab.unlock(PASSPHRASE)).rejects.toEqual(refusal('missing'));
    expect((await tab.listDocuments()).user).toBeUndefined();
    expect(tab.holdsKey()).toBe(false);
    await tab.addFile(textFile('new'));
    expect(await titlesOf(other)).toEqual(['new']);
  });

  it('that was emptied and sealed again is locked for an earlier key', async () => {
    await fill(tab);
    await tab.sealLocker(PASSPHRASE);
    const other = await openSealedTab();
    await other.signOut();
    await other.sealLocker(PASSPHRASE);
    await expect(tab.addFile(textFile('x'))).rejects.toEqual(refusal('locked'));
  });

  it('takes another passphrase, and no longer the one before', async () => {
    const id = await fill(tab);
    await tab.sealLocker(PASSPHRASE);
    await expect(tab.changePassphrase('not this one', 'x'.repeat(9))).rejects.toEqual(WRONG);
    await tab.changePassphrase(PASSPHRASE, 'another passphrase');
    const other = await openSealedTab();
    await expect(other.unlock(PASSPHRASE)).rejects.toEqual(WRONG);
    await other.unlock('another passphrase');
    expect(await textOf(other, id)).toBe(SECRET_BYTES);
  });

  it('is as before when its seal is taken off', async () => {
    await tab.signIn();
    const { id } = await tab.addFile(textFile(`${SECRET_NAME}.txt`, SECRET_BYTES));
    const before = await onDisk();
    await tab.sealLocker(PASSPHRASE);
    const other = await openSealedTab();
    await other.unlock(PASSPHRASE);
    await expect(tab.unseal('not this one')).rejects.toEqual(WRONG);
    await tab.unseal(PASSPHRASE);
    expect(await onDisk()).toBe(before);
    expect(await textOf(other, id)).toBe(SECRET_BYTES);
    expect(await other.currentSeal()).toBeUndefined();
  });
});

describe('how much is encrypted', () => {
  it('is unknown without a readable seal', async () => {
    await fill(tab);
    expect(await tab.readEncryption()).toBeUndefined();
    await tab.sealLocker(PASSPHRASE);
    expect(await tab.readEncryption()).toEqual({ phase: 'sealed', plain: 0, all: 0 });
    await writeRaw(tab, 'seal', 'seal', () => 7);
    expect(await tab.readEncryption()).toBeUndefined();
  });

  it('is counted where a part of it is', async () => {
    await fill(tab);
    const dying = await openSealedTab();
    // After the seal, the bytes of the document, the documents, and the bytes in the tray.
    dying.dieAtWrite(5);
    await expect(dying.sealLocker(PASSPHRASE)).rejects.toBeDefined();
    expect(await tab.readEncryption()).toEqual({ phase: 'sealing', plain: 1, all: 5 });
  });

  it('is not said where the disk fails', async () => {
    await tab.sealLocker(PASSPHRASE);
    tab.keepIn(() => () => Promise.reject(new DOMException('', 'UnknownError')));
    await expect(tab.readEncryption()).rejects.toMatchObject({ name: 'UnknownError' });
  });
});

describe('the screen lock of a device', () => {
  const secret = (byte: number) => ({
    credentialId: new Uint8Array([1, 2, 3]),
    salt: new Uint8Array(32),
    output: new Uint8Array(32).fill(byte).buffer,
  });

  it('opens the locker too, with the very secret it gave, until that way is taken away', async () => {
    const id = await fill(tab);
    await tab.sealLocker(PASSPHRASE);
    await expect(tab.addScreenLock('not this one', secret(1))).rejects.toEqual(WRONG);
    await tab.addScreenLock(PASSPHRASE, secret(1));
    const other = await openSealedTab();
    await expect(other.unlockByScreenLock(secret(2).output)).rejects.toEqual(WRONG);
    await other.unlockByScreenLock(secret(1).output);
    expect(await textOf(other, id)).toBe(SECRET_BYTES);
    await tab.changePassphrase(PASSPHRASE, 'another passphrase');
    await (await openSealedTab()).unlockByScreenLock(secret(1).output);
    await tab.removeScreenLock();
    await expect((await openSealedTab()).unlockByScreenLock(secret(1).output)).rejects.toEqual(
      refusal('missing'),
    );
  });
});
