import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { CHANNELS } from '#core/contract.ts';
import { DATABASES } from '#core/storage/databases.ts';
import { delay } from '#lib/delay.ts';
import { createGuardedStorage, type GuardedStorage, type GuardOptions } from './guarded-storage.ts';
import { type KeyValueStore, openDatabase } from './idb-storage.ts';
import { ASK_AGAIN_MS, useStorageStatus } from './storage-status.ts';

/** Reads each store again that has been read. */
const readers = new Set<() => void>();

const { values } = openDatabase(DATABASES.stores, ['values'], 'relaxed', () => {
  for (const read of readers) read();
});

interface Options<S> extends Pick<GuardOptions<S>, 'parse' | 'migrations'> {
  store: { key: string; version: number };
  initial: S;
  /** Joins what was read with what changed before it was; by default what was read wins. */
  join?: (stored: S, current: S) => S;
  /** Another key than the store's, found out before the first read; by default there is none. */
  claimKey?: (key: string, values: KeyValueStore) => Promise<string>;
  /** What stays when the stored state was cleared under an open page; by default nothing does. */
  cleared?: (current: S) => S;
}

/**
 * A zustand store kept in IndexedDB and in step with the other tabs. It starts with `initial`, so that
 * the first render equals the prerendered page; `load` reads what is stored and is called on the page.
 */
export function createPersisted<S extends object>(options: Options<S>) {
  const { store, initial, parse, migrations, join, claimKey, cleared = () => initial } = options;
  const channel = openChannel();
  let reading: Promise<void> | undefined;
  let isKnown = false;
  let isClaimed = false;
  let changedBeforeLoad = false;

  const storage: GuardedStorage<S> = createGuardedStorage<S>({
    values,
    version: store.version,
    parse,
    migrations,
    cleared: () => cleared(useStore.getState()),
    written: () => channel?.postMessage({ v: 1, type: 'changed', key: key() }),
  });

  const useStore = create<S>()(
    persist(() => initial, {
      name: store.key,
      version: store.version,
      skipHydration: true,
      merge: (stored, current) => {
        if (!isKnown) changedBeforeLoad = current !== initial;
        if (!stored) return current;
        return isKnown || !join ? { ...current, ...(stored as S) } : join(stored as S, current);
      },
      storage,
    }),
  );

  channel?.addEventListener('message', ({ data }) => {
    if (data?.v === 1 && data.type === 'changed' && data.key === key()) readAgain();
  });
  readers.add(readAgain);

  /** What it is stored under. Tabs with separate keys have nothing to tell each other. */
  const key = () => useStore.persist.getOptions().name;

  /** Reads what is stored, once; resolves when the store shows it, or the disk did not respond. Never rejects. */
  function load(): Promise<void> {
    reading ??= read();
    return reading;
  }

  function readAgain(): void {
    reading = reading?.then(read);
  }

  async function read(): Promise<void> {
    if (claimKey && !isClaimed) {
      useStore.persist.setOptions({ name: await claimKey(store.key, values) });
      isClaimed = true;
    }
    await useStore.persist.rehydrate();
    if (!isKnown && storage.wasRead()) {
      isKnown = true;
      // What was typed before the disk was read was not written then; write it now.
      if (changedBeforeLoad) useStore.setState({});
    }
    if (useStorageStatus.getState().problem === 'busy') void delay(ASK_AGAIN_MS).then(readAgain);
  }

  const { saved, isSaved, wasRead } = storage;
  return Object.assign(useStore, { load, saved, isSaved, wasRead });
}

/** Undefined in Node, and where the browser refuses it with all storage: see `change-channel.ts`. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return location && new BroadcastChannel(CHANNELS.stores);
  } catch {}
}
