import type { Sequence } from '#copy/types/sequence.ts';
import type { Tally } from '#copy/types/tally.ts';
import * as words from '#words/sequence.ts';
import { bullets, code, prose, stacked } from './blocks.ts';
import { runsMarkdown } from './sections.ts';

/** A drawn sequence as numbered steps: who sends what to whom. */
export const sequenceMarkdown = ({ heading, parties, steps, runs }: Sequence): string =>
  stacked([
    `## ${prose(heading)}`,
    ...steps.map(({ kind, from, to, title, text, method, path, id }, at) => {
      const line = words.fromTo(parties[from].label, parties[to].label, words.kinds[kind]);
      const call = [method, path ?? id].filter(Boolean).join(' ');
      return `${at + 1}. ${prose(line)}**${prose(title)}** ${call && `${code(call)} `}${prose(text)}`;
    }),
    ...(runs ? runsMarkdown(runs) : []),
  ]);

export const tallyMarkdown = ({ heading, items }: Tally): string =>
  stacked([
    `## ${prose(heading)}`,
    bullets(items.map(({ figure, text }) => `${figure} ${prose(text)}`)),
  ]);
