import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deriveQuickly } from '#tests/unit/core/locker/derive-quickly.ts';
import { openView } from '#tests/unit/features/locker/view.ts';

const KEY = 'kolam-kept-documents';
const RENT = { id: expect.any(String), title: 'Rent', addedAt: expect.any(Number) };
const TAX = { ...RENT, title: 'Tax' };
const file = (name: string) => new File([name], name, { type: 'text/plain' });

/** A page of fresh modules, with all that can be done to a locker. */
async function openModules() {
  const view = await openView();
  const [read, sent, discard, quarantine, undo, signing, purge, lock, seal] = await Promise.all([
    import('#core/locker/read.ts'),
    import('#core/locker/tray/add-to-tray.ts'),
    import('#core/locker/tray/discard.ts'),
    import('#core/locker/quarantine.ts'),
    import('#core/locker/backup/undo-import.ts'),
    import('#core/locker/sign-in.ts'),
    import('#core/locker/purge.ts'),
    import('#features/locker/lock/lock-actions.ts'),
    import('#core/locker/seal/seal-locker.ts'),
  ]);
  const core = { ...read, ...sent, ...discard, ...quarantine, ...undo, ...signing, ...purge };
  return { ...view, ...core, ...lock, ...seal };
}

/** One that has read what is there. */
async function openPage() {
  const page = await openModules();
  await page.refreshLocker();
  return page;
}
type Page = Awaited<ReturnType<typeof openPage>>;

const lostIn = ({ useLocker }: Page) => useLocker.getState().lostDocuments;
const idOf = (page: Page, title: string) =>
  page.useLocker.getState().documents.find((one) => one.title === title)?.id ?? '';

const resultOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

type Records = Record<string, [IDBValidKey, unknown][]>;

/** All records of the locker, read past the application. */
async function readAll(): Promise<Records> {
  const database = await resultOf(indexedDB.open('kolam-locker'));
  const records: Records = {};
  for (const name of database.objectStoreNames) {
    const store = database.transaction(name).objectStore(name);
    const keys = await resultOf(store.getAllKeys());
    records[name] = [];
    for (const key of keys)
      records[name].push([
        key,
        await resultOf(database.transaction(name).objectStore(name).get(key)),
      ]);
  }
  database.close();
  return records;
}

/** Replaces the database with an earlier state of it. */
async function bringBack(records: Records): Promise<void> {
  const database = await resultOf(indexedDB.open('kolam-locker'));
  for (const [name, all] of Object.entries(records)) {
    const store = database.transaction(name, 'readwrite').objectStore(name);
    await resultOf(store.clear());
    for (const [key, value] of all)
      await resultOf(database.transaction(name, 'readwrite').objectStore(name).put(value, key));
  }
  database.close();
}

let memory: Map<string, string>;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  memory = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
    removeItem: (key: string) => void memory.delete(key),
  });
});
afterEach(() => void vi.restoreAllMocks());

/** A page with two documents, which it has seen. */
async function openWithTwo(): Promise<Page> {
  const page = await openPage();
  await page.addFile(file('Rent.txt'));
  await page.addFile(file('Tax.txt'));
  await page.refreshLocker();
  return page;
}

const browserTakesAll = () => void vi.stubGlobal('indexedDB', new IDBFactory());

