import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RECORDS } from '#core/storage/record-versions.ts';
import {
  contents,
  emptyDevice,
  openTab,
  refusal,
  type Tab,
  textFile,
} from '#tests/unit/core/locker/locker.ts';
import { parseDocument } from './document.ts';

let tab: Tab;

beforeEach(async () => {
  emptyDevice();
  tab = await openTab();
});

afterEach(() => {
  vi.restoreAllMocks();
});

const raw = (key: string, value: unknown) =>
  tab.changeLocker(['documents'], async ({ documents }) => documents.put(key, value));
const stored = (key: string) => tab.readLocker(['documents'], (s) => s.documents.get(key));

const GOOD_ID = '11111111-1111-4111-8111-111111111111';

const GOOD = {
  v: 1,
  id: GOOD_ID,
  title: 'Licence',
  type: 'License',
  issuedBy: 'Transport Department',
  issuedOn: '2021-02-03',
  previewUrl: '',
  addedAt: 1,
  position: 1,
};

describe('records that nobody can read', () => {
  const broken: [string, object][] = [
    ['no version', { v: undefined }],
    ['an older version that never was', { v: 0 }],
    ['an id that is not a UUID', { id: '../contact' }],
    ['an id with more before it', { id: `x${GOOD_ID}` }],
    ['an id with more behind it', { id: `${GOOD_ID}/..` }],
    ['an id in a list', { id: [GOOD_ID] }],
    ['no title', { title: '' }],
    ['an invalid title', { title: 7 }],
    ['another type', { type: 'Weapon' }],
    ['no issuer', { issuedBy: undefined }],
    ['an invalid day', { issuedOn: '2021-99-99' }],
    ['a day with more', { issuedOn: '2021-02-03<b>' }],
    ['a day with its hour', { issuedOn: '2021-02-03 10:00' }],
    ['a day with a word before it', { issuedOn: 'on 2021-02-03' }],
    ['a day in words', { issuedOn: '3 February 2021' }],
    ['a day in a list', { issuedOn: ['2021-02-03'] }],
    ['a time out of this world', { addedAt: 1e300 }],
    // ECMA-262, 21.4.1.1: the last time value is exactly 8.64e15.
    ['the first time that no date can hold', { addedAt: 8.64e15 + 1 }],
    ['a time in words', { addedAt: '1' }],
    ['no place', { position: Number.NaN }],
    ['a place without end', { position: Number.POSITIVE_INFINITY }],
    ['a place in words', { position: '1' }],
    ['a place below the ground', { position: -1 }],
    ['a file without a name', { file: { mediaType: '', bytes: 1 } }],
    ['a file that is a text', { file: 'a.txt' }],
    ['a file with half a byte less than none', { file: { name: '', mediaType: '', bytes: -0.5 } }],
    ['a sample of another kind', { sample: 'yes' }],
    ['a wait that is over', { waiting: false }],
    ['a deletion at no time', { deletedAt: 'now' }],
    ['a copy of nothing', { copyOf: '' }],
    ['bytes from no import', { fileFrom: {} }],
    ['bytes from an unknown import', { fileFrom: { importId: 'yes', madeOn: '2026-01-15' } }],
    ['bytes from a backup of no day', { fileFrom: { importId: GOOD_ID, madeOn: 'today' } }],
    ['bytes from nowhere', { fileFrom: null }],
    ['a code of an unknown issuer', { issuedBy: undefined, issuerCode: 'police' }],
    ['an invalid issuer', { issuedBy: 7 }],
  ];
  it.each(broken)('%s', (_, fields) => {
    for (const v of [1, RECORDS.document.version]) {
      expect(parseDocument({ ...GOOD, v })).toMatchObject({ id: GOOD.id });
      expect(parseDocument({ ...GOOD, v, ...fields })).toBe('unreadable');
    }
  });

  it.each<[string, object]>([
    ['the last time that a date can hold', { addedAt: 8.64e15 }],
    ['bytes from a backup', { fileFrom: { importId: GOOD_ID } }],
    ['bytes from a backup of a day', { fileFrom: { importId: GOOD_ID, madeOn: '2026-01-15' } }],
    ['a sample', { sample: 2, title: undefined, issuedBy: undefined }],
  ])('are not those with %s', (_, fields) => {
    expect(parseDocument({ ...GOOD, ...fields })).toMatchObject({ id: GOOD_ID });
  });

  it('lose of a sample of version 1 the names alone that the site gave it', () => {
    const sample = { ...GOOD, sample: 1, title: 'Aadhaar Card', issuedBy: 'UIDAI' };
    const { title, issuedBy } = Object(parseDocument(sample));
    expect([title, issuedBy]).toEqual([undefined, undefined]);
    const own = { title: 'My card', issuedBy: 'Somebody else' };
    expect(parseDocument({ ...sample, ...own })).toMatchObject(own);
  });

  it('are quarantined, counted and kept, and do no harm to their neighbours', async () => {
    const { id } = await tab.addFile(textFile('good.txt'));
    await raw('junk', { title: 'no more than this' });
    await raw('number', 5);
    await raw(GOOD.id, { ...GOOD, id: id });
    const list = await tab.listDocuments();
    expect(list.documents.map(({ title }) => title)).toEqual(['good']);
    expect(list.quarantined).toBe(3);
    const { documents, aside } = await contents(tab);
    expect([documents, aside]).toEqual([[id], [GOOD.id, 'junk', 'number'].sort()]);
    expect((await tab.listDocuments()).quarantined).toBe(3);
  });

  it('are shown all the same when they cannot be quarantined', async () => {
    await raw('junk', {});
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    const list = await tab.listDocuments();
    vi.restoreAllMocks();
    expect([list.documents, list.quarantined]).toEqual([[], 1]);
    expect(await stored('junk')).toEqual({});
  });

  it('never throw, and all that can be read is written back unchanged', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        parseDocument(value);
      }),
    );
    const fields = fc.record(
      { title: fc.anything(), position: fc.anything(), file: fc.anything(), v: fc.anything() },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fields, (some) => {
        const parsed = parseDocument({ ...GOOD, ...some });
        if (typeof parsed !== 'string') expect(parseDocument(parsed)).toEqual(parsed);
      }),
    );
  });
});

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

describe('a browser that does not play along', () => {
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
});
