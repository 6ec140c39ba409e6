import type { ReactElement } from 'react';
import { documentCount, fileCount } from '#words/locker/common.ts';
import { plural } from '#words/plural.ts';

export const yourDocuments = 'Your documents';
export const documents = 'Documents';
export const noDocuments = 'No documents found. Sign in to DigiLocker or upload documents.';
export const nothingFound = 'No document has this in its title, type or issuer.';
export const clearSearch = 'Clear search';
export const nothingOpen = 'Choose View on a document to see it here.';

export const tools = 'Locker tools';
export const search = 'Search documents';
export const searchHint = 'Search title, type or issuer';
export const filesToUpload = 'Files to upload';
export const upload = 'Upload';
export const exportJson = 'Export JSON';
export const refresh = 'Refresh';

export const addingFile = 'Adding a file...';
export const addingFileOf = (file: number, total: number) => `Adding file ${file} of ${total}...`;
export const notAdded = (count: number) =>
  plural(count, '1 file was not added.', `${count} files were not added.`);
export const andMore = (count: number) => `and ${count} more.`;
export const close = 'Close';

export const wasDeleted = (title: ReactElement) => <span>{title} was deleted.</span>;
export const undo = 'Undo';
export const undoUntil = 'Undo works until you leave this page, or the room is needed.';
export const forGoodHeading = 'Delete it for good?';
export const forGood = (title: string) =>
  `This device is full. Deleting “${title}” makes room, but cannot be undone.`;
export const deleteForGood = 'Delete for good';

/**
 * @param size of all files; empty where there is none
 * @param shown how many a search leaves; empty where it leaves all
 */
export const held = (count: number, size: string, shown: string) => {
  const documents = shown ? `${shown} of ${documentCount(count)}` : documentCount(count);
  return size ? `${documents}, ${size}.` : `${documents}.`;
};
export const onlyOnThisDevice = 'Kept only on this device.';
export const onlyWhileOpen = 'Kept only until this page is closed.';
export const demoData = 'Demo data.';
export const roomFor = (size: string) => `Room for about ${size} more.`;

export const inTheTray = (count: number) => `${fileCount(count)} in the tray.`;
