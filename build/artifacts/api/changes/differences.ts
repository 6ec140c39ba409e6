import type { CallInventory, Inventory } from './inventory.ts';

/** One thing that is not as it was. */
export interface Difference {
  kind: 'added' | 'removed' | 'changed';
  /** Id of the call or event; of one that is gone, the id that it had. */
  call: string;
  /** What of the call: a field, a value, a status, a code. Nothing where it is the whole call. */
  part?: string;
}

/** All that differs between two inventories. Of a call or a field that came or went, only that. */
export function differences(before: Inventory, after: Inventory): Difference[] {
  const calls = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return calls.flatMap((call): Difference[] => {
    const [old, now] = [before[call], after[call]];
    if (!old) return [{ kind: 'added', call: now?.id ?? call }];
    if (!now) return [{ kind: 'removed', call: old.id }];
    return inCall(old, now);
  });
}

function inCall(old: CallInventory, now: CallInventory): Difference[] {
  const parts = [...new Set([...Object.keys(old.parts), ...Object.keys(now.parts)])];
  const found = parts.flatMap((part): Difference[] => {
    const [was, is] = [old.parts[part], now.parts[part]];
    if (was === is) return [];
    const kind = was === undefined ? 'added' : is === undefined ? 'removed' : 'changed';
    return [{ kind, call: now.id, part }];
  });
  const whole = new Set(found.filter(({ kind }) => kind !== 'changed').map(({ part }) => part));
  const renamed: Difference[] =
    old.id === now.id ? [] : [{ kind: 'changed', call: now.id, part: 'operationId' }];
  return [...renamed, ...found.filter(({ part = '' }) => !isInside(part, whole))];
}

/** Whether a part is inside of another that came or went with it: `answer.failure.code` inside of `answer.failure`. */
function isInside(part: string, others: ReadonlySet<string | undefined>): boolean {
  return [...part.matchAll(/[.[=]/g)].some(({ index }) => others.has(part.slice(0, index)));
}

/** A difference as a developer reads it. */
export const shownDifference = ({ kind, call, part }: Difference): string =>
  part === undefined ? `${kind}: ${call}` : `${kind}: ${part} of ${call}`;
