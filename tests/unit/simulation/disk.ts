import type { Transact } from '#core/storage/transactions.ts';
import type { Process } from './process.ts';
import { Transaction, type Written } from './transaction.ts';
import type { World } from './world.ts';

/** A read or a commit takes up to this long, and now and then this. */
const STEP_MS = 30;
const SLOW_STEP_MS = 3_000;
const SLOW_CHANCE = 0.02;

/** After so long the caller gives a transaction up, as `connection` does. */
const GIVEN_UP_MS = { readonly: 10_000, readwrite: 30_000 };

/** What a record takes in addition to its bytes. */
const RECORD_BYTES = 100;

const failure = (name: string) => Object.assign(new Error(name), { name });

/**
 * The database that all processes of a browser share, by the rules of IndexedDB: a transaction happens wholly
 * or not at all; those over a common store come one after the other where one of them writes; one that has
 * nothing to read ends. What was sent to be committed may be, though its process is killed meanwhile.
 */
export class Disk<Name extends string> {
  readonly stores: Record<Name, Map<string, unknown>>;
  /**
   * Bytes that still fit. Of Chromium: each write needs its whole size, even where it replaces something; a deletion
   * needs none.
   */
  roomBytes = Number.POSITIVE_INFINITY;
  /** So many of the next commits fail, for no reason that anybody is told. */
  failures = 0;
  /** So many of the next transactions are never answered. What they have written may be on the disk, or not. */
  hangs = 0;
  /** Commits that it took and that the caller, still alive, does not hear of. */
  unheard = 0;
  /** Transactions that it did not answer, being asked by a process that lives. */
  givenUp = 0;
  /** Commits that it did not take so far, for any reason. */
  refused = 0;
  /** When it last refused one at once. */
  refusedAt = Number.NEGATIVE_INFINITY;
  /** Called after each commit with what it wrote. */
  onCommit: (written: Written<Name>, process: Process) => void = () => {};
  /** Called with what `onCommit` throws, which the code under test would take for a disk that fails. */
  onFault: (fault: Error) => void = () => {};
  /** Called where a transaction waits for something else than its reads: a browser would end it there. */
  onIdle: (process: Process) => void = () => {};
  readonly #world: World;
  readonly #hung = new Set<Transaction<Name>>();
  readonly #running = new Set<Transaction<Name>>();
  /** Raised when all is cleared, which ends earlier transactions. */
  generation = 0;

  constructor(world: World, names: readonly Name[]) {
    this.#world = world;
    const empty = names.map((name) => [name, new Map<string, unknown>()]);
    this.stores = Object.fromEntries(empty);
  }

  /** Whether there is something that it would not take. */
  get isFull(): boolean {
    return this.roomBytes !== Number.POSITIVE_INFINITY;
  }

  get isIdle(): boolean {
    return this.#running.size === 0;
  }