describe('documents that the browser took', () => {
  it.each([
    ['a shared link', async (page: Page) => page.readDocument(crypto.randomUUID())],
    ['the share sheet', async (page: Page) => page.addToTray(file('Photo.txt'))],
    ['the locker', async () => undefined],
  ])('are told with names and days where %s opened the new database first', async (_who, open) => {
    await openWithTwo();
    browserTakesAll();
    await open(await openModules());
    const page = await openPage();
    expect(page.useLocker.getState().lost).toBe(2);
    expect(lostIn(page)).toEqual([TAX, RENT]);
    expect(lostIn(await openPage())).toEqual([TAX, RENT]);
    page.forgetLostDocuments();
    expect(lostIn(await openPage())).toEqual([]);
  });

  it('are called lost by their links, before any page has missed them and until that was read', async () => {
    const { wasLost } = await import('#store/kept-documents.ts');
    const before = await openWithTwo();
    const [rent, tax] = [idOf(before, 'Rent'), idOf(before, 'Tax')];
    await before.deleteDocument(tax);
    browserTakesAll();
    const links = [rent, tax, crypto.randomUUID()];
    expect(links.map(wasLost)).toEqual([true, false, false]);
    const page = await openPage();
    expect(links.map(wasLost)).toEqual([true, false, false]);
    page.forgetLostDocuments();
    expect(links.map(wasLost)).toEqual([false, false, false]);
  });

  it('are told where one record is gone, and not again once a backup brought it back', async () => {
    const id = idOf(await openWithTwo(), 'Rent');
    const all = await readAll();
    await bringBack({ ...all, documents: all.documents?.filter(([key]) => key !== id) ?? [] });
    expect(lostIn(await openPage())).toEqual([{ ...RENT, id }]);
    await bringBack(all);
    expect(lostIn(await openPage())).toEqual([]);
  });

  it('are told where an earlier state of the database came back', async () => {
    const before = await openPage();
    await before.addFile(file('Rent.txt'));
    await before.refreshLocker();
    const snapshot = await readAll();
    await before.addFile(file('Tax.txt'));
    await before.refreshLocker();
    await bringBack(snapshot);
    const page = await openPage();
    expect(lostIn(page)).toEqual([TAX]);
    expect(page.useLocker.getState().documents).toHaveLength(1);
  });

  it('are counted where only an older build had looked, which stores numbers', async () => {
    memory.set(KEY, JSON.stringify({ kept: 2, lost: 1 }));
    const page = await openPage();
    expect([page.useLocker.getState().lost, lostIn(page)]).toEqual([3, []]);
  });

  it('are told to no one where what is remembered was lost instead', async () => {
    await openWithTwo();
    memory.clear();
    const page = await openPage();
    expect([page.useLocker.getState().lost, lostIn(page)]).toEqual([0, []]);
    browserTakesAll();
    expect(lostIn(await openPage())).toEqual([TAX, RENT]);
  });

  it.each(['{', 'null', '[]', '{"documents":{}}', '{"documents":[null,{"id":7}],"gone":"x"}'])(
    'are no trouble where %s is stored',
    async (text) => {
      memory.set(KEY, text);
      expect((await openWithTwo()).useLocker.getState().lost).toBe(0);
    },
  );
});

/** How a visitor removes one of two documents, or other data with them. */
const WAYS: [string, (page: Page) => Promise<unknown>][] = [
  ['deleted', (page) => page.deleteDocument(idOf(page, 'Rent'))],
  ['deleted for good', (page) => page.removeDocument(idOf(page, 'Rent'))],
  [
    'deleted, and purged before anybody looked',
    async (page) => {
      await page.deleteDocument(idOf(page, 'Rent'));
      await page.purgeOwn();
    },
  ],
  [
    'discarded from the tray',
    async (page) => {
      await page.addToTray(file('Photo.txt'));
      await page.refreshLocker();
      await page.discardFiles(page.useLocker.getState().tray.map(({ id }) => id));
    },
  ],
  [
    'removed as unreadable',
    async (page) => {
      const all = await readAll();
      await bringBack({ ...all, documents: [['x', { v: 1 }], ...(all.documents ?? [])] });
      await page.refreshLocker();
      expect(page.useLocker.getState().quarantined).toBe(1);
      await page.removeQuarantined();
    },
  ],
  [
    'imported, and taken out again',
    async (page) => {
      const all = await readAll();
      const importId = crypto.randomUUID();
      const documents = (all.documents ?? []).map(
        ([key, value]) => [key, { ...(value as object), importId }] as [string, unknown],
      );
      await bringBack({ ...all, documents });
      await page.undoImport(importId);
    },
  ],
  ['left behind by signing out', (page) => page.signOut()],
  [
    'left behind by who deletes everything of this site',
    async () => (await import('#features/device/kept/leave-locker.ts')).leaveLocker(),
  ],
];

describe('what a visitor removes, for the next page that looks', () => {
  it.each(WAYS)('is not missed: %s', async (_how, remove) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await remove(await openWithTwo());
    const page = await openPage();
    expect([page.useLocker.getState().lost, lostIn(page)]).toEqual([0, []]);
    vi.useRealTimers();
  });

  it('is missed if it was restored, and lost then', async () => {
    const page = await openWithTwo();
    await page.deleteDocument(idOf(page, 'Rent'));
    await page.restoreDocument(idOf(page, 'Rent'));
    await page.refreshLocker();
    browserTakesAll();
    expect(lostIn(await openPage())).toHaveLength(2);
  });

  it('is not missed if an older build removed it while a page was open', async () => {
    const page = await openWithTwo();
    // The same code over the same connection, of which the page hears nothing.
    const all = await readAll();
    await bringBack({ ...all, documents: [] });
    await page.refreshLocker();
    expect(lostIn(page)).toEqual([]);
    // What it writes when it has looked, too: numbers alone.
    memory.set(KEY, '{"kept":0,"lost":0}');
    expect(lostIn(await openPage())).toEqual([]);
  });

  it('is told at the next opening where it vanished under an open page', async () => {
    const page = await openWithTwo();
    const { documents = [], ...others } = await readAll();
    await bringBack({ ...others, documents: documents.slice(1) });
    await page.refreshLocker();
    await page.refreshLocker();
    const next = await openPage();
    expect(lostIn(next).map(({ id }) => id)).toEqual([documents[0]?.[0]]);
    expect(next.useLocker.getState().documents).toHaveLength(1);
  });

  it('leaves no name once it was signed out of', async () => {
    const page = await openWithTwo();
    await page.signOut();
    expect(memory.get(KEY)).not.toContain('Rent');
    await page.refreshLocker();
    expect(JSON.parse(memory.get(KEY) ?? '{}')).toMatchObject({ kept: 0, lost: 0, documents: [] });
  });
});

