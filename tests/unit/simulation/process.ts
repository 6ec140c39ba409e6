import type { World } from './world.ts';

/** A tab or the worker: code that can be killed between any two of its steps. */
export class Process {
  readonly name: string;
  isAlive = true;
  /** Until when what it has stalled over comes late, of the world's time. */
  stalledUntil = Number.NEGATIVE_INFINITY;
  /** Timers of a page that nobody sees fire at multiples of this; 0 for one that is seen. */
  throttleMs = 0;
  #stall: { writes: number; ms: number } | undefined;
  /** Timers that are due, and late. */
  readonly #late: (() => void)[] = [];
  /** What would have happened in it while it is suspended. */
  #held: (() => void)[] | undefined;
  readonly #world: World;
  readonly #onKill = new Set<() => void>();

  constructor(world: World, name: string) {
    this.#world = world;
    this.name = name;
  }

  /** A step of the code that takes this long. Never ends in a process that was killed. */
  after<Value = void>(ms: number, value?: () => Value): Promise<Value> {
    return new Promise((resolve, reject) => {
      const happen = () => {
        if (!this.isAlive) return;
        if (this.#held) {
          this.#held.push(happen);
          return;
        }
        try {
          resolve(value?.() as Value);
        } catch (error) {
          reject(error);
        }
      };
      this.#world.at(this.#world.time + ms, happen);
    });
  }

  /** A timer as a browser keeps it: late in a page that nobody sees, and due at once when it is seen. */
  async timer(ms: number): Promise<void> {
    await this.after(ms);
    while (this.throttleMs > 0) {
      const lateMs = this.throttleMs - (this.#world.time % this.throttleMs);
      if (lateMs === this.throttleMs) return;
      const seen = new Promise<void>((resolve) => this.#late.push(resolve));
      await Promise.race([this.after(lateMs), seen]);
    }
  }

  /** Lets timers fire at multiples of this from now on; 0 as soon as they are due. */
  throttle(ms: number): void {
    this.throttleMs = ms;
    if (ms === 0) for (const fire of this.#late.splice(0)) void this.after(0, fire);
  }

  get isSuspended(): boolean {
    return this.#held !== undefined;
  }

  /** Nothing happens in it any more, as in a phone's pocket or behind the Back button; it keeps its locks. */
  suspend(): void {
    this.#held ??= [];
    this.stalledUntil = Number.POSITIVE_INFINITY;
  }

  /** What was held up happens now, in its order. */
  resume(): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    this.stalledUntil = this.#world.time;
    for (const happen of held) this.#world.at(this.#world.time, happen);
  }

  /** Calls `release` when the process is killed. Returns the way to take that back. */
  onKill(release: () => void): () => void {
    this.#onKill.add(release);
    return () => this.#onKill.delete(release);
  }

  /** A tab that nobody sees is frozen, before the write that comes after so many others, for so long. */
  stall(writes: number, ms: number): void {
    this.#stall = { writes, ms };
  }

  /** How late its next write is, and with it all that it asks of the disk after that. */
  lateMs(): number {
    if (!this.#stall || this.#stall.writes-- > 0) return 0;
    const { ms } = this.#stall;
    this.#stall = undefined;
    this.stalledUntil = this.#world.time + ms;
    return ms;
  }

  kill(): void {
    this.isAlive = false;
    for (const release of this.#onKill) release();
    this.#onKill.clear();
  }
}
