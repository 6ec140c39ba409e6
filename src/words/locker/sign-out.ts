import { plural } from '#words/plural.ts';
import { documentCount, fileCount } from './common.ts';

export const heading = 'Empty the locker?';
export const confirm = 'Sign out and remove';
export const locked =
  'The locker is locked, so we cannot say what is in it. Signing out removes all of it, and the lock, for good.';
export const removes = (count: number) =>
  plural(
    count,
    `Signing out removes ${documentCount(count)} that is only on this device, for good. Save a backup first if you want to keep it.`,
    `Signing out removes ${documentCount(count)} that are only on this device, for good. Save a backup first if you want to keep them.`,
  );
// A backup holds what is in the list.
export const emptiesTray = (count: number) =>
  plural(
    count,
    `Signing out empties the tray: ${fileCount(count)}. A backup does not hold it; keep it first if you want it.`,
    `Signing out empties the tray: ${fileCount(count)}. A backup does not hold them; keep what you want first.`,
  );
export const sealed = 'What stays on the disk is encrypted, and its key is gone.';
export const plain = 'Traces may stay readable on the disk until the browser overwrites them.';
