import { asList, visitorsLines, withoutVisitorsLines } from './visitors-lines.ts';

/** A file of `changes`. */
export interface Change {
  name: string;
  text: string;
}

/** Above the others: what `/device` says is new. */
const FOR_VISITORS = 'For visitors';

/** Headings of a changelog, in their order: https://keepachangelog.com. */
const KINDS = ['Added', 'Changed', 'Removed', 'Fixed', 'Security'];

const UNRELEASED = '## Unreleased\n';

/**
 * A changelog with changes under the headings that their names begin with, on top of the earlier ones, all of it
 * under a version, and nothing unreleased; first what they say to visitors. Throws for a name that begins with no
 * heading.
 *
 * @param version and its day, as the heading has them: `0.2.0 - 2026-12-01`
 */
export function withChanges(
  changelog: string,
  changes: readonly Change[],
  version: string,
): string {
  const [before = '', rest] = changelog.split(UNRELEASED);
  if (rest === undefined) throw new Error('The changelog has no part “Unreleased”.');
  const [waiting = '', ...released] = rest.split(/^(?=## )/m);
  const lines = new Map<string, string>();
  for (const part of waiting.split(/^### /m).slice(1)) {
    const end = part.indexOf('\n');
    lines.set(part.slice(0, end), part.slice(end).trim());
  }
  for (const { name, text } of changes.toReversed()) {
    const kind = kindOf(name);
    const said = withoutVisitorsLines(text).replaceAll('\n', '\n  ');
    lines.set(kind, `- ${said}\n${lines.get(kind) ?? ''}`.trim());
  }
  const news = asList(changes.flatMap(({ text }) => visitorsLines(text)));
  if (news) lines.set(FOR_VISITORS, `${news}\n${lines.get(FOR_VISITORS) ?? ''}`.trim());
  const parts = [...lines.keys()]
    .toSorted((a, b) => place(a) - place(b))
    .map((kind) => `### ${kind}\n\n${lines.get(kind)}\n\n`);
  return `${before}${UNRELEASED}\n## ${version}\n\n${parts.join('')}${released.join('')}`;
}

const place = (kind: string) => KINDS.indexOf(kind);

/** The heading that the name of a change begins with. */
export function kindOf(name: string): string {
  const kind = KINDS.find((each) => name.startsWith(`${each.toLowerCase()}-`));
  if (!kind) throw new Error(`changes/${name} begins with none of ${KINDS.join(', ')}.`);
  return kind;
}
