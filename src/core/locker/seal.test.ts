import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deriveQuickly } from '#tests/unit/core/locker/derive-quickly.ts';
import { emptyDevice, textFile } from '#tests/unit/core/locker/locker.ts';
import {
  contentsOf,
  onDisk,
  openSealedTab,
  type SealedTab,
  writeRaw,
} from '#tests/unit/core/locker/sealed-locker.ts';
import { shownTitle } from './as-shown.ts';

const PASSPHRASE = 'sieben bunte Kolams';
const SECRET_NAME = 'zeppelin-passport';
const SECRET_BYTES = 'quicksilver-contents';

/** A sealed record with one bit of its data changed. */
function flipped(record: unknown): unknown {
  const { data, ...rest } = record as { data: ArrayBuffer };
  const bytes = new Uint8Array(data.slice(0));
  bytes[3] = Number(bytes[3]) ^ 1;
  return { ...rest, data: bytes.buffer };
}

const refusal = (reason: string) => expect.objectContaining({ name: 'LockerError', reason });
const WRONG = expect.objectContaining({ name: 'WrongPassphrase' });
const titles = async (tab: SealedTab) =>
  (await tab.listDocuments()).documents.map((one) => shownTitle(one));
const textOf = async (tab: SealedTab, id: string) =>
  new TextDecoder().decode(await tab.readFile(id));

afterEach(() => void vi.restoreAllMocks());

let tab: SealedTab;

beforeEach(async () => {
  emptyDevice();
  deriveQuickly();
  tab = await openSealedTab();
});

/** Signed in, with one document of the visitor and one file in the tray. */
async function fill(): Promise<string> {
  await tab.signIn();
  const { id } = await tab.addFile(textFile(`${SECRET_NAME}.txt`, SECRET_BYTES));
  await tab.addToTray(textFile('umbrella-letter.txt', 'marmalade-letter'));
  return id;
}

