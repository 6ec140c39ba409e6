import type { Accepted } from './bounds.ts';

/** A line for each row that another figure was measured for, that is new or gone. */
export function budgetDifferences(accepted: Accepted, measured: Accepted): string[] {
  const names = new Set([...Object.keys(accepted), ...Object.keys(measured)]);
  return [...names].flatMap((name) => {
    const [before, now] = [accepted[name], measured[name]];
    if (before === now) return [];
    if (before === undefined) return [`${name}: ${now} bytes, new`];
    if (now === undefined) return [`${name}: gone, was ${before} bytes`];
    const change = now - before;
    return [`${name}: ${now} bytes, ${change > 0 ? '+' : ''}${change}`];
  });
}
