import { fileCount } from '#words/locker/common.ts';
import { plural } from '#words/plural.ts';

export const heading = 'Tray';
export const waits = (count: number, size: string, mostFiles: number, mostSize: string) =>
  plural(
    count,
    `${fileCount(count)}, ${size}, waits for you; at most ${mostFiles} files and ${mostSize}.`,
    `${fileCount(count)}, ${size}, wait for you; at most ${mostFiles} files and ${mostSize}.`,
  );
export const isFull = 'It is full: keep or discard some to make room.';
export const whoSent =
  'Sent by an app you shared from, or by a website without asking you: the browser does not say which. Nothing is in your list yet, and nothing was opened. Keep only what you expected.';
export const keepAll = 'Keep all';
export const discardAll = 'Discard all';
export const keep = 'Keep';
export const discard = 'Discard';
export const kept = (count: number) => `${fileCount(count)} kept, on top of the list.`;
export const discarded = (count: number) => `${fileCount(count)} discarded.`;
export const discardHeading = (count: number) => `Discard ${fileCount(count)}?`;
export const aboutDiscarding =
  'What you discard is removed from this device for good. The app that sent it keeps its own copy.';
export const discardForGood = 'Discard for good';

/** @param kind one of `file-kinds.ts` */
export const byFirstBytes = (kind: string, size: string) => `${kind} by its first bytes, ${size}`;
export const arrived = (day: string) => `App or website, not chosen by you. Arrived ${day}`;
export const otherName = 'Its name does not match the type of file inside.';