describe('a sealed locker', () => {
  it('has nothing readable on the disk, and reads as before', async () => {
    const id = await fill();
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
    const id = await fill();
    await tab.sealLocker(PASSPHRASE);
    await tab.addFile(textFile('later-paper.txt', 'later-bytes'));
    await tab.renameDocument(id, 'walnut-title');
    await tab.deleteDocument(id);
    expect(await titles(tab)).not.toContain('walnut-title');
    await tab.restoreDocument(id);
    const { tray } = await tab.listDocuments();
    await tab.keepFiles(tray.map((file) => file.id));
    expect(await titles(tab)).toEqual([
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
    const id = await fill();
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
    await fill();
    await tab.sealLocker('caf\u00e9 au lait');
    const other = await openSealedTab();
    await expect(other.unlock('cafe au lait')).rejects.toEqual(WRONG);
    await expect(other.listDocuments()).rejects.toEqual(refusal('locked'));
    await other.unlock('cafe\u0301 au lait');
    expect(await titles(other)).toContain(SECRET_NAME);
  });

  it('lets nobody export the key that it holds', async () => {
    await tab.sealLocker(PASSPHRASE);
    const seal = await tab.currentSeal();
    const key = await tab.unwrapKey(seal?.passphrase as never, PASSPHRASE, seal?.id ?? '');
    expect(key.extractable).toBe(false);
    expect(seal?.passphrase.iterations).toBeGreaterThanOrEqual(600_000);
  });

  it('locks every tab at once, a sleeping one at its next read, and removes deleted documents', async () => {
    const id = await fill();
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
    const id = await fill();
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
    const id = await fill();
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
      const id = await fill();
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
    const id = await fill();
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
    await fill();
    await tab.sealLocker(PASSPHRASE);
    const other = await openSealedTab();
    await other.signOut();
    expect(await onDisk()).toBe('');
    await expect(tab.unlock(PASSPHRASE)).rejects.toEqual(refusal('missing'));
    expect((await tab.listDocuments()).user).toBeUndefined();
    expect(tab.holdsKey()).toBe(false);
    await tab.addFile(textFile('new'));
    expect(await titles(other)).toEqual(['new']);
  });

  it('that was emptied and sealed again is locked for an earlier key', async () => {
    await fill();
    await tab.sealLocker(PASSPHRASE);
    const other = await openSealedTab();
    await other.signOut();
    await other.sealLocker(PASSPHRASE);
    await expect(tab.addFile(textFile('x'))).rejects.toEqual(refusal('locked'));
  });

  it('takes another passphrase, and no longer the one before', async () => {
    const id = await fill();
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

describe('the settings of a seal', () => {
  const secret = {
    credentialId: new Uint8Array([1]),
    salt: new Uint8Array(32),
    output: new Uint8Array(32).buffer,
  };

  /** Another tab does this while a passphrase is tried. */
  function meanwhile(work: () => Promise<unknown>): void {
    const { deriveKey } = SubtleCrypto.prototype;
    vi.spyOn(SubtleCrypto.prototype, 'deriveKey').mockImplementationOnce(async function (
      this: SubtleCrypto,
      ...args
    ) {
      await work();
      return deriveKey.apply(this, args);
    });
  }

  it('are told to the other tabs', async () => {
    await tab.sealLocker(PASSPHRASE);
    const told = vi.fn();
    tab.onChange(told);
    const changes = [
      () => tab.setAutoLock(60_000),
      () => tab.addScreenLock(PASSPHRASE, secret),
      () => tab.removeScreenLock(),
    ];
    for (const [index, change] of changes.entries()) {
      told.mockClear();
      await change();
      expect(told, `change ${index}`).toHaveBeenCalled();
    }
  });

  it('keep the time after which it locks, and all else of the seal', async () => {
    await tab.sealLocker(PASSPHRASE);
    const before = await tab.currentSeal();
    // A new seal locks after five minutes.
    expect(before).toMatchObject({ autoLockMs: 300_000, locks: 0 });
    await tab.setAutoLock(0);
    expect(await tab.currentSeal()).toEqual({ ...before, autoLockMs: 0 });
    await tab.addScreenLock(PASSPHRASE, secret);
    await tab.removeScreenLock();
    expect(await tab.currentSeal()).toEqual({ ...before, autoLockMs: 0 });
  });

  it('do not exist without a seal', async () => {
    await expect(tab.setAutoLock(0)).rejects.toEqual(refusal('missing'));
    await expect(tab.changePassphrase(PASSPHRASE, 'x')).rejects.toEqual(refusal('missing'));
    await expect(tab.unseal(PASSPHRASE)).rejects.toEqual(refusal('missing'));
  });

  it('do not replace a passphrase that another tab set meanwhile', async () => {
    await tab.sealLocker(PASSPHRASE);
    const other = await openSealedTab();
    meanwhile(() => other.changePassphrase(PASSPHRASE, 'that of the other tab'));
    const change = tab.changePassphrase(PASSPHRASE, 'that of this tab');
    await expect(change).rejects.toEqual(refusal('busy'));
    await other.unlock('that of the other tab');
  });

  it.each(['changePassphrase', 'addScreenLock'] as const)(
    'put nothing of one seal into another that was set meanwhile (%s)',
    async (name) => {
      await tab.sealLocker(PASSPHRASE);
      const other = await openSealedTab();
      meanwhile(async () => {
        await other.signOut();
        await other.sealLocker(PASSPHRASE);
      });
      const change =
        name === 'addScreenLock'
          ? tab.addScreenLock(PASSPHRASE, secret)
          : tab.changePassphrase(PASSPHRASE, 'another passphrase');
      await expect(change).rejects.toEqual(refusal('busy'));
      const seal = await other.currentSeal();
      expect(seal).not.toHaveProperty('screenLock');
      await (await openSealedTab()).unlock(PASSPHRASE);
    },
  );
});

describe('how much is encrypted', () => {
  it('is unknown without a readable seal', async () => {
    await fill();
    expect(await tab.readEncryption()).toBeUndefined();
    await tab.sealLocker(PASSPHRASE);
    expect(await tab.readEncryption()).toEqual({ phase: 'sealed', plain: 0, all: 0 });
    await writeRaw(tab, 'seal', 'seal', () => 7);
    expect(await tab.readEncryption()).toBeUndefined();
  });

  it('is counted where a part of it is', async () => {
    await fill();
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
    const id = await fill();
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

describe('what lies on the disk of a sealed locker', () => {
  it('is quarantined alone if it was changed, and stays as it was', async () => {
    const id = await fill();
    await tab.sealLocker(PASSPHRASE);
    await writeRaw(tab, 'documents', id, (record) => flipped(record));
    const list = await tab.listDocuments();
    expect(list.quarantined).toBe(1);
    expect(list.documents).toHaveLength(3);
    const damaged = expect.objectContaining({ sealed: 1 });
    expect(await tab.listQuarantined()).toEqual([[id, { damaged }]]);
  });

  it('keeps a seal that another tab has set while the passphrase was tried', async () => {
    await fill();
    await tab.sealLocker(PASSPHRASE);
    const other = await openSealedTab();
    const { deriveKey } = SubtleCrypto.prototype;
    vi.spyOn(SubtleCrypto.prototype, 'deriveKey').mockImplementationOnce(async function (
      this: SubtleCrypto,
      ...args
    ) {
      await other.signOut();
      await other.sealLocker('ein anderer Satz');
      return deriveKey.apply(this, args);
    });
    await expect(tab.unseal(PASSPHRASE)).rejects.toEqual(refusal('busy'));
    expect(await other.currentSeal()).toMatchObject({ phase: 'sealed' });
    const { id } = await other.addFile(textFile('later.txt', SECRET_BYTES));
    expect(await onDisk()).not.toContain(SECRET_BYTES);
    expect(await textOf(other, id)).toBe(SECRET_BYTES);
  });

  it('does not prevent removing the seal if it was changed', async () => {
    const id = await fill();
    const { id: second } = await tab.addFile(textFile('second.txt'));
    await tab.sealLocker(PASSPHRASE);
    await writeRaw(tab, 'documents', id, (record) => flipped(record));
    await tab.listDocuments();
    await writeRaw(tab, 'documents', second, (record) => flipped(record));
    await writeRaw(tab, 'files', second, (record) => flipped(record));
    const other = await openSealedTab();
    await other.unseal(PASSPHRASE);
    expect(await other.currentSeal()).toBeUndefined();
    const { quarantined, documents } = await other.listDocuments();
    expect([quarantined, documents.length]).toEqual([2, 3]);
  });

  it('returns no bytes if they were changed', async () => {
    const id = await fill();
    await tab.sealLocker(PASSPHRASE);
    await writeRaw(tab, 'files', id, (record) => flipped(record));
    await expect(tab.readFile(id)).rejects.toEqual(refusal('missing'));
  });

  it('cannot be put into the place of another: not another key, not another store', async () => {
    const id = await fill();
    const { id: second } = await tab.addFile(textFile('second.txt', 'second-bytes'));
    await tab.sealLocker(PASSPHRASE);
    const taken = await tab.transactRaw(['files'], 'readonly', ({ files }) => files.get(id));
    await writeRaw(tab, 'files', second, () => taken);
    await expect(tab.readFile(second)).rejects.toEqual(refusal('missing'));
    const [sent] = (await tab.listDocuments()).tray;
    const document = await tab.transactRaw(['documents'], 'readonly', (all) =>
      all.documents.get(id),
    );
    await writeRaw(tab, 'tray', sent?.id ?? '', () => document);
    expect((await tab.listDocuments()).tray).toEqual([]);
  });

  it('has another initialisation vector each time it is written', async () => {
    const id = await fill();
    await tab.sealLocker(PASSPHRASE);
    const seen = new Set<string>();
    for (let i = 0; i < 20; i++) {
      await tab.renameDocument(id, 'the same title');
      const { iv } = (await tab.transactRaw(['documents'], 'readonly', (all) =>
        all.documents.get(id),
      )) as { iv: ArrayBuffer };
      seen.add(new Uint8Array(iv).join());
    }
    expect(seen.size).toBe(20);
  });

  it.each([
    ['garbage', 7, 'unreadable'],
    ['iterations without end', { iterations: 1e12 }, 'unreadable'],
    ['a seal of a newer version', { v: 2 }, 'newer'],
    ['a changed key', { key: btoa('x'.repeat(48)) }, undefined],
    ['a key that is not base64', { key: '%' }, undefined],
  ])('stays locked with %s for a seal', async (_, change, reason) => {
    await fill();
    await tab.sealLocker(PASSPHRASE);
    await writeRaw(tab, 'seal', 'seal', (seal) => {
      if (typeof change === 'number') return change;
      const { passphrase, ...rest } = seal as { passphrase: object };
      return { ...rest, ...change, passphrase: { ...passphrase, ...change } };
    });
    const other = await openSealedTab();
    await expect(other.listDocuments()).rejects.toEqual(refusal('locked'));
    await expect(other.unlock(PASSPHRASE)).rejects.toEqual(reason ? refusal(reason) : WRONG);
    await other.signOut();
    expect((await other.listDocuments()).documents).toEqual([]);
  });

  it('stays what it was where nobody can read it: it goes through the seal and back', async () => {
    const circle: Record<string, unknown> = { v: 1 };
    circle.self = circle;
    const garbage = [7, null, 'text', circle, { big: 7n }, [new ArrayBuffer(3)], new Map()];
    for (const [index, value] of garbage.entries())
      await writeRaw(tab, 'documents', `garbage ${index}`, () => value);
    expect((await tab.listDocuments()).quarantined).toBe(garbage.length);
    await tab.sealLocker(PASSPHRASE);
    expect((await tab.listDocuments()).quarantined).toBe(garbage.length);
    expect((await tab.listQuarantined())[5]?.[1]).toEqual([new ArrayBuffer(3)]);
    await tab.unseal(PASSPHRASE);
    expect((await tab.listDocuments()).quarantined).toBe(garbage.length);
  });
});

describe('two tabs of a sealed locker', () => {
  it('lose none of each other’s files, and use every position once', async () => {
    await tab.signIn();
    await tab.sealLocker(PASSPHRASE);
    const other = await openSealedTab();
    await other.unlock(PASSPHRASE);
    const names = Array.from({ length: 12 }, (_, i) => `${i}`);
    await Promise.all(
      names.flatMap((name) => [
        tab.addFile(textFile(`a${name}`)),
        other.addFile(textFile(`b${name}`)),
      ]),
    );
    const { documents } = await tab.listDocuments();
    expect(documents).toHaveLength(24 + 3);
    expect(new Set(documents.map(({ position }) => position)).size).toBe(24 + 3);
    for (const { id, file, title } of documents)
      if (file) expect(await textOf(other, id)).toBe(title);
  });

  it('repeat a change that another one overtook, and keep both', async () => {
    const id = await fill();
    await tab.sealLocker(PASSPHRASE);
    const other = await openSealedTab();
    await other.unlock(PASSPHRASE);
    let runs = 0;
    await tab.changeLocker(['documents'], async ({ documents }) => {
      const document = await documents.get<object>(id);
      runs++;
      if (runs === 1) await other.renameDocument(id, 'by the other tab');
      documents.put(id, { ...document, copyOf: id });
    });
    expect(runs).toBe(2);
    expect(await tab.readDocument(id)).toMatchObject({ title: 'by the other tab', copyOf: id });
  });

  it('read what belongs together, never half of a change', async () => {
    await tab.sealLocker(PASSPHRASE);
    const other = await openSealedTab();
    await other.unlock(PASSPHRASE);
    await tab.changeLocker(['state'], async ({ state }) => {
      state.put('one', 0);
      state.put('two', 0);
    });
    const write = async () => {
      for (let i = 1; i <= 20; i++)
        await other.changeLocker(['state'], async ({ state }) => {
          state.put('one', i);
          state.put('two', i);
        });
    };
    const read = async () => {
      for (let i = 0; i < 20; i++) {
        const [one, two] = await tab.readLocker(['state'], async ({ state }) => [
          await state.get('one'),
          await state.get('two'),
        ]);
        expect(one).toBe(two);
      }
    };
    await Promise.all([write(), read()]);
  });

  it('give up without a change if something interferes each time', async () => {
    const id = await fill();
    await tab.sealLocker(PASSPHRASE);
    const other = await openSealedTab();
    await other.unlock(PASSPHRASE);
    const change = tab.changeLocker(['documents'], async ({ documents }) => {
      const document = await documents.get<object>(id);
      await other.renameDocument(id, 'by the other tab');
      documents.put(id, { ...document, title: 'by this tab' });
    });
    await expect(change).rejects.toEqual(refusal('busy'));
    expect(await titles(tab)).toContain('by the other tab');
  });

  it('cannot both seal the same locker', async () => {
    await fill();
    const other = await openSealedTab();
    const both = await Promise.allSettled([
      tab.sealLocker(PASSPHRASE),
      other.sealLocker('another passphrase'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect([tab.holdsKey(), other.holdsKey()].sort()).toEqual([false, true]);
  });

  it('cannot seal it one after the other, and the first passphrase opens it', async () => {
    const id = await fill();
    await tab.sealLocker(PASSPHRASE);
    const other = await openSealedTab();
    await expect(other.sealLocker('another passphrase')).rejects.toEqual(refusal('locked'));
    await other.unlock(PASSPHRASE);
    expect(await textOf(other, id)).toBe(SECRET_BYTES);
  });

  it('both end what a kill has left half done', async () => {
    await fill();
    await tab.sealLocker(PASSPHRASE);
    const writes = tab.dieAtWrite(Number.POSITIVE_INFINITY);
    await tab.unseal(PASSPHRASE);
    const last = writes();
    await tab.sealLocker(PASSPHRASE);
    const [one, other, dying] = [
      await openSealedTab(),
      await openSealedTab(),
      await openSealedTab(),
    ];
    dying.dieAtWrite(last);
    await expect(dying.unseal(PASSPHRASE)).rejects.toBeDefined();
    await one.unlock(PASSPHRASE);
    await other.unlock(PASSPHRASE);
    await Promise.all([one.finish(), other.finish()]);
    expect(await one.currentSeal()).toBeUndefined();
    expect(await onDisk()).toContain(SECRET_BYTES);
  });

  it('encrypt or refuse a file that was being added when the locker was sealed', async () => {
    await fill();
    const other = await openSealedTab();
    await Promise.allSettled([
      tab.sealLocker(PASSPHRASE),
      ...Array.from({ length: 10 }, (_, i) => other.addFile(textFile(`rhubarb-${i}`))),
    ]);
    expect(await onDisk()).not.toContain('rhubarb');
  });
});

describe('a change inside a sealed locker', () => {
  const reading = () =>
    tab.readLocker(['state'], async ({ state }) => (await state.entries<number>()).sort());

  it('sees its own writes, and leaves none if it throws', async () => {
    await tab.sealLocker(PASSPHRASE);
    await tab.changeLocker(['state'], async ({ state }) => {
      state.put('kept', 1);
      state.put('on the disk', 1);
    });
    const seen: unknown[] = [];
    const change = tab.changeLocker(['state'], async ({ state }) => {
      state.put('new', 2);
      seen.push(await state.get('new'), (await state.entries()).length);
      state.delete('kept');
      seen.push(await state.get('kept'), (await state.entries()).length);
      state.clear();
      seen.push(await state.get('new'), (await state.entries()).length);
      seen.push(await state.get('on the disk'));
      throw new Error('thought better of it');
    });
    await expect(change).rejects.toThrow();
    expect(seen).toEqual([2, 3, undefined, 2, undefined, 0, undefined]);
    expect(await reading()).toEqual([
      ['kept', 1],
      ['on the disk', 1],
    ]);
  });

  it('clears what was there, and writes what came after', async () => {
    await tab.sealLocker(PASSPHRASE);
    await tab.changeLocker(['state'], async ({ state }) => state.put('before', 1));
    await tab.changeLocker(['state'], async ({ state }) => {
      state.clear();
      state.put('after', 2);
    });
    expect(await reading()).toEqual([['after', 2]]);
  });
});

describe('a kill while a locker is sealed or its seal taken off', () => {
  /** Everything that changes the disk, one after the other, counted. */
  const steps = async (from: 'plain' | 'sealed', dieAt: number) => {
    emptyDevice();
    tab = await openSealedTab();
    const id = await fill();
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
    const id = await fill();
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
    await fill();
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
    const id = await fill();
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
    expect(await titles(tab)).toContain(SECRET_NAME);
    // Three samples, the document, and what is in the tray: room was for the seal and one file's bytes.
    expect(await tab.readEncryption()).toEqual({ phase: 'sealing', plain: 5, all: 5 });
    await tab.finish();
    expect(await tab.readEncryption()).toMatchObject({ phase: 'sealed' });
    expect(await onDisk()).not.toContain(SECRET_BYTES);
    expect(await textOf(tab, id)).toBe(SECRET_BYTES);
  });
});

it('a site of the version before, which knows of no seal, is kept out', async () => {
  await fill();
  await tab.sealLocker(PASSPHRASE);
  const opened = new Promise((resolve, reject) => {
    const request = indexedDB.open('kolam-locker', 2);
    request.onsuccess = resolve;
    request.onerror = () => reject(request.error);
  });
  await expect(opened).rejects.toMatchObject({ name: 'VersionError' });
});
