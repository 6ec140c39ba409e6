import type { OpenStore } from '#core/storage/transactions.ts';
import type { Process } from './process.ts';

/** What a transaction writes, by store and key; undefined is a deleted record. */
export type Written<Name extends string> = ReadonlyMap<Name, Map<string, unknown>>;

/** One transaction of a process: what it wants to write, and until when others have to wait for it. */
export class Transaction<Name extends string> {
  readonly process: Process;
  readonly mode: 'readonly' | 'readwrite';
  readonly written: Written<Name>;
  readonly ended: Promise<void>;
  end: () => void = () => {};
  /** It was sent to be committed, or has ended. */
  isComplete = false;
  /** What it wrote is on the disk. */
  isCommitted = false;
  /** The caller waits no longer. */
  isGivenUp = false;
  #reads = 0;

  constructor(process: Process, names: readonly Name[], mode: 'readonly' | 'readwrite') {
    this.process = process;
    this.mode = mode;
    this.written = new Map(names.map((name) => [name, new Map()]));
    this.ended = new Promise((done) => {
      this.end = done;
    });
    // What is not on its way to the disk dies with its process.
    const stopListening = process.onKill(() => this.isComplete || this.end());
    void this.ended.then(stopListening);
  }

  waitsFor(other: Transaction<Name>): boolean {
    const writes = this.mode === 'readwrite' || other.mode === 'readwrite';
    return writes && [...this.written.keys()].some((name) => other.written.has(name));
  }

  /** Whether a browser would end it now: it reads nothing, and has not been sent to be committed. */
  get isIdle(): boolean {
    return this.#reads === 0 && !this.isComplete && this.process.isAlive;
  }

  /** One of its stores, whose records are `stored`; `step` takes the time of a reading. */
  open(
    name: Name,
    stored: ReadonlyMap<string, unknown>,
    step: <Value>(read: () => Value) => Promise<Value>,
  ): OpenStore {
    const staged = this.written.get(name) as Map<string, unknown>;
    const read = async <Value>(value: () => Value): Promise<Value> => {
      this.#reads++;
      try {
        return await step(value);
      } finally {
        this.#reads--;
      }
    };
    const all = () => [...(staged.size > 0 ? new Map([...stored, ...staged]) : stored)];
    return {
      get: <T>(key: string) =>
        read(() => (staged.has(key) ? staged.get(key) : stored.get(key)) as T | undefined),
      entries: <T>() =>
        read(
          () =>
            all()
              .filter(([, value]) => value !== undefined)
              // By code units.
              .sort(([a], [b]) => (a < b ? -1 : 1)) as [string, T][],
        ),
      put: (key, value) => void staged.set(key, copied(value)),
      delete: (key) => void staged.set(key, undefined),
      clear: () => {
        for (const [key] of all()) staged.set(key, undefined);
      },
    };
  }
}

/** A record as it is now: later changes of it, or of what was read, change nothing on the disk. */
function copied(value: unknown): unknown {
  if (value instanceof Uint8Array) return value.slice();
  if (Array.isArray(value)) return Object.freeze([...value]);
  return typeof value === 'object' && value !== null ? Object.freeze({ ...value }) : value;
}
