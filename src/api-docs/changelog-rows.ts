import type { TestValues } from '#copy/types/sections.ts';
import { type ApiChange, changelog } from './changelog.ts';

const KINDS = { added: 'Added', changed: 'Changed', removed: 'Removed' } as const;

/** What a reader must do, most urgent first. What is new breaks nothing; all else holds from its version on. */
const MUST = ['now', 'before', 'nothing'] as const;

/** What a reader must do about a change. */
export const mustOf = ({ kind, must }: ApiChange): (typeof MUST)[number] =>
  must ?? (kind === 'added' ? 'nothing' : 'before');

const listed = ({ calls = [], gone = [], names = [] }: ApiChange): string =>
  [[...calls, ...gone].join(', '), names.map((name) => name.replace(/^problem\./, '')).join(', ')]
    .filter(Boolean)
    .join(': ');

/** The changelog as tables: for each entry, by what a reader must do, its changes with the calls, fields and codes. */
export const changelogRows: readonly TestValues[] = changelog.flatMap(
  ({ date, version, changes }) => {
    const label = {
      now: `Act now: ${date}`,
      before: `Act before you name version ${version}`,
      nothing: `Nothing to do: new on ${date}, version ${version}`,
    };
    return MUST.map((must) => ({
      label: label[must],
      // What asks for something is read without a press.
      ...(must !== 'nothing' && { open: true as const }),
      rows: changes
        .filter((change) => mustOf(change) === must)
        .map((change) => ({
          label: `${KINDS[change.kind]}: ${change.title}`,
          input: change.text,
          outcome: listed(change),
        })),
    })).filter(({ rows }) => rows.length > 0);
  },
);

const ASKED: Readonly<Record<(typeof MUST)[number], string>> = {
  now: 'to act on now',
  before: 'before you name the new version',
  nothing: 'ask nothing of you',
};

/** How many changes there are, by what a reader must do about them. */
export const changesByDuty = MUST.map((must) => ({
  figure: changelog.flatMap(({ changes }) => changes).filter((one) => mustOf(one) === must).length,
  text: ASKED[must],
}));
