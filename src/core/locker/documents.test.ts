import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RECORDS } from '#core/storage/record-versions.ts';
import {
  contents,
  GOOD,
  openTab,
  openTabForEach,
  refusal,
  type Tab,
  tab,
  textFile,
} from '#tests/unit/core/locker/locker.ts';
import { Locks } from '#tests/unit/simulation/locks.ts';
import { shownTitle } from './as-shown.ts';

openTabForEach();

const titles = async (of: Tab = tab) =>
  (await of.listDocuments()).documents.map((one) => shownTitle(one));

describe('signing in', () => {
  it('adds three samples once, also from two tabs at the same time', async () => {
    const other = await openTab();
    const [one, two] = await Promise.all([tab.signIn(), other.signIn()]);
    expect(one).toEqual(two);
    expect(one).toMatchObject({ account: 'sample', uid: 'sample-4821' });
    expect(await titles()).toEqual(['Aadhaar Card', 'Driving Licence', 'Class XII Marksheet']);
    expect((await tab.listDocuments()).user).toEqual(one);
  });

  it('shows what was imported meanwhile only then, above the samples', async () => {
    const { id, ...document } = await tab.addFile(textFile('licence.txt'));
    await tab.changeLocker(['documents'], async ({ documents }) =>
      documents.put(id, { ...document, id, waiting: true }),
    );
    const before = await tab.listDocuments();
    expect([before.documents, before.waiting.length]).toEqual([[], 1]);
    await tab.signIn();
    const after = await tab.listDocuments();
    expect([after.documents.length, after.waiting.length]).toEqual([4, 0]);
    expect(after.documents[0]).toMatchObject({ title: 'licence' });
    expect(after.documents[0]).not.toHaveProperty('waiting');
  });

  it('leaves the tray as it is', async () => {
    await tab.addToTray(textFile('licence.txt'));
    await tab.signIn();
    expect(await tab.listDocuments()).toMatchObject({ tray: [{ name: 'licence.txt' }] });
    expect(await titles()).toHaveLength(3);
  });
});

describe('signing out', () => {
  it('leaves nothing in any store', async () => {
    await tab.signIn();
    await tab.addFile(textFile('a.txt'));
    await tab.addToTray(textFile('sent.txt'));
    await tab.changeLocker(['documents'], async ({ documents }) => {
      documents.put('junk', { v: 1 });
      documents.put('future', { v: 99 });
    });
    await tab.listDocuments();
    await tab.signOut();
    const empty = { documents: [], tray: [], files: [], state: [], aside: [] };
    expect(await contents(tab)).toEqual(empty);
  });

  it('refuses a file that was chosen in the session before', async () => {
    const { id: session } = await tab.signIn();
    await tab.addFile(textFile('a.txt'), { session });
    await tab.signOut();
    await expect(tab.addFile(textFile('b.txt'), { session })).rejects.toEqual(
      refusal('signed-out'),
    );
    await tab.signIn();
    await expect(tab.addFile(textFile('b.txt'), { session })).rejects.toEqual(
      refusal('signed-out'),
    );
    expect(await titles()).toHaveLength(3);
  });
});

