import type { SequenceKind } from '#copy/types/sequence.ts';

/** What the lines of a drawn sequence mean. */
export const kinds: Readonly<Record<SequenceKind, string>> = {
  call: 'API call',
  money: 'Money',
  event: 'Event to your server',
  word: 'By people',
};

/** Begins a step for those who do not see the line. */
export const fromTo = (from: string, to: string, kind: string) => `${from} to ${to}, ${kind}: `;
