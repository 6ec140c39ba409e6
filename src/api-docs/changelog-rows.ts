import type { TestValues } from '#content/types/sections.ts';
import { type ApiChange, changelog } from './changelog.ts';

const KINDS = { added: 'Added', changed: 'Changed', removed: 'Removed' } as const;

const listed = ({ calls = [], gone = [], names = [] }: ApiChange): string =>
  [[...calls, ...gone].join(', '), names.map((name) => name.replace(/^problem\./, '')).join(', ')]
    .filter(Boolean)
    .join(': ');

/** The changelog as a table: for each entry its changes, with the calls, fields and codes that they name. */
export const changelogRows: readonly TestValues[] = changelog.map(({ date, version, changes }) => ({
  label: `${date}, version ${version}`,
  rows: changes.map((change) => ({
    label: `${KINDS[change.kind]}: ${change.title}`,
    input: listed(change),
    outcome: change.text,
  })),
}));
