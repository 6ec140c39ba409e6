import type { Measure } from './budgets.ts';

/** Bytes that were accepted for each row, as `build/budgets.json` has them. */
export type Accepted = Readonly<Record<string, number>>;

/** A row may grow by so much, or by so many hundredths, whichever is more. */
const GROWTH_BYTES = 1024;
const GROWTH_PERCENT = 2;

/**
 * What a row may take: what was accepted and its growth, and never more than its cap. A row that nobody has accepted
 * yet, say of a new page, may take its cap, if it has one.
 */
export function boundOf({ name, cap = Number.POSITIVE_INFINITY }: Measure, accepted: Accepted) {
  const before = accepted[name];
  if (before === undefined) return cap;
  const growth = Math.max(GROWTH_BYTES, Math.floor((before * GROWTH_PERCENT) / 100));
  return Math.min(cap, before + growth);
}

/** Sentences about rows that pass their bound. */
export const overBudget = (measures: readonly Measure[], accepted: Accepted): string[] =>
  measures
    .filter((measure) => measure.bytes > boundOf(measure, accepted))
    .map((measure) => {
      const { name, bytes, cap = Number.POSITIVE_INFINITY } = measure;
      const over = `${name}: ${bytes} bytes, ${bytes - boundOf(measure, accepted)} over its`;
      if (bytes > cap) return `${over} cap, which no figure moves (decision 045).`;
      return `${over} bound. If it is worth it: npm run budgets -- --accept (decision 045).`;
    });

/** Sentences about rows that `accepted` does not have yet, or still has. */
export function unknownRows(measures: readonly Measure[], accepted: Accepted): string[] {
  const names = measures.map(({ name }) => name);
  const isNew = names.filter((name) => accepted[name] === undefined);
  const isGone = Object.keys(accepted).filter((name) => !names.includes(name));
  const toAccept = 'npm run budgets -- --accept';
  return [
    ...isNew.map((name) => `${name} is a new row, held to nothing but its cap: ${toAccept}.`),
    ...isGone.map((name) => `${name} is no longer a row: ${toAccept}.`),
  ];
}
