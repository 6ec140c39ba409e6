import 'fake-indexeddb/auto';
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
import type { LockerDocument } from './document.ts';
import { parseAll } from './parse-all.ts';
import { parseTrayFile } from './tray/tray-file.ts';

let tab: Tab;
/** Further modules of the same tab. */
let own: Awaited<ReturnType<typeof furtherModules>>;

async function furtherModules() {
  const [session, position, room, reading, undo, removals] = await Promise.all([
    import('./session.ts'),
    import('./position.ts'),
    import('./making-room.ts'),
    import('./parse-all.ts'),
    import('./undo-offers.ts'),
    import('./removals.ts'),
  ]);
  return { ...session, ...position, ...room, ...reading, ...undo, ...removals };
}

beforeEach(async () => {
  emptyDevice();
  tab = await openTab();
  own = await furtherModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const titles = async () => (await tab.listDocuments()).documents.map(({ title }) => title);
const putState = (key: string, value: unknown) =>
  tab.changeLocker(['state'], async ({ state }) => state.put(key, value));

const ids = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];

describe('a list', () => {
  const record = (id: string, position: number) => [id, { id, position }] as [string, unknown];
  const parse = (value: unknown) => value as LockerDocument;
  const orderOf = (...entries: [string, unknown][]) =>
    parseAll(entries, parse).read.map(({ id }) => id);

  it('is the same whichever way its records lie, two of one place included', () => {
    const [a, b, c] = [record('a', 1), record('b', 1), record('c', 2)];
    const order = orderOf(a, b, c);
    expect(order[0]).toBe('c');
    for (const entries of [
      [a, c, b],
      [b, a, c],
      [b, c, a],
      [c, a, b],
      [c, b, a],
    ])
      expect(orderOf(...entries)).toEqual(order);
  });

  it('counts what a newer version wrote, and nothing else, as newer', async () => {
    await tab.addFile(textFile('a'));
    await tab.changeLocker(['documents'], async ({ documents }) => {
      documents.put('later', { v: 99 });
      documents.put('junk', 7);
    });
    expect(await tab.listDocuments()).toMatchObject({ newer: 1, quarantined: 1 });
  });

  it('that is read tells no tab of a change: each would read it again', async () => {
    await tab.addFile(textFile('a'));
    const told = vi.fn();
    tab.onChange(told);
    await tab.listDocuments();
    expect(told).not.toHaveBeenCalled();
  });
});

describe('what a reading finds unreadable', () => {
  const isJunk = (value: unknown) =>
    value === 'junk' ? 'unreadable' : (value as { id: string; position: number });

  it('stays where it is if another tab has repaired it meanwhile, and comes from nowhere if it is gone', async () => {
    await tab.changeLocker(['documents'], async ({ documents }) => {
      documents.put('spoilt', 'junk');
      documents.put('repaired', { id: 'repaired', position: 1 });
    });
    await own.quarantine('documents', ['spoilt', 'repaired', 'gone'], isJunk);
    expect(await contents(tab)).toMatchObject({ documents: ['repaired'], aside: ['spoilt'] });
  });
});

describe('a record under the key of another one', () => {
  it('is changed by nobody who names that key', async () => {
    const { id } = await tab.addFile(textFile('a'));
    const document = await tab.readDocument(id);
    const stored = () => tab.readLocker(['documents'], (of) => of.documents.get(ids[0] ?? ''));
    await tab.changeLocker(['documents'], async ({ documents }) =>
      documents.put(ids[0] ?? '', document),
    );
    for (const act of [tab.renameDocument, tab.deleteDocument, tab.restoreDocument])
      await expect(act(ids[0] ?? '', 'x')).rejects.toEqual(refusal('missing'));
    expect(await stored()).toEqual(document);
  });

  it('is neither kept nor discarded by who names that key of the tray', async () => {
    await tab.addToTray(textFile('a'));
    const key = ids[0] ?? '';
    await tab.changeLocker(['tray', 'files'], async ({ tray, files }) => {
      const [[id = '', sent] = []] = await tray.entries();
      files.put(key, await files.get(id));
      tray.put(key, sent);
    });
    const before = await contents(tab);
    expect(await tab.keepFiles([key])).toEqual([]);
    await tab.discardFiles([key]);
    expect(await contents(tab)).toEqual(before);
  });

  it('is not taken for the document of that key as a backup brings it', async () => {
    const { id } = await tab.addFile(textFile('rent.txt', 'monthly rent'));
    const document = (await tab.readDocument(id)) as LockerDocument;
    const bytes = await tab.readFile(id);
    const misfiled = { ...document, id: ids[0] ?? '' };
    // Without its bytes, which the backup has.
    await tab.changeLocker(['documents', 'files'], async ({ documents, files }) => {
      documents.put(id, misfiled);
      files.delete(id);
    });
    const { mergeAll } = await import('./backup/merge.ts');
    await tab.signIn();
    expect(await mergeAll([{ document, bytes }])).toBe(1);
    const restored = (await tab.listDocuments()).documents.find(({ title }) => title === 'rent');
    expect(new TextDecoder().decode(await tab.readFile(restored?.id ?? ''))).toBe('monthly rent');
  });
});

describe('a place in the list', () => {
  const next = (now: number) =>
    tab.changeLocker(['state'], ({ state }) => own.nextPosition(state, now));
  const foreign = (wanted: number) =>
    tab.changeLocker(['state'], ({ state }) => own.foreignPosition(state, wanted));

  it('that a backup brings is below all that is added later, and moves none that is higher', async () => {
    expect(await foreign(5_000)).toBe(5_000);
    const first = await next(1_000);
    expect(first).toBeGreaterThan(5_000);
    expect(await foreign(3_000)).toBe(3_000);
    expect(await next(1_000)).toBeGreaterThan(first);
  });

  // A number as large as that plus one is itself: two documents would have one place.
  it.each([2 ** 53, 1e300, Number.MAX_VALUE])('of %d leaves room above it', async (wanted) => {
    const given = [await foreign(wanted), await next(1), await next(1), await next(1)];
    expect(given).toEqual(given.toSorted((a, b) => a - b));
    expect(new Set(given).size).toBe(given.length);
  });

  it.each(['9e99', true, {}, null])('is a number though %j is noted as the last', async (junk) => {
    await putState('position', junk);
    expect(await next(1_000)).toBe(1_000);
  });
});

describe('the session', () => {
  it('is nobody’s before a sign-in and after a sign-out, and the user’s meanwhile', async () => {
    expect(await own.readSession()).toBeUndefined();
    const { id } = await tab.signIn();
    expect(await own.readSession()).toBe(id);
    await tab.signOut();
    expect(await own.readSession()).toBeUndefined();
  });

  const GOOD = { v: RECORDS.session.version, id: 'a', account: 'sample', uid: 'u' };

  it('of version 1, which held a name, is still signed in', async () => {
    const { account: _, ...rest } = GOOD;
    await putState(own.SESSION_KEY, { ...rest, v: 1, name: 'Sample' });
    expect((await tab.listDocuments()).user).toEqual(GOOD);
  });

  it.each([{ id: 7 }, { uid: undefined }, { account: 'other' }, { id: 7, uid: 7 }])(
    'with %j is nobody’s',
    async (fields) => {
      await putState(own.SESSION_KEY, { ...GOOD, ...fields });
      expect((await tab.listDocuments()).user).toBeUndefined();
    },
  );

  it('that was lost alone brings no sample twice, and no one that was kept under another name', async () => {
    await tab.signIn();
    const [first] = (await tab.listDocuments()).documents;
    await tab.renameDocument(first?.id ?? '', 'Mine');
    const before = await titles();
    await tab.changeLocker(['state'], async ({ state }) => state.delete(own.SESSION_KEY));
    await tab.signIn();
    expect(await titles()).toEqual(before);
    expect(before).toHaveLength(3);
  });
});

describe('bytes', () => {
  it.each(['text', 7, null, [1, 2]])('that are %j are no file', async (bytes) => {
    const { id } = await tab.addFile(textFile('a'));
    await tab.changeLocker(['files'], async ({ files }) =>
      files.put(id, { v: RECORDS.file.version, bytes }),
    );
    await expect(tab.readFile(id)).rejects.toEqual(refusal('missing'));
  });
});

describe('of bytes', () => {
  it('that are nowhere nothing is known, not that they cannot be read', async () => {
    const { parseFileBytes } = await import('./file-bytes.ts');
    expect([parseFileBytes(undefined), parseFileBytes(null)]).toEqual([undefined, 'unreadable']);
  });
});

describe('a full device', () => {
  it('alone takes what can be restored, no other refusal', async () => {
    const { id } = await tab.addFile(textFile('a'));
    await tab.deleteDocument(id);
    const tooLarge = new File([new Uint8Array(25 * 1024 * 1024 + 1)], 'over');
    await expect(own.makingRoom(() => tab.addFile(tooLarge))).rejects.toEqual(refusal('too-large'));
    await tab.restoreDocument(id);
    expect(await titles()).toEqual(['a']);
  });

  it('is tried once where nothing was deleted, and tells no tab of a change', async () => {
    await tab.addFile(textFile('a'));
    const told = vi.fn();
    tab.onChange(told);
    const refuse = vi.fn(() => Promise.reject(new DOMException('', 'QuotaExceededError')));
    await expect(own.makingRoom(refuse)).rejects.toThrow();
    expect(refuse).toHaveBeenCalledTimes(1);
    expect(told).not.toHaveBeenCalled();
    expect(await titles()).toEqual(['a']);
  });
});

describe('an undo', () => {
  /** Web Locks whose holders are asked while something happens. */
  const stubLocks = (query: () => Promise<unknown>) => {
    const request = async (_: string, __: LockOptions, work: () => Promise<unknown>) => {
      await work();
    };
    vi.stubGlobal('navigator', { locks: { request, query } });
  };

  it.each([false, true])(
    'elsewhere, while a tab asks who offers one, is kept, also if it is deleted again: %s',
    async (again) => {
      const { id } = await tab.addFile(textFile('a'));
      const other = await openTab();
      vi.useFakeTimers({ toFake: ['Date'], now: 1_000 });
      await other.deleteDocument(id);
      stubLocks(async () => {
        vi.setSystemTime(2_000);
        await other.restoreDocument(id);
        if (again) await other.deleteDocument(id);
        return { held: [], pending: [] };
      });
      await tab.purgeDeleted();
      vi.useRealTimers();
      if (again) await other.restoreDocument(id);
      expect(await titles()).toEqual(['a']);
      expect((await tab.readFile(id)).byteLength).toBe(1);
    },
  );

  // Web Locks: a page asks, and has the lock only once it is granted.
  it('is said to all before the document is marked as deleted', async () => {
    const { id } = await tab.addFile(textFile('a'));
    let grant = () => {};
    const request = (_: string, __: LockOptions, work: () => Promise<unknown>) =>
      new Promise<void>((granted) => {
        grant = granted;
      }).then(work);
    vi.stubGlobal('navigator', { locks: { request, query: async () => ({ held: [] }) } });
    const deleted = tab.deleteDocument(id);
    await new Promise((done) => setTimeout(done, 20));
    expect(await titles()).toEqual(['a']);
    grant();
    await deleted;
    expect(await titles()).toEqual([]);
  });

  it('is offered no more where the deletion failed, but where it was offered again since', async () => {
    const takeBack = await own.offerUndo('one');
    await takeBack();
    expect(await own.withdrawUndo()).toEqual([]);
    const earlier = await own.offerUndo('one');
    await own.withdrawUndo(['one']);
    await own.offerUndo('one');
    await earlier();
    expect(await own.withdrawUndo()).toEqual(['one']);
  });

  it('is offered on where restoring failed, and by no page that never offered it', async () => {
    await own.offerUndo('one');
    const failing = () => Promise.reject(new Error('full'));
    await expect(own.whileOffered('one', failing)).rejects.toThrow('full');
    await expect(own.whileOffered('two', failing)).rejects.toThrow('full');
    const isOffered = await own.undoOffers(0);
    expect([isOffered('one', 0), isOffered('two', 0)]).toEqual([true, false]);
  });

  it('that no page offers is withdrawn without an error, and removes nothing', async () => {
    const { id } = await tab.addFile(textFile('a'));
    await tab.purgeOwn([id]);
    await tab.purgeOwn();
    expect(await titles()).toEqual(['a']);
  });

  it('is nobody’s where the browser names no lock', async () => {
    stubLocks(async () => ({}));
    expect((await own.undoOffers())('one', Date.now())).toBe(false);
  });
});

describe('a deletion is told before it is one', () => {
  const heard = () => {
    const told: unknown[] = [];
    own.onRemoval((gone) => {
      told.push(gone);
      return (isGone) => told.push(isGone);
    });
    return told;
  };

  it('by its id, and once more where it stays since the disk refuses', async () => {
    const { id } = await tab.addFile(textFile('a'));
    const told = heard();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await expect(tab.deleteDocument(id)).rejects.toEqual(refusal('full'));
    expect(told).toEqual([[id], false]);
    // Nobody offers an undo of it.
    expect(await own.withdrawUndo()).toEqual([]);
    await tab.deleteDocument(id);
    expect(told.slice(2)).toEqual([[id]]);
  });

  it('and not that it stays where the database gives no answer', async () => {
    const { id } = await tab.addFile(textFile('a'));
    const told = heard();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('', 'TimeoutError');
    });
    await expect(tab.deleteDocument(id)).rejects.toEqual(refusal('busy'));
    expect(told).toEqual([[id]]);
  });
});

