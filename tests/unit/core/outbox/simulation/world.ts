import { Random } from './random.ts';

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

  /** Runs all events until a time, each with everything that follows from it at once. */
  async runUntil(end: number): Promise<void> {
    for (;;) {
      const next = this.#events[0];
      if (!next || next.at > end) break;
      this.#events.shift();
      this.time = next.at;
      next.run();
      await settled();
    }
    this.time = end;
  }
}

const isBefore = (a: Event, b: Event) => a.at < b.at || (a.at === b.at && a.order < b.order);

/** Every promise that can go on without another event has done so. */
const settled = () => new Promise<void>((done) => setImmediate(done));
