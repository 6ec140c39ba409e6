/** A sentence for visitors, by the codes of its languages: `{ en, hi }`. */
export type VisitorsLine = Readonly<Record<string, string>>;

/** `en: …` or `hi: …`, in a file of `changes` or in a list of the changelog. */
const LINE = /^(?:- | {2})?([a-z]{2,3}): (.+)$/;

/**
 * What changes say to visitors, in their order: each sentence begins with its English, and its translations follow.
 *
 * @param markdown a file of `changes`, or the changelog
 */
export function visitorsLines(markdown: string): VisitorsLine[] {
  const lines: Record<string, string>[] = [];
  for (const line of markdown.split('\n')) {
    const [, code, text] = LINE.exec(line) ?? [];
    if (!code || !text) continue;
    if (code === 'en') lines.push({ en: text });
    else Object.assign(lines.at(-1) ?? {}, { [code]: text });
  }
  return lines;
}

/** A file of `changes` without them: what the changelog says of it. */
export const withoutVisitorsLines = (note: string): string =>
  note
    .split('\n')
    .filter((line) => !LINE.test(line))
    .join('\n')
    .trim();

/** The sentences as a list of the changelog, which `visitorsLines` reads again. */
export const asList = (lines: readonly VisitorsLine[]): string =>
  lines
    .map((line) =>
      Object.entries(line)
        .map(([code, text], i) => `${i === 0 ? '- ' : '  '}${code}: ${text}`)
        .join('\n'),
    )
    .join('\n');
