import type { StoreName, Unlocked } from '#core/locker/database.ts';
import { LockerError } from '#core/locker/error.ts';
import type { OpenStore, Transact } from '#core/storage/transactions.ts';
import { bufferedStore, type Changes } from './buffered-store.ts';
import { isSealed, openRecord, sealRecord } from './cipher.ts';
import { readSeal, type Seal } from './seal.ts';

/** Number of changes that a sealed locker has seen, in the store `seal`. */
export const GENERATION_KEY = 'generation';

/** So often another tab may change something in the middle; each time that tab has got on. */
const MAX_ATTEMPTS = 50;

/** Bytes of a record that is kept decrypted, so that a list is not decrypted again at each change. */
const MAX_KEPT_BYTES = 16 * 1024;

interface Keys {
  key: CryptoKey;
  /** As it was when this tab unlocked it. */
  seal: Pick<Seal, 'id' | 'locks'>;
}

/** A record as it lies on the disk, of which this tab knows what is in it. */
export interface KnownRecord {
  store: StoreName;
  at: string;
  iv: ArrayBuffer;
  record: unknown;
}

export interface SealedTransactions extends Unlocked {
  /** What it has read or written lately; nothing once the key is forgotten. */
  known(): KnownRecord[];
}

/** Something that was read has changed since. */
class Conflict extends Error {}

/**
 * Transactions over encrypted records. A transaction of the database cannot wait for WebCrypto, so `work` runs
 * outside of one: it reads what the disk holds at one generation, and its writes are kept back, encrypted, and
 * written in one transaction, provided that the generation is still the same. If not, `work` runs again. So
 * `work` may run several times, and only its last result and writes count.
 *
 * They reject with LockerError `locked` when another tab has locked the locker or taken its seal off, or when the key
 * is forgotten here, and with `busy` when others changed something each time. While the seal is being taken off they
 * write plain records.
 */
