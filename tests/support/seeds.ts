/**
 * Seeds of a simulation: what it ever found, then others in each run, so that every run looks where none has looked.
 * `SEED=17 npx vitest run PATH` replays the one that a failure names, `SCHEDULES=100000` runs that many.
 *
 * @param found seeds that once broke a promise
 */
export function freshSeeds(count: number, found: readonly number[] = []): number[] {
  const { SEED } = process.env;
  const first = Number(SEED ?? Math.floor(Math.random() * 2 ** 31));
  const fresh = Array.from({ length: count }, (_, index) => first + index);
  return SEED ? fresh : [...found, ...fresh];
}

/** How many a run takes where nobody says: one of `usual` that is named. */
export const countOfSeeds = (usual: number): number =>
  Number(process.env.SCHEDULES ?? (process.env.SEED ? 1 : usual));
