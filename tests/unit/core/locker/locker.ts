import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** The locker as one tab or worker has it: its own modules over the database that all share. */
export async function openTab() {
  vi.resetModules();
  const [add, change, read, purge, signing, channel, database, sent, keep, discard] =
    await Promise.all([
      import('../../../../src/core/locker/add.ts'),
      import('../../../../src/core/locker/change.ts'),
      import('../../../../src/core/locker/read.ts'),
      import('../../../../src/core/locker/purge.ts'),
      import('../../../../src/core/locker/sign-in.ts'),
      import('../../../../src/core/locker/channel.ts'),
      import('../../../../src/core/locker/database.ts'),
      import('../../../../src/core/locker/tray/add-to-tray.ts'),
      import('../../../../src/core/locker/tray/keep.ts'),
      import('../../../../src/core/locker/tray/discard.ts'),
    ]);
  const tray = { ...sent, ...keep, ...discard };
  return { ...add, ...change, ...read, ...purge, ...signing, ...channel, ...database, ...tray };
}

export type Tab = Awaited<ReturnType<typeof openTab>>;

/** The tab of a test that `openTabForEach` has opened. */
export let tab: Tab;

/** Each test of the file begins with `tab`, alone on an empty device, and puts back what it mocks. */
export function openTabForEach(): void {
  beforeEach(async () => {
    emptyDevice();
    tab = await openTab();
  });
  afterEach(() => void vi.restoreAllMocks());
}

/** What the locker rejects with. */
export const refusal = (reason: string) => expect.objectContaining({ name: 'LockerError', reason });

/** A device on which nothing is stored yet. */
export function emptyDevice(): void {
  vi.stubGlobal('indexedDB', new IDBFactory());
}

export const textFile = (name: string, text = name) =>
  new File([text], name, { type: 'text/plain' });

/** All that is in the locker's object stores, by store and key. */
export async function contents(tab: Tab): Promise<Record<string, string[]>> {
  const stores = ['documents', 'tray', 'files', 'state', 'aside'] as const;
  return tab.readLocker(stores, async (opened) => {
    const keys: Record<string, string[]> = {};
    for (const store of stores)
      keys[store] = (await opened[store].entries()).map(([key]) => key).sort();
    return keys;
  });
}

export const GOOD_ID = '11111111-1111-4111-8111-111111111111';

/** A record of a document that any version can read. */
export const GOOD = {
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

/** Puts a record on the disk of `tab`, past every check. */
export const raw = (key: string, value: unknown) =>
  tab.changeLocker(['documents'], async ({ documents }) => documents.put(key, value));

/** A document's record as the disk of `tab` has it. */
export const stored = (key: string) =>
  tab.readLocker(['documents'], (stores) => stores.documents.get(key));
