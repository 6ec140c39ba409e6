import type { OpenStore, Transact } from '#core/storage/transactions.ts';
import { tellRemoving } from './removals.ts';

/** Where a document has its record, or what was one. */
const PLACES = ['documents', 'tray', 'aside'];

/**
 * Transactions that tell which records they take away. They do so before they commit, while nobody else can read:
 * code that knows of it and finds the record can be sure that it stays. Where the disk refuses they
 * stay; where it gives no answer they may be gone.
 */
export const tellingRemovals =
  <Name extends string>(over: Transact<Name>): Transact<Name> =>
  async (stores, mode, work) => {
    let ended: ReturnType<typeof tellRemoving>;
    try {
      const result = await over(stores, mode, async (opened) => {
        const [taken, put] = [new Set<string | undefined>(), new Set<string | undefined>()];
        const watched = Object.entries<OpenStore>(opened).map(([name, store]) => [
          name,
          PLACES.includes(name) ? watch(store, taken, put) : store,
        ]);
        const done = await work(Object.fromEntries(watched));
        const gone = [...taken].filter((id) => !put.has(id));
        if (gone.length > 0) ended = tellRemoving(idsOf(gone));
        return done;
      });
      ended?.(true);
      return result;
    } catch (error) {
      if ((error as Error | null)?.name !== 'TimeoutError') ended?.(false);
      throw error;
    }
  };

type Ids = Set<string | undefined>;

/** Notes what is taken away, undefined for all, and what is put, in another place too. */
const watch = (store: OpenStore, taken: Ids, put: Ids): OpenStore => ({
  ...store,
  put(id, value) {
    put.add(id);
    store.put(id, value);
  },
  delete(id) {
    taken.add(id);
    store.delete(id);
  },
  clear() {
    taken.add(undefined);
    store.clear();
  },
});

const idsOf = (gone: readonly (string | undefined)[]) => {
  const ids = gone.filter((id) => id !== undefined);
  return ids.length < gone.length ? undefined : ids;
};
