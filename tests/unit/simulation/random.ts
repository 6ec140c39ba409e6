/** A sequence of numbers that a seed decides (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** At least 0, less than 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** At least `least`, less than `bound`. */
  whole(least: number, bound: number): number {
    return least + Math.floor(this.next() * (bound - least));
  }

  bytes(count: number): ArrayBuffer {
    return Uint8Array.from({ length: count }, () => this.whole(0, 256)).buffer;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of the choices, each as likely as its weight says. */
  weighted<Choice extends string>(weights: Readonly<Record<Choice, number>>): Choice {
    const entries = Object.entries(weights) as [Choice, number][];
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [choice, weight] of entries) {
      left -= weight;
      if (left < 0) return choice;
    }
    return (entries[0] as [Choice, number])[0];
  }
}