describe('a file in the tray', () => {
  const GOOD = {
    v: RECORDS.tray.version,
    id: ids[0],
    name: '',
    mediaType: '',
    bytes: 0,
    head: new ArrayBuffer(0),
    arrivedAt: 0,
    position: 0,
  };

  it('may have a name, a size and a time of nothing', () => {
    expect(parseTrayFile(GOOD)).toEqual(GOOD);
  });

  it.each([
    { id: 'no UUID' },
    { name: 7 },
    { mediaType: null },
    { name: 7, mediaType: 7 },
    { bytes: -1 },
    { bytes: '9' },
    { bytes: Number.POSITIVE_INFINITY },
    { arrivedAt: Number.NaN },
    { arrivedAt: -1 },
    { position: undefined },
    { position: -1 },
    { head: 'MZ' },
    { head: new Uint8Array(2) },
  ])('with %j is none', (fields) => {
    expect(parseTrayFile({ ...GOOD, ...fields })).toBe('unreadable');
  });

  // RFC 6838, 4.2: 127 characters each of type and subtype; the rest is for parameters. The limit is ours.
  it.each([
    [999, 999],
    [1_000, 1_000],
    [1_001, 0],
  ])('whose type has %i characters says %i of them', async (length, kept) => {
    const type = `text/${'x'.repeat(length - 5)}`;
    await tab.addToTray(new File(['a'], 'a', { type }));
    expect((await tab.listDocuments()).tray[0]?.mediaType).toBe(type.slice(0, kept));
  });

  it('comes next to a record that is nothing', async () => {
    await tab.changeLocker(['tray'], async ({ tray }) => tray.put('nothing', null));
    await tab.addToTray(textFile('a'));
    expect((await tab.listDocuments()).tray.map(({ name }) => name)).toEqual(['a']);
  });
});
