import type { OutboxStore } from '#core/outbox/device.ts';
import type { OpenStore, Transact } from '#core/storage/transactions.ts';
import type { Process } from './process.ts';
import type { World } from './world.ts';

/** A read or a commit takes up to this long, and now and then this. */
const STEP_MS = 30;
const SLOW_STEP_MS = 3_000;
const SLOW_CHANCE = 0.02;

const failure = (name: string) => Object.assign(new Error(name), { name });

/** The database that all processes of a browser share: transactions are whole, and come one after the other. */
export class Disk {
  readonly stores: Record<OutboxStore, Map<string, unknown>> = {
    messages: new Map(),
    queue: new Map(),
  };
  /** So many of the next commits fail, for no reason that anybody is told. */
  failures = 0;
  /** Called after each commit with what it wrote to `messages`; undefined is a deleted record. */
  onCommit: (written: Map<string, unknown>) => void = () => {};
  /** Bytes that still fit. Of Chromium: each write needs its whole size, whatever it replaces; a deletion needs none. */
  #room = Number.POSITIVE_INFINITY;
  readonly #world: World;
  #tail: Promise<void> = Promise.resolve();
  /** Raised when all is cleared, which ends the transactions of before. */
  #generation = 0;

  constructor(world: World) {
    this.#world = world;
  }

  /** Nothing fits any more but what is given free from now on. */
  fill(): void {
    this.#room = 0;
  }

  free(): void {
    this.#room = Number.POSITIVE_INFINITY;
  }

  get isFull(): boolean {
    return this.#room !== Number.POSITIVE_INFINITY;
  }

  /** The visitor clears the site's data. */
  clear(): void {
    this.#generation++;
    for (const store of Object.values(this.stores)) {
      for (const value of store.values()) this.#room += sizeOf(value);
      store.clear();
    }
  }

  transactions(process: Process): Transact<OutboxStore> {
    return async (names, mode, work) => {
      await process.after(this.#stepMs());
      const release = await this.#turn(process);
      const generation = this.#generation;
      const staged = new Map(names.map((name) => [name, new Map<string, unknown>()]));
      const opened = names.map((name) => [name, this.#open(process, name, staged.get(name))]);
      try {
        const result = await work(Object.fromEntries(opened));
        const writes = [...staged.values()].some((each) => each.size > 0);
        await process.after(this.#stepMs(), () => {
          if (generation !== this.#generation) throw failure('AbortError');
          const puts = [...staged.values()].flatMap((each) => [...each.values()]);
          const size = puts.reduce((sum: number, value) => sum + sizeOf(value), 0);
          if (size > this.#room) throw failure('QuotaExceededError');
          if (mode !== 'readwrite' || !writes) return;
          if (this.failures-- > 0) throw failure('UnknownError');
          this.failures = 0;
          this.#commit(staged);
        });
        // The process may be killed between its commit and hearing of it.
        await process.after(this.#stepMs());
        return result;
      } finally {
        release();
      }
    };
  }

  #open(process: Process, name: OutboxStore, staged = new Map<string, unknown>()): OpenStore {
    const read = <Value>(value: () => Value) => process.after(this.#stepMs(), value);
    const now = () => new Map([...this.stores[name], ...staged]);
    return {
      get: <T>(key: string) => read(() => now().get(key) as T | undefined),
      entries: <T>() =>
        read(() => [...now()].filter(([, value]) => value !== undefined) as [string, T][]),
      put: (key, value) => void staged.set(key, value),
      delete: (key) => void staged.set(key, undefined),
      clear: () => {
        for (const key of this.stores[name].keys()) staged.set(key, undefined);
      },
    };
  }

  #commit(staged: Map<OutboxStore, Map<string, unknown>>): void {
    for (const [name, written] of staged)
      for (const [key, value] of written) {
        this.#room += sizeOf(this.stores[name].get(key)) - sizeOf(value);
        if (value === undefined) this.stores[name].delete(key);
        else this.stores[name].set(key, value);
      }
    this.onCommit(staged.get('messages') ?? new Map());
  }

  /** Waits for the transactions before this one; those of a killed process are over. */
  async #turn(process: Process): Promise<() => void> {
    const before = this.#tail;
    let release = () => {};
    this.#tail = before.then(
      () =>
        new Promise<void>((done) => {
          release = done;
          if (!process.isAlive) done();
          process.onKill(done);
        }),
    );
    await before;
    return () => release();
  }

  #stepMs(): number {
    const { random } = this.#world;
    return random.chance(SLOW_CHANCE) ? random.whole(0, SLOW_STEP_MS) : random.whole(0, STEP_MS);
  }
}

const sizeOf = (value: unknown): number =>
  value instanceof Uint8Array ? value.byteLength : (JSON.stringify(value)?.length ?? 0);
