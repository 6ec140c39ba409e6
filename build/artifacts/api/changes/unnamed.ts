import type { ApiChange, ChangelogEntry } from '../../../../src/api-docs/changelog.ts';
import type { Difference } from './differences.ts';

/** A name matches itself and every path that ends with it: `fee` for `answer.fee` and `answer.data[].fee`. */
const isNamed = (part: string, names: readonly string[] = []) =>
  names.some((name) => part === name || part.endsWith(`.${name}`));

function tellsOf(change: ApiChange, { kind, call, part }: Difference): boolean {
  if (change.kind !== kind) return false;
  const calls: readonly string[] | undefined =
    change.calls || change.gone ? [...(change.calls ?? []), ...(change.gone ?? [])] : undefined;
  if (part === undefined) return !change.names && (calls?.includes(call) ?? false);
  return (calls?.includes(call) ?? true) && isNamed(part, change.names);
}

/** Changes of entries that are newer than a release. */
export const changesSince = (changelog: readonly ChangelogEntry[], date: string) =>
  changelog.filter((entry) => entry.date > date).flatMap(({ changes }) => changes);

/** Differences that no change tells of. */
export const unnamed = (all: readonly Difference[], changes: readonly ApiChange[]): Difference[] =>
  all.filter((difference) => !changes.some((change) => tellsOf(change, difference)));

/** What changes name and nothing differs in: calls and names, each once. */
export function unfounded(all: readonly Difference[], changes: readonly ApiChange[]): string[] {
  const told = changes.flatMap((change) => {
    const { calls = [], gone = [], names } = change;
    const own = all.filter((difference) => tellsOf(change, difference));
    if (!names)
      return [...calls, ...gone].filter((call) => !own.some((each) => each.call === call));
    return names.filter((name) => !own.some(({ part = '' }) => isNamed(part, [name])));
  });
  return [...new Set(told)];
}
