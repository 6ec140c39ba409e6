import { bytesInWords } from '#lib/bytes-in-words.ts';
import type { Room } from './room.ts';

/** How much room is taken of how much. */
export const takenInWords = ({ used, quota, percent }: Room): string =>
  `${bytesInWords(used)} of about ${bytesInWords(quota)} that the browser allows${percent ? `, ${percent} %` : ''}.`;

export const PARTS: Readonly<Record<Room['parts'][number]['name'], string>> = {
  pages: 'Pages and tools',
  documents: 'Documents',
  rest: 'Messages, drafts, settings',
  others: 'Pages, messages, drafts, settings',
};

/** Whether the browser keeps it, by what it answers. */
export const PERSISTED = {
  yes: 'The browser keeps all of it until you erase it.',
  no: 'The browser may clear it when the device runs out of room.',
  refused:
    'The browser did not promise it this time. It does sooner for sites that are on the home screen or used often.',
  ask: 'Ask to keep it',
} as const;