export function sealedTransactions(
  transact: Transact<StoreName>,
  { key, seal: { id, locks } }: Keys,
): SealedTransactions {
  const kept = new Map<string, KnownRecord & { generation: number }>();
  /** Documents as this tab wrote them last. They are read from the disk all the same, which may have changed them. */
  const written = new Map<string, KnownRecord>();
  let held: CryptoKey | undefined = key;

  function heldKey(): CryptoKey {
    if (!held) throw new LockerError('locked');
    return held;
  }

  /** Reads plain records too: a locker that is being sealed holds both. */
  async function open(store: StoreName, at: string, stored: unknown, generation: number) {
    if (!isSealed(stored)) return stored;
    const place = [id, store, at];
    const before = kept.get(place.join());
    if (before && isSameIv(before.iv, stored.iv)) return before.record;
    // A reading that began earlier may be decrypted later: it does not replace what is known since.
    const isOlder = () => (kept.get(place.join())?.generation ?? 0) > generation;
    const opening = heldKey();
    try {
      const record = await openRecord(opening, place, stored);
      if (held && stored.data.byteLength <= MAX_KEPT_BYTES && !isOlder())
        kept.set(place.join(), { store, at, iv: stored.iv, record, generation });
      return record;
    } catch {
      // Changed on the disk, or put into another's place: garbage, which no longer looks like a sealed record.
      return { damaged: stored };
    }
  }

  async function own(store: OpenStore): Promise<Seal> {
    const seal = await readSeal(store);
    if (seal?.id !== id || seal.locks !== locks) throw new LockerError('locked');
    return seal;
  }

  const attempt: Transact<StoreName> = async (stores, mode, work) => {
    let seen: number | undefined;
    let conflicted = false;
    /** All readings see one generation, so what they read belongs together. */
    const read = <Result>(name: StoreName, ask: (store: OpenStore) => Promise<Result>) =>
      transact([name, 'seal'], 'readonly', async (opened) => {
        await own(opened.seal);
        const generation = await generationOf(opened.seal);
        seen ??= generation;
        conflicted ||= generation !== seen;
        if (conflicted) throw new Conflict();
        return ask(opened[name]);
      });
    const changes = new Map<(typeof stores)[number], Changes>();
    const buffered = stores.map((name) => {
      const buffer = bufferedStore(
        (ask) => read(name, ask),
        (at, stored) => open(name, at, stored, seen ?? 0),
      );
      changes.set(name, buffer.changes);
      return [name, buffer.store] as const;
    });
    try {
      const result = await work(Object.fromEntries(buffered) as never);
      if (conflicted) throw new Conflict();
      if (mode === 'readwrite') await commit(changes, seen);
      return result;
    } catch (error) {
      // Also where `work` caught the error.
      throw conflicted ? new Conflict() : error;
    }
  };

  async function commit(changes: Map<StoreName, Changes>, seen: number | undefined) {
    const used = [...changes].filter(([, { cleared, records }]) => cleared || records.size > 0);
    if (used.length === 0) return;
    const phase = (await transact(['seal'], 'readonly', ({ seal }) => own(seal))).phase;
    const write = (store: StoreName, at: string, record: unknown): Promise<unknown> | unknown =>
      phase === 'unsealing' ? record : sealRecord(heldKey(), [id, store, at], record);
    const ready: [StoreName, boolean, { at: string; record: unknown; stored: unknown }[]][] = [];
    for (const [name, { cleared, records }] of used) {
      const all = [];
      for (const [at, change] of records) {
        const record = change?.record;
        all.push({ at, record, stored: change && (await write(name, at, record)) });
      }
      ready.push([name, cleared, all]);
    }
    const names = used.map(([name]) => name);
    await transact([...names, 'seal'], 'readwrite', async (opened) => {
      await own(opened.seal);
      const generation = await generationOf(opened.seal);
      if (seen !== undefined && generation !== seen) throw new Conflict();
      for (const [name, cleared, all] of ready) {
        if (cleared) opened[name].clear();
        for (const { at, stored } of all)
          if (stored === undefined) opened[name].delete(at);
          else opened[name].put(at, stored);
      }
      opened.seal.put(GENERATION_KEY, generation + 1);
    });
    for (const [store, , all] of ready)
      for (const { at, record, stored } of all)
        if (held && store === 'documents' && isSealed(stored))
          written.set(at, { store, at, iv: stored.iv, record });
  }

  const repeat: Transact<StoreName> = async (stores, mode, work) => {
    for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts++) {
      try {
        const result = await attempt(stores, mode, work);
        // What has been written stays written, even if the key is gone by then.
        if (mode === 'readonly') heldKey();
        return result;
      } catch (error) {
        if (!(error instanceof Conflict)) throw error;
      }
    }
    throw new LockerError('busy');
  };

  // Changes of one tab wait for each other: they would only make each other run again.
  let last: Promise<unknown> = Promise.resolve();
  const inLine: Transact<StoreName> = (stores, mode, work) => {
    if (mode === 'readonly') return repeat(stores, mode, work);
    const result = last.then(() => repeat(stores, mode, work));
    last = result.catch(() => {});
    return result;
  };
  return {
    transact: inLine,
    known: () => [...kept.values(), ...written.values()],
    forget() {
      held = undefined;
      kept.clear();
      written.clear();
    },
  };
}

/** How many changes a sealed locker has seen. */
export async function generationOf(seal: OpenStore): Promise<number> {
  const generation = await seal.get<unknown>(GENERATION_KEY);
  return typeof generation === 'number' ? generation : 0;
}

/** Whether two initialisation vectors are the same: no two writings have one. */
export function isSameIv(one: ArrayBuffer, other: ArrayBuffer): boolean {
  const [here, there] = [new Uint8Array(one), new Uint8Array(other)];
  return here.every((byte, index) => byte === there[index]);
}