type End = 'abort' | 'complete';

/** Nobody hears how the next changes end. Resolves once one has. */
const dieUnheard = (end: End) =>
  new Promise<unknown>((ended) => {
    vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (
      this: IDBTransaction,
    ) {
      if (this.mode === 'readonly') return;
      Object.assign(this, { onabort: null, oncomplete: null });
      this.addEventListener(end, ended);
      if (end === 'abort') this.abort();
    });
  });

/** There is no room for any change. */
const fillDisk = () =>
  vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (this: IDBTransaction) {
    if (this.mode === 'readonly') return;
    Object.defineProperty(this, 'error', { value: new DOMException('', 'QuotaExceededError') });
    this.abort();
  });

describe('what was to be removed, stayed and was lost then, is told', () => {
  const removals = WAYS.filter(([how]) => !/tray|unreadable|imported/.test(how));

  const titles = (page: Page) => lostIn(page).map(({ title }) => title);

  it.each(removals)('where the disk was full: %s', async (_how, remove) => {
    const page = await openWithTwo();
    fillDisk();
    await expect(remove(page)).rejects.toMatchObject({ reason: 'full' });
    vi.restoreAllMocks();
    browserTakesAll();
    expect(titles(await openPage())).toEqual(['Tax', 'Rent']);
  });

  it.each(removals)('where its page died, and another one has looked: %s', async (_how, remove) => {
    const page = await openWithTwo();
    const ended = dieUnheard('abort');
    // Its page is dead: nobody hears that no answer came.
    void remove(page).catch(() => {});
    await ended;
    vi.restoreAllMocks();
    await openPage();
    browserTakesAll();
    expect(titles(await openPage())).toEqual(['Tax', 'Rent']);
  });

  it('with what was lost before, where somebody signs out in vain', async () => {
    await openWithTwo();
    browserTakesAll();
    const page = await openPage();
    fillDisk();
    await expect(page.signOut()).rejects.toMatchObject({ reason: 'full' });
    vi.restoreAllMocks();
    expect(lostIn(await openPage())).toEqual([TAX, RENT]);
  });

  it.each(removals)(
    'and not where it was removed by a page that died: %s',
    async (_how, remove) => {
      const page = await openWithTwo();
      const ended = dieUnheard('complete');
      // Its page is dead: nobody hears that no answer came.
      void remove(page).catch(() => {});
      await ended;
      vi.restoreAllMocks();
      expect(titles(await openPage())).toEqual([]);
    },
  );
});

describe('a locker with a lock', () => {
  it('has no stored title, and tells number and days of what was lost', async () => {
    deriveQuickly();
    const events = { addEventListener() {}, removeEventListener() {} };
    vi.stubGlobal('addEventListener', events.addEventListener);
    vi.stubGlobal('document', { ...events, visibilityState: 'visible' });
    vi.stubGlobal('window', events);
    const page = await openWithTwo();
    expect(memory.get(KEY)).toContain('Rent');
    const sealing = page.setLock('sieben bunte Kolams');
    expect(memory.get(KEY)).not.toContain('Rent');
    await sealing;
    await page.addFile(file('Will.txt'));
    await page.refreshLocker();
    expect(memory.get(KEY)).not.toMatch(/Rent|Will/);
    browserTakesAll();
    const next = await openPage();
    expect(lostIn(next)).toEqual(Array(3).fill({ id: RENT.id, addedAt: RENT.addedAt }));
  });

  it('loses the titles at the first look of a page where the tab that set it died', async () => {
    deriveQuickly();
    const page = await openWithTwo();
    await page.sealLocker('sieben bunte Kolams');
    await openPage();
    expect(memory.get(KEY)).not.toContain('Rent');
  });
});
