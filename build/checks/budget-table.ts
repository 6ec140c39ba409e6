import { type Accepted, boundOf } from './bounds.ts';
import type { Measure } from './budgets.ts';

const KB = 1024;

const inKb = (bytes: number | undefined) =>
  (Number.isFinite(bytes) ? (Number(bytes) / KB).toFixed(1) : '-').padStart(10);

/** What each row of a build takes, what was accepted of it, and how much it may take, as lines of text. */
export function budgetTable(measures: readonly Measure[], accepted: Accepted): string {
  const width = Math.max(...measures.map(({ name }) => name.length));
  return [
    `${'Over the wire, KB'.padEnd(width)}  measured  accepted     bound`,
    ...measures.map((measure) => {
      const { name, bytes } = measure;
      const figures = [bytes, accepted[name], boundOf(measure, accepted)];
      return name.padEnd(width) + figures.map(inKb).join('');
    }),
  ].join('\n');
}
