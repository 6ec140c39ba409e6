import { Random } from './random.ts';

/** Something that a visitor, the browser or fate does. `tab` and `choice` say to what. */
export interface Step<What extends string> {
  /** Milliseconds since the beginning. */
  at: number;
  what: What;
  tab: number;
  /** At least 0, less than 4. */
  choice: number;
}

interface Kind<What extends string> {
  /** How often each happens. */
  weights: Readonly<Record<What, number>>;
  tabs: number;
  /** Number of steps: at least the first, less than the second. */
  steps: readonly [number, number];
  /** About how long it takes. */
  lengthMs: number;
}

/** What happens in one schedule, decided by its seed. Much of it comes close together. */
export function planOf<What extends string>(seed: number, kind: Kind<What>): Step<What>[] {
  const random = new Random(seed);
  const [least, bound] = kind.steps;
  const spread = kind.lengthMs / bound;
  const steps: Step<What>[] = [];
  let at = 0;
  for (let n = random.whole(least, bound); n > 0; n--) {
    at += random.chance(0.6) ? random.whole(0, 400) : random.whole(0, 2 * spread);
    steps.push({
      at,
      what: random.weighted(kind.weights),
      tab: random.whole(0, kind.tabs),
      choice: random.whole(0, 4),
    });
  }
  return steps;
}
