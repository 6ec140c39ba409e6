import type { OpenStore, Transact } from '#core/storage/transactions.ts';
import type { Random } from '../../../simulation/random.ts';

export const STORES = ['notes', 'bytes'] as const;
export type Store = (typeof STORES)[number];

/** What a transaction does with one of its stores, one after the other. */
interface Act {
  does: 'get' | 'entries' | 'put' | 'increase' | 'delete' | 'clear' | 'throw';
  store: Store;
  key: string;
  /** What is put. */
  value: unknown;
}

interface Planned {
  stores: readonly Store[];
  mode: 'readonly' | 'readwrite';
  acts: readonly Act[];
}

/** Transactions that are begun in groups: those of a group without waiting for one another. */
export type Program = readonly (readonly Planned[])[];

/** What a transaction has read, and how it ended. */
interface Outcome {
  read: unknown[];
  end: string;
}

// As IndexedDB sorts them, and a Map does not.
const KEYS = ['b', 'a', 'B', '10', '9', 'ä', '\u{1f600}', '\uffff'];

export function makeProgram(random: Random): Program {
  const one = <Item>(items: readonly Item[]) => items[random.whole(0, items.length)] as Item;
  const act = (store: Store, writes: number): Act => ({
    does: random.weighted({
      get: 4,
      entries: 2,
      put: 5 * writes,
      increase: 4 * writes,
      delete: 2 * writes,
      clear: writes,
      throw: writes,
    }),
    store,
    key: one(KEYS),
    value: one([0, 1, 'text', [1], { n: 1 }]),
  });
  const planned = (): Planned => {
    const stores = one([['notes'], ['bytes'], STORES] as const);
    const mode = random.chance(0.6) ? 'readwrite' : 'readonly';
    const acts = Array.from({ length: random.whole(1, 7) }, () =>
      act(one<Store>(stores), mode === 'readwrite' ? 1 : 0),
    );
    return { stores, mode, acts };
  };
  const group = () => Array.from({ length: random.whole(1, 6) }, planned);
  return Array.from({ length: random.whole(1, 5) }, group);
}

/** Runs a program, then reads all that is stored. `settle` is called once a group has been begun. */
export async function runProgram(
  transact: Transact<Store>,
  program: Program,
  settle: () => unknown = () => {},
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const all: Planned = {
    stores: STORES,
    mode: 'readonly',
    acts: STORES.map((store) => ({ does: 'entries', store, key: '', value: 0 })),
  };
  for (const group of [...program, [all]]) {
    const running = Promise.all(group.map((planned) => run(transact, planned)));
    await settle();
    outcomes.push(...(await running));
  }
  return outcomes;
}

async function run(transact: Transact<Store>, planned: Planned): Promise<Outcome> {
  const read: unknown[] = [];
  const work = async (stores: Record<Store, OpenStore>) => {
    for (const act of planned.acts) {
      if (act.does === 'throw') throw new Error('no more');
      const store = stores[act.store];
      if (act.does === 'get') read.push(await store.get(act.key));
      else if (act.does === 'entries') read.push(await store.entries());
      else if (act.does === 'put') store.put(act.key, act.value);
      else if (act.does === 'delete') store.delete(act.key);
      else if (act.does === 'clear') store.clear();
      else {
        const old = await store.get(act.key);
        store.put(act.key, typeof old === 'number' ? old + 1 : 0);
      }
    }
  };
  const end = await transact(planned.stores, planned.mode, work).then(
    () => 'committed',
    (error: Error) => error.message,
  );
  return { read, end };
}