describe('adding', () => {
  it('puts a file on top and gives its bytes back', async () => {
    await tab.signIn();
    const document = await tab.addFile(textFile('Shop licence 2026.txt', 'नमस्ते'));
    expect(document).toMatchObject({
      v: RECORDS.document.version,
      title: 'Shop licence 2026',
      type: 'Uploaded',
      issuedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      previewUrl: '',
      file: { name: 'Shop licence 2026.txt', mediaType: 'text/plain', bytes: 18 },
    });
    expect((await titles())[0]).toBe('Shop licence 2026');
    expect(new TextDecoder().decode(await tab.readFile(document.id))).toBe('नमस्ते');
    expect(await tab.readDocument(document.id)).toEqual(document);
    expect((await tab.listDocuments()).totalBytes).toBe(18);
  });

  it('keeps the order of adding when the clock goes back', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-01') });
    await tab.addFile(textFile('1.txt'));
    await tab.addFile(textFile('2.txt'));
    vi.setSystemTime(new Date('2026-01-01'));
    await tab.addFile(textFile('3.txt'));
    vi.useRealTimers();
    expect(await titles()).toEqual(['3', '2', '1']);
  });

  it('takes 25 MB and not a byte more', async () => {
    const limit = 25 * 1024 * 1024;
    const { file } = await tab.addFile(new File([new Uint8Array(limit)], 'fits'));
    expect(file?.bytes).toBe(limit);
    await expect(tab.addFile(new File([new Uint8Array(limit + 1)], 'over'))).rejects.toEqual(
      refusal('too-large'),
    );
    expect(await titles()).toEqual(['fits']);
  });

  it('says that a file cannot be read, and keeps nothing of it', async () => {
    const gone = textFile('gone.txt');
    gone.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
    await expect(tab.addFile(gone)).rejects.toEqual(refusal('unreadable'));
    expect(await contents(tab)).toMatchObject({ documents: [], files: [] });
  });

  it('trusts the first bytes of a picture, not its name', async () => {
    const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])], 'a.txt', {
      type: 'text/plain',
    });
    const program = new File(['MZ...'], 'photo.png', { type: 'image/png' });
    expect((await tab.addFile(png)).file?.mediaType).toBe('image/png');
    expect((await tab.addFile(program)).file?.mediaType).toBe('');
  });

  it('loses none of 40 files that two tabs add at once', async () => {
    const other = await openTab();
    const files = Array.from({ length: 20 }, (_, i) => textFile(`${i}.txt`));
    await Promise.all(files.flatMap((file) => [tab.addFile(file), other.addFile(file)]));
    const { documents } = await tab.listDocuments();
    expect(documents).toHaveLength(40);
    expect(new Set(documents.map(({ position }) => position)).size).toBe(40);
    expect(await other.listDocuments()).toEqual(await tab.listDocuments());
  });
});