  isIdleFor(process: Process): boolean {
    return ![...this.#running].some((each) => each.process === process);
  }

  /** The visitor clears the site's data. */
  clear(): void {
    this.generation++;
    for (const store of Object.values<Map<string, unknown>>(this.stores)) {
      for (const value of store.values()) this.roomBytes += bytesOf(value);
      store.clear();
    }
  }

  transactions(process: Process): Transact<Name> {
    let arrivesAt = 0;
    return async (names, mode, work) => {
      // Those of one process come in the order in which it began them.
      const lateMs = mode === 'readwrite' ? process.lateMs() : 0;
      arrivesAt = Math.max(arrivesAt, this.#world.time + this.#stepMs() + lateMs);
      await process.after(arrivesAt - this.#world.time);
      const transaction = new Transaction<Name>(process, names, mode);
      if (this.hangs > 0) {
        this.hangs--;
        this.#hung.add(transaction);
        const stopListening = process.onKill(() => transaction.end());
        void transaction.ended.then(() => {
          stopListening();
          this.#hung.delete(transaction);
        });
      }
      const run = async () => {
        await this.#turn(transaction);
        const generation = this.generation;
        try {
          const opened = names.map((name) => [name, this.#open(transaction, name)]);
          this.#watch(transaction);
          const result = await work(Object.fromEntries(opened));
          await this.#end(transaction, () => {
            if (generation !== this.generation) throw failure('AbortError');
            if (mode === 'readwrite') this.#commit(transaction);
          });
          return result;
        } finally {
          transaction.isComplete = true;
          transaction.end();
        }
      };
      // Those that wait for one that hangs are given up, too.
      return this.#hung.size > 0 ? this.#inTime(transaction, run()) : run();
    };
  }

  /** What comes of a transaction, or a `TimeoutError` where nothing has for too long. */
  async #inTime<Result>(transaction: Transaction<Name>, run: Promise<Result>): Promise<Result> {
    const { process, mode } = transaction;
    let isOver = false;
    const over = () => {
      isOver = true;
    };
    run.then(over, over);
    const late = process.after(GIVEN_UP_MS[mode], () => {
      if (isOver) return;
      this.givenUp++;
      // The answer to one that was taken may be under way, too.
      if (transaction.isCommitted) this.unheard++;
      else this.refused++;
      transaction.isGivenUp = true;
      transaction.isComplete = true;
      transaction.end();
      throw failure('TimeoutError');
    });
    return Promise.race([run, late.then(() => run)]);
  }

  /** Waits for the transactions before this one. */
  async #turn(transaction: Transaction<Name>): Promise<void> {
    const before = [...this.#running].filter((other) => transaction.waitsFor(other));
    this.#running.add(transaction);
    void transaction.ended.then(() => this.#running.delete(transaction));
    await Promise.all(before.map(({ ended }) => ended));
    if (!transaction.process.isAlive || transaction.isGivenUp) await new Promise(() => {});
  }

  #open(transaction: Transaction<Name>, name: Name) {
    return transaction.open(name, this.stores[name], async (value) => {
      const found = await transaction.process.after(this.#stepMs(), value);
      this.#watch(transaction);
      return found;
    });
  }

  #watch(transaction: Transaction<Name>): void {
    this.#world.whenSettled(() => transaction.isIdle && this.onIdle(transaction.process));
  }

  /** Sends it to be committed. A process that is killed meanwhile does not hear whether it was. */
  #end(transaction: Transaction<Name>, commit: () => void): Promise<void> {
    const { process, mode } = transaction;
    const survivesItsProcess = this.#world.random.chance(0.5);
    transaction.isComplete = true;
    return new Promise((resolve, reject) => {
      const tell = (end: () => void) => void process.after(this.#stepMs(), end);
      this.#world.at(this.#world.time + this.#stepMs(), () => {
        if (transaction.isGivenUp) return;
        const isHung = this.#hung.has(transaction);
        try {
          if (process.isAlive || survivesItsProcess)
            if (!isHung || this.#world.random.chance(0.5)) {
              commit();
              transaction.isCommitted = mode === 'readwrite';
            }
          if (isHung && process.isAlive) return;
          tell(resolve);
        } catch (error) {
          this.refused++;
          this.refusedAt = this.#world.time;
          tell(() => reject(error));
        }
        // The others go on, though this one has not heard of it yet.
        transaction.end();
      });
    });
  }

  #commit({ written, process }: Transaction<Name>): void {
    const values = [...written.values()].flatMap((each) => [...each.values()]);
    const needed = values.reduce<number>((sum, value) => sum + bytesOf(value), 0);
    if (needed > this.roomBytes) throw failure('QuotaExceededError');
    if (values.length > 0 && this.failures > 0) {
      this.failures--;
      throw failure('UnknownError');
    }
    for (const [name, records] of written)
      for (const [key, value] of records) {
        this.roomBytes += bytesOf(this.stores[name].get(key)) - bytesOf(value);
        if (value === undefined) this.stores[name].delete(key);
        else this.stores[name].set(key, value);
      }
    try {
      this.onCommit(written, process);
    } catch (fault) {
      this.onFault(fault as Error);
    }
  }

  #stepMs(): number {
    const { random } = this.#world;
    return random.chance(SLOW_CHANCE) ? random.whole(0, SLOW_STEP_MS) : random.whole(0, STEP_MS);
  }
}

/** What a record takes; one that is not there takes nothing. */
function bytesOf(value: unknown): number {
  if (value === undefined) return 0;
  if (value instanceof Uint8Array) return value.byteLength;
  // Of files, and of what is encrypted.
  const { bytes, data = bytes } = Object(value) as { bytes?: unknown; data?: unknown };
  if (data instanceof ArrayBuffer) return RECORD_BYTES + data.byteLength;
  return RECORD_BYTES + (JSON.stringify(value)?.length ?? 0);
}
