import { STORES, type StoreName } from '#core/locker/database.ts';
import { Disk } from '../../../simulation/disk.ts';
import { Locks } from '../../../simulation/locks.ts';
import type { Process } from '../../../simulation/process.ts';
import { START_MS, type World } from '../../../simulation/world.ts';
import type { Globals } from './code.ts';
import { SimulatedCrypto } from './crypto.ts';
import { blobClass } from './files.ts';
import type { Locker } from './locker.ts';

/** A message through a channel, and a slice of a file, take up to this long. */
const MESSAGE_MS = 50;
const SLICE_MS = 20;

/** What all tabs of a browser and its worker share. */
export class Browser {
  readonly world: World;
  readonly disk: Disk<StoreName>;
  readonly crypto: SimulatedCrypto;
  /** How far the device's clock is from the world's. */
  clockOffsetMs = START_MS;
  /** What `localStorage` holds. */
  readonly kept = new Map<string, string>();
  /** Whether it holds anything: older schedules know of none. */
  hasLocalStorage = false;
  readonly #locks = new Locks();
  readonly #start: (globals: Globals) => Locker;
  readonly #channels = new Set<{ process: Process; hear: (message: { data: unknown }) => void }>();

  constructor(world: World, start: (globals: Globals) => Locker) {
    this.world = world;
    this.disk = new Disk(world, STORES);
    this.crypto = new SimulatedCrypto(world);
    this.#start = start;
  }

  now(): number {
    return this.world.time + this.clockOffsetMs;
  }

  /** The locker as a new process has it. What is done to its page is heard through `page`. */
  open(process: Process, page = new EventTarget()): Locker {
    let openings = 0;
    let opened: number | undefined;
    const locker = this.#start({
      openings: () => openings,
      ...this.#timers(process),
      Date: this.#date(),
      performance: { now: () => this.world.time },
      crypto: this.crypto.for(process, () => this.#uuid()),
      addEventListener: page.addEventListener.bind(page),
      document: { hidden: false, addEventListener: page.addEventListener.bind(page) },
      BroadcastChannel: this.#channelClass(process),
      Blob: this.blobs(process),
      location: { origin: 'https://kolam.example' },
      navigator: {
        locks: this.#locks.for(
          (release) => process.onKill(release),
          () => process.after(this.world.random.whole(0, MESSAGE_MS)),
        ),
      },
      localStorage: this.hasLocalStorage ? this.#localStorage() : {},
    });
    const transact = this.disk.transactions(process);
    locker.keepIn(
      () => (names, mode, work) =>
        transact(names, mode, (stores) => {
          // A database that was taken is created again by the next one who asks.
          if (this.hasLocalStorage && opened !== this.disk.generation) openings++;
          opened = this.disk.generation;
          return work(stores);
        }),
    );
    return locker;
  }

  blobs(process: Process) {
    return blobClass(process, () => this.world.random.whole(0, SLICE_MS));
  }

  #localStorage() {
    return {
      getItem: (key: string) => this.kept.get(key) ?? null,
      setItem: (key: string, text: string) => void this.kept.set(key, text),
      removeItem: (key: string) => void this.kept.delete(key),
    };
  }

  #date() {
    const now = () => this.now();
    return class extends Date {
      static override now(): number {
        return now();
      }
    };
  }

  #timers(process: Process) {
    const cleared = new Set<number>();
    let timers = 0;
    return {
      setTimeout: (run: () => void, ms = 0) => {
        const timer = ++timers;
        void process.after(ms, () => cleared.has(timer) || run());
        return timer;
      },
      clearTimeout: (timer: number) => void cleared.add(timer),
      setInterval: (run: () => void, ms: number) => {
        const timer = ++timers;
        const next = (): void =>
          void process.after(ms, () => {
            if (cleared.has(timer)) return;
            run();
            next();
          });
        next();
        return timer;
      },
      clearInterval: (timer: number) => void cleared.add(timer),
    };
  }

  #uuid(): string {
    const digits = () =>
      this.world.random
        .whole(0, 2 ** 32)
        .toString(16)
        .padStart(8, '0');
    const [middle, end] = [digits(), digits()];
    return `${digits()}-${middle.slice(0, 4)}-4${middle.slice(5)}-8${end.slice(5)}-${digits()}${end.slice(0, 4)}`;
  }

  /** What one process posts each other hears some moments later. There is one channel. */
  #channelClass(process: Process) {
    const [channels, world] = [this.#channels, this.world];
    return class {
      addEventListener(_: string, hear: (message: { data: unknown }) => void): void {
        const channel = { process, hear };
        channels.add(channel);
        process.onKill(() => channels.delete(channel));
      }

      postMessage(data: unknown): void {
        for (const channel of channels)
          if (channel.process !== process)
            void channel.process.after(world.random.whole(0, MESSAGE_MS), () =>
              channel.hear({ data }),
            );
      }
    };
  }
}
