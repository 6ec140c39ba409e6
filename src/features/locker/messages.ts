import type { Refusal } from '#core/locker/error.ts';
import { MAX_FILE_BYTES, MAX_TRAY_BYTES, MAX_TRAY_FILES } from '#core/locker/limits.ts';
import { bytesInWords } from '#lib/bytes-in-words.ts';
import { MAX_NAMED } from './limits.ts';

/** Why something did not happen, for the visitor to read. Nothing in it comes from a file or a URL. */
export const REFUSED: Record<Refusal, string> = {
  'too-large': `It is larger than ${bytesInWords(MAX_FILE_BYTES)}, the most the locker takes for one file.`,
  'tray-full': `The tray is full: it takes ${MAX_TRAY_FILES} files and ${bytesInWords(MAX_TRAY_BYTES)}. Keep or discard some, then share the rest again; it is still where it came from.`,
  full: 'This device has no room for it, so nothing was changed. Delete something here or free some space, then try again.',
  unreadable:
    'The device could not read it. If it is in a cloud drive or on a card, copy it to the device first.',
  blocked:
    'This browser does not let the site keep files. Allow site data or leave private browsing, then try again.',
  busy: 'The storage of this device did not answer, so nothing was changed. Close other tabs of this site and press Refresh.',
  newer:
    'A newer version of this site has used the locker. Reload the page to get it; nothing is lost.',
  'signed-out': 'The locker was signed out in the meantime, so it was not added.',
  missing: 'It is no longer on this device.',
  locked: 'The locker is locked. Unlock it, then do it again.',
};

export const refusedText = (reason: Refusal): string => REFUSED[reason];

/** `1 document`, `3 documents`. */
export const documentCount = (count: number): string =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? 'document' : 'documents'}`;

/** `1 file`, `3 files`. */
export const fileCount = (count: number): string =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? 'file' : 'files'}`;

/** Titles with commas between them; of many the first ones. */
export const namedInWords = (titles: readonly string[]): string => {
  const rest = titles.length - MAX_NAMED;
  const named = titles.slice(0, MAX_NAMED).join(', ');
  return rest > 0 ? `${named} and ${rest.toLocaleString('en-IN')} more` : named;
};

/** What a backup leaves out, since this version of the site cannot read it. Empty where that is nothing. */
export const leftOutInWords = (unread: number): string =>
  unread > 0
    ? `It leaves out ${documentCount(unread)} that this version of the site cannot read.`
    : '';
