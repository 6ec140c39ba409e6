import { plural } from '#words/plural.ts';

const grouped = (count: number) => count.toLocaleString('en-IN');

/** `1 document`, `3 documents`: for the sentences of the locker. */
export const documentCount = (count: number): string =>
  `${grouped(count)} ${plural(count, 'document', 'documents')}`;

/** `1 file`, `3 files`. */
export const fileCount = (count: number): string =>
  `${grouped(count)} ${plural(count, 'file', 'files')}`;

/** What a backup leaves out, since this version of the site cannot read it. Empty where that is nothing. */
export const leftOut = (count: number) =>
  count > 0
    ? `It leaves out ${documentCount(count)} that this version of the site cannot read.`
    : '';

/** Why something did not happen: the locker's reasons. */
export const tooLarge = (most: string) =>
  `It is larger than ${most}, the most the locker takes for one file.`;
export const empty =
  'It is empty: it has 0 bytes. If it is in a cloud drive, open it there first, then choose it again.';
export const trayFull = (files: number, size: string) =>
  `The tray is full: it takes ${files} files and ${size}. Keep or discard some, then share the rest again; it is still where it came from.`;
export const full =
  'This device has no room for it, so nothing was changed. Delete something here or free some space, then try again.';
export const unreadable =
  'The device could not read it. If it is in a cloud drive or on a card, copy it to the device first.';
export const blocked =
  'This browser does not let the site keep files. Allow site data or leave private browsing, then try again.';
export const busy =
  'The storage of this device did not answer in time. Close other tabs of this site and press Refresh: then you see what is kept.';
export const broken =
  'The browser cannot open what it keeps on this device, so nothing was changed. Close the browser completely and open it again; if that does not help, restart the device.';
export const insecure =
  'This page did not come over a secure connection (https), and on such a page the browser encrypts nothing. Open the site under its https address, then try again.';
export const newer =
  'A newer version of this site has used the locker. Reload the page to get it; if this stays, the site went back to an earlier version. Nothing is lost.';
export const signedOut = 'The locker was signed out in the meantime, so it was not added.';
export const missing = 'It is no longer on this device.';
export const locked = 'The locker is locked. Unlock it, then do it again.';
