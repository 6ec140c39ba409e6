import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { DATABASES } from './databases.ts';
import { createGuardedStorage, type GuardOptions } from './guarded-storage.ts';
import { openDatabase } from './idb-storage.ts';
import { CHANNELS } from './keys.ts';

const { values } = openDatabase(DATABASES.stores, ['values'], 'relaxed');

interface Options<S> extends Pick<GuardOptions<S>, 'parse' | 'migrations'> {
  store: { key: string; version: number };
  initial: S;
  /** Joins what was read with what changed before it was; by default what was read wins. */
  join?: (stored: S, current: S) => S;
}

/**
 * A zustand store kept in IndexedDB and in step with the other tabs. It starts with `initial`, so that
 * the first render equals the prerendered page; `load` reads what is stored and is called on the page.
 */
export function createPersisted<S extends object>(options: Options<S>) {
  const { store, initial, parse, migrations, join } = options;
  const channel = openChannel();
  let loaded: Promise<void> | undefined;
  let loadedOnce = false;
  let changedBeforeLoad = false;

  const useStore = create<S>()(
    persist(() => initial, {
      name: store.key,
      version: store.version,
      skipHydration: true,
      merge: (stored, current) => {
        if (!loadedOnce) changedBeforeLoad = current !== initial;
        if (!stored) return current;
        return loadedOnce || !join ? { ...current, ...(stored as S) } : join(stored as S, current);
      },
      storage: createGuardedStorage<S>({
        values,
        version: store.version,
        parse,
        migrations,
        written: () => channel?.postMessage({ v: 1, type: 'changed', key: store.key }),
      }),
    }),
  );

  channel?.addEventListener('message', ({ data }) => {
    const ours = data?.v === 1 && data.type === 'changed' && data.key === store.key;
    if (ours && loadedOnce) void useStore.persist.rehydrate();
  });

  /** Reads what is stored, once; resolves when the store shows it. Never rejects. */
  async function load(): Promise<void> {
    loaded ??= (async () => {
      await useStore.persist.rehydrate();
      loadedOnce = true;
      // What was typed before the disk answered was not written then; write it now.
      if (changedBeforeLoad) useStore.setState({});
    })();
    return loaded;
  }

  return Object.assign(useStore, { load });
}

function openChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined' || typeof document === 'undefined') return undefined;
  return new BroadcastChannel(CHANNELS.stores);
}
