import type { HeadPicture } from '#copy/types/head-picture.ts';
import type { Runs, Sequence } from '#copy/types/sequence.ts';
import type { Tally } from '#copy/types/tally.ts';
import * as words from '#words/sequence.ts';
import { bullets, code, prose, stacked } from './blocks.ts';

/** Calls that the page runs in place. */
export const runsMarkdown = ({ text, calls }: Runs): string[] => [
  prose(text),
  bullets(calls.map(({ id, label }) => `${prose(label)}: ${code(id)}`)),
];

/** A drawn sequence as numbered steps, below its heading: who sends what to whom. */
export const sequenceSteps = ({ parties, steps, runs }: Sequence): string[] => [
  ...steps.map(({ kind, from, to, title, text, method, path, id }, at) => {
    const line = words.fromTo(parties[from].label, parties[to].label, words.kinds[kind]);
    const call = [method, path ?? id].filter(Boolean).join(' ');
    return `${at + 1}. ${prose(line)}**${prose(title)}** ${call && `${code(call)} `}${prose(text)}`;
  }),
  ...(runs ? runsMarkdown(runs) : []),
];

export const sequenceMarkdown = (sequence: Sequence): string =>
  stacked([`## ${prose(sequence.heading)}`, ...sequenceSteps(sequence)]);

export const tallyMarkdown = ({ heading, items }: Tally): string =>
  stacked([
    `## ${prose(heading)}`,
    bullets(items.map(({ figure, text }) => `${figure} ${prose(text)}`)),
  ]);

/** What the picture of a head says. */
export const pictureMarkdown = (picture: HeadPicture): string =>
  stacked([`## ${prose(picture.heading)}`, ...saidBy(picture)]);

const figures = (items: readonly { figure: string; text: string }[]) => [
  bullets(items.map(({ figure, text }) => `**${prose(figure)}** ${prose(text)}`)),
];

function saidBy(picture: HeadPicture): string[] {
  switch (picture.kind) {
    case 'tally':
      return figures(picture.items);
    case 'bars':
      return figures(picture.rows);
    case 'screens':
      return picture.items.map(
        ({ title, amount, text, press }, at) =>
          `${at + 1}. **${prose(title)}** ${[amount, text, press].filter(Boolean).join(', ')}`,
      );
    case 'states':
      return [
        picture.way.map(code).join(', '),
        bullets(picture.ends.map(({ state, text }) => `${code(state)}: ${prose(text)}`)),
      ];
  }
}
