import { IDBFactory } from 'fake-indexeddb';
import { expect, vi } from 'vitest';

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
