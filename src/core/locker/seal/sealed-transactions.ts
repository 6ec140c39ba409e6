import type { StoreName } from '#core/locker/database.ts';
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

export interface Unlocked {
  key: CryptoKey;
  /** As it was when this tab unlocked it. */
  seal: Pick<Seal, 'id' | 'locks'>;
}

/** Something that was read has changed since. */
class Conflict extends Error {}

/**
 * Transactions over encrypted records. A transaction of the database cannot wait for WebCrypto, so `work` runs
 * outside of one: it reads what the disk holds at one generation, and its writes are kept back, encrypted, and
 * written in one transaction, provided that the generation is still the same. If not, `work` runs again. So
 * `work` may run several times, and nothing but its last result and writes counts.
 *
 * They reject with LockerError `locked` when another tab has locked the locker or taken its seal off, and with
 * `busy` when others changed something each time. While the seal is being taken off they write plain records.
 */
export function sealedTransactions(
  transact: Transact<StoreName>,
  { key, seal: { id, locks } }: Unlocked,
): Transact<StoreName> {
  const kept = new Map<string, { iv: ArrayBuffer; record: unknown }>();

  /** Reads plain records too: a locker that is being sealed holds both. */
  async function open(store: StoreName, at: string, stored: unknown): Promise<unknown> {
    if (!isSealed(stored)) return stored;
    const place = [id, store, at];
    const before = kept.get(place.join());
    if (before && isSame(before.iv, stored.iv)) return before.record;
    try {
      const record = await openRecord(key, place, stored);
      if (stored.data.byteLength <= MAX_KEPT_BYTES)
        kept.set(place.join(), { iv: stored.iv, record });
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
        (at, stored) => open(name, at, stored),
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
      // Whatever `work` made of it.
      throw conflicted ? new Conflict() : error;
    }
  };

  async function commit(changes: Map<StoreName, Changes>, seen: number | undefined) {
    const used = [...changes].filter(([, { cleared, records }]) => cleared || records.size > 0);
    if (used.length === 0) return;
    const phase = (await transact(['seal'], 'readonly', ({ seal }) => own(seal))).phase;
    const write = (store: StoreName, at: string, record: unknown): Promise<unknown> | unknown =>
      phase === 'unsealing' ? record : sealRecord(key, [id, store, at], record);
    const ready: [StoreName, boolean, [string, unknown][]][] = [];
    for (const [name, { cleared, records }] of used) {
      const written: [string, unknown][] = [];
      for (const [at, change] of records)
        written.push([at, change && (await write(name, at, change.record))]);
      ready.push([name, cleared, written]);
    }
    const names = used.map(([name]) => name);
    await transact([...names, 'seal'], 'readwrite', async (opened) => {
      await own(opened.seal);
      const generation = await generationOf(opened.seal);
      if (seen !== undefined && generation !== seen) throw new Conflict();
      for (const [name, cleared, written] of ready) {
        if (cleared) opened[name].clear();
        for (const [at, record] of written)
          if (record === undefined) opened[name].delete(at);
          else opened[name].put(at, record);
      }
      opened.seal.put(GENERATION_KEY, generation + 1);
    });
  }

  const repeat: Transact<StoreName> = async (stores, mode, work) => {
    for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts++) {
      try {
        return await attempt(stores, mode, work);
      } catch (error) {
        if (!(error instanceof Conflict)) throw error;
      }
    }
    throw new LockerError('busy');
  };

  // Changes of one tab wait for each other: they would only make each other run again.
  let last: Promise<unknown> = Promise.resolve();
  return (stores, mode, work) => {
    if (mode === 'readonly') return repeat(stores, mode, work);
    const result = last.then(() => repeat(stores, mode, work));
    last = result.catch(() => {});
    return result;
  };
}

/** How many changes a sealed locker has seen. */
export async function generationOf(seal: OpenStore): Promise<number> {
  const generation = await seal.get<unknown>(GENERATION_KEY);
  return typeof generation === 'number' ? generation : 0;
}

function isSame(one: ArrayBuffer, other: ArrayBuffer): boolean {
  const [here, there] = [new Uint8Array(one), new Uint8Array(other)];
  return here.every((byte, index) => byte === there[index]);
}
