import { Random } from './random.ts';

/** When it all begins, in milliseconds since 1970. */
export const START_MS = 1_780_000_000_000;

interface Event {
  at: number;
  order: number;
  run: () => void;
}

/** Time and chance. Nothing happens in it but by an event, one after the other. */
export class World {
  /** Milliseconds since the beginning; the clocks of devices show another time. */
  time = 0;
  readonly random: Random;
  #events: Event[] = [];
  #order = 0;
  #quiet: (() => void)[] = [];

  constructor(seed: number) {
    this.random = new Random(seed);
  }

  /** Plans an event. Those of one moment come in the order in which they were planned. */
  at(time: number, run: () => void): void {
    const event = { at: Math.max(time, this.time), order: this.#order++, run };
    // Kept sorted: most events are planned for soon.
    let place = this.#events.length;
    while (place > 0 && isBefore(event, this.#events[place - 1] as Event)) place--;
    this.#events.splice(place, 0, event);
  }

  /** Calls once, when all has happened that follows from the event of now. */
  whenSettled(run: () => void): void {
    this.#quiet.push(run);
  }

  /** Runs all events until a time, each with everything that follows from it at once. */
  async runUntil(end: number): Promise<void> {
    // What was asked for meanwhile begins now.
    await settled();
    for (;;) {
      const next = this.#events[0];
      if (!next || next.at > end) break;
      this.#events.shift();
      this.time = next.at;
      next.run();
      await settled();
      for (const run of this.#quiet.splice(0)) run();
    }
    this.time = end;
  }
}

const isBefore = (a: Event, b: Event) => a.at < b.at || (a.at === b.at && a.order < b.order);

/** Every promise that can go on without another event has done so: Node runs such a tick behind all of them. */
const settled = () => new Promise<void>((done) => process.nextTick(done));
