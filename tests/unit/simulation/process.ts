import type { World } from './world.ts';

/** A tab or the worker: code that can be killed between any two of its steps. */
export class Process {
  readonly name: string;
  isAlive = true;
  /** Until when what it has stalled over comes late, of the world's time. */
  stalledUntil = Number.NEGATIVE_INFINITY;
  #stall: { writes: number; ms: number } | undefined;
  readonly #world: World;
  readonly #onKill = new Set<() => void>();

  constructor(world: World, name: string) {
    this.#world = world;
    this.name = name;
  }

  /** A step of the code that takes this long. Never ends in a process that was killed. */
  after<Value = void>(ms: number, value?: () => Value): Promise<Value> {
    return new Promise((resolve, reject) => {
      this.#world.at(this.#world.time + ms, () => {
        if (!this.isAlive) return;
        try {
          resolve(value?.() as Value);
        } catch (error) {
          reject(error);
        }
      });
    });
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
