/** Times of a run are taken together until they are more than a clock's noise. */
const LEAST_MS = 4;

/** The best of so many tries counts: others had something beside them. */
const TRIES = 5;

/**
 * How the time of some work grows over three texts, of which each is four times as long as the one before: by about 16 where it grows
 * with the length, by 256 where with its square.
 *
 * @param textOf a text of so many characters
 */
export function growth(
  work: (text: string) => unknown,
  textOf: (length: number) => string,
): number {
  const texts = [1_500, 6_000, 24_000].map(textOf) as [string, string, string];
  const [shortest] = texts;
  let runs = 1;
  while (time(() => work(shortest), runs) < LEAST_MS) runs *= 2;
  const [least, , most] = texts.map((text) =>
    Math.min(...Array.from({ length: TRIES }, () => time(() => work(text), runs))),
  ) as [number, number, number];
  return most / least;
}

function time(work: () => unknown, runs: number): number {
  const start = performance.now();
  for (let run = 0; run < runs; run++) work();
  return performance.now() - start;
}

/** More than what grows with the length, with what a busy machine adds, and less than what grows with its square. */
export const LINEAR = 64;
