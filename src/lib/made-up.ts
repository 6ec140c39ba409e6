/**
 * Made-up values for simulated results. Each is derived from a seed, so that the same input has the same
 * result on every device, today and next year.
 */

/** A whole number from 0 to 2³² - 1 (FNV-1a over UTF-16 units, then mixed). Not for secrets. */
export function hash(seed: string): number {
  let sum = 0x811c9dc5;
  for (let index = 0; index < seed.length; index++)
    sum = Math.imul(sum ^ seed.charCodeAt(index), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  return (sum ^ (sum >>> 13)) >>> 0;
}

/** One of a list's entries. */
export const pick = <T>(seed: string, list: readonly [T, ...T[]]): T =>
  list[hash(seed) % list.length] ?? list[0];

/** A day as `YYYY-MM-DD`, from the 1st to the 28th of any month of the years given. */
export function sampleDay(seed: string, firstYear: number, lastYear: number): string {
  const year = firstYear + (hash(`year ${seed}`) % (lastYear - firstYear + 1));
  const month = 1 + (hash(`month ${seed}`) % 12);
  const day = 1 + (hash(`day ${seed}`) % 28);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}`;
}
