import type { Host } from './host.ts';

/** What one check found. A note is worth knowing and no fault. */
export interface Verdict {
  name: string;
  outcome: 'ok' | 'note' | 'FAIL';
  detail: string;
}

/** Looks at one thing of a host. */
export type Check = (host: Host) => Promise<Verdict>;

/** How many findings one line of the table names. */
const NAMED = 3;

/** Makes a verdict of what a check found: faults fail it, notes do not. `fine` is said of neither. */
export function verdict(
  name: string,
  { faults, notes = [] }: { faults: readonly string[]; notes?: readonly string[] },
  fine: string,
): Verdict {
  if (faults.length > 0) return { name, outcome: 'FAIL', detail: summary(faults) };
  if (notes.length > 0) return { name, outcome: 'note', detail: summary(notes) };
  return { name, outcome: 'ok', detail: fine };
}

const summary = (findings: readonly string[]) => {
  const more = findings.length - NAMED;
  return [...findings.slice(0, NAMED), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
};