describe('changing', () => {
  it('takes no file without bytes, as a cloud drive may hand over', async () => {
    await expect(tab.addFile(new File([], 'scan.pdf'))).rejects.toEqual(refusal('empty'));
    await expect(tab.addToTray(new File([], 'scan.pdf'))).rejects.toEqual(refusal('empty'));
    expect((await tab.listDocuments()).documents).toEqual([]);
  });

  it('renames, and keeps the old title for an empty one', async () => {
    const { id } = await tab.addFile(textFile('a.txt'));
    await tab.renameDocument(id, '  Trade\nlicence ');
    await tab.renameDocument(id, ' \u202e\t');
    expect(await titles()).toEqual(['Trade licence']);
  });

  it('deletes with undo, and removes the bytes once that is not offered any more', async () => {
    const { id } = await tab.addFile(textFile('a.txt'));
    await tab.addFile(textFile('b.txt'));
    await tab.deleteDocument(id);
    expect(await titles()).toEqual(['b']);
    expect(await tab.readDocument(id)).toBeUndefined();
    await tab.purgeDeleted();
    await tab.restoreDocument(id);
    expect(await titles()).toEqual(['b', 'a']);
    await tab.deleteDocument(id);
    await tab.purgeOwn();
    expect((await contents(tab)).files).toHaveLength(1);
    await expect(tab.readFile(id)).rejects.toEqual(refusal('missing'));
    await expect(tab.restoreDocument(id)).rejects.toEqual(refusal('missing'));
  });

  it('keeps what another tab restores while this one is about to purge', async () => {
    const { id } = await tab.addFile(textFile('a.txt'));
    await tab.deleteDocument(id);
    const other = await openTab();
    await other.listDocuments();
    await Promise.all([tab.purgeOwn(), other.restoreDocument(id)]);
    expect((await tab.readFile(id)).byteLength).toBe(5);
  });

  describe('where tabs share Web Locks', () => {
    const locks = new Locks();
    /** What ends with the first tab. */
    const ends: (() => void)[] = [];
    let other: Tab;

    beforeEach(async () => {
      vi.stubGlobal('navigator', { locks: locks.for((end) => ends.push(end)) });
      vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000_000_000 });
      other = await openTab();
    });
    afterEach(() => {
      for (const end of ends.splice(0)) end();
      vi.unstubAllGlobals();
      vi.useRealTimers();
    });

    const files = async () => (await contents(tab)).files?.length;

    it('keeps what one that lives offers to restore, however long, and removes it when that one is gone', async () => {
      const { id } = await tab.addFile(textFile('1'));
      await tab.deleteDocument(id);
      vi.setSystemTime(1_000_999_000_000);
      await other.purgeDeleted();
      await tab.restoreDocument(id);
      expect(await titles()).toEqual(['1']);
      await tab.deleteDocument(id);
      // Its tab was killed.
      for (const end of ends.splice(0)) end();
      await other.purgeDeleted();
      expect(await files()).toBe(0);
    });

    it('keeps what another one offers, too, where two have deleted one', async () => {
      const { id } = await tab.addFile(textFile('1'));
      await tab.deleteDocument(id);
      await other.deleteDocument(id);
      await tab.purgeOwn();
      await other.restoreDocument(id);
      expect(await titles()).toEqual(['1']);
      await other.deleteDocument(id);
      await other.purgeOwn();
      expect(await files()).toBe(0);
    });

    it('makes room of it where there is none', async () => {
      const { id } = await tab.addFile(textFile('1'));
      await tab.deleteDocument(id);
      const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
        throw new DOMException('No room.', 'QuotaExceededError');
      });
      const { makingRoom } = await import('./making-room.ts');
      await makingRoom(() => other.addFile(textFile('2')));
      put.mockRestore();
      expect([await titles(), await files()]).toEqual([['2'], 1]);
      await expect(tab.restoreDocument(id)).rejects.toEqual(refusal('missing'));
    });
  });

  it('goes by the clock where tabs cannot ask each other, also when it was set back', async () => {
    const other = await openTab();
    const left = async () => {
      await other.purgeDeleted();
      return (await contents(tab)).files?.length;
    };
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000_000_000 });
    const [one, two] = [await tab.addFile(textFile('1')), await tab.addFile(textFile('2'))];
    await tab.deleteDocument(one.id);
    vi.setSystemTime(1_000_000_039_999);
    expect(await left()).toBe(2);
    vi.setSystemTime(1_000_000_040_000);
    // Its own tab knows what it offers.
    await tab.purgeDeleted();
    expect((await contents(tab)).files).toHaveLength(2);
    expect(await left()).toBe(1);
    await tab.deleteDocument(two.id);
    vi.setSystemTime(900_000_000_000);
    expect(await left()).toBe(0);
    vi.useRealTimers();
  });

  it('tells other tabs, but never about a failed change', async () => {
    const told = vi.fn();
    tab.onChange(told);
    const { id } = await tab.addFile(textFile('a'));
    expect(told).toHaveBeenCalledTimes(1);
    await expect(tab.renameDocument(`${id.slice(0, -1)}z`, 'x')).rejects.toEqual(
      refusal('missing'),
    );
    expect(told).toHaveBeenCalledTimes(1);
  });
});

it('lists 10,000 documents', async () => {
  await tab.changeLocker(['documents'], async ({ documents }) => {
    for (let i = 0; i < 10_000; i++) {
      const id = `${String(i).padStart(8, '0')}-1111-4111-8111-111111111111`;
      documents.put(id, { ...GOOD, id, position: i });
    }
  });
  const { documents } = await tab.listDocuments();
  expect(documents).toHaveLength(10_000);
  expect(documents[0]?.position).toBe(9_999);
});
