/**
 * A number of a list, others in each run, so that a few days of runs try them all. All of it at night, and for those
 * who look for what a run found: `NIGHT=1 npx vitest run PATH`.
 */
export function someOf<T>(all: readonly T[], count: number): T[] {
  const left = [...all];
  if (process.env.NIGHT || count >= left.length) return left;
  return Array.from({ length: count }, () => {
    const [taken] = left.splice(Math.floor(Math.random() * left.length), 1);
    return taken as T;
  });
}
