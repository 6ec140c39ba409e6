import { plural } from '#words/plural.ts';

export const locked = 'The locker is locked.';
export const encrypted = 'Its contents are encrypted on this device.';
export const toSeeFile = 'Unlock it to see what is in the file you chose.';
export const passphrase = 'Passphrase';
export const unlock = 'Unlock';
export const unlocking = 'Unlocking...';
export const wrongTryAgain = 'That is not the right passphrase. Try again.';
export const wrongTryAgainIn = (seconds: number) =>
  plural(
    seconds,
    'That is not the right passphrase. Try again in 1 second.',
    `That is not the right passphrase. Try again in ${seconds} seconds.`,
  );
export const useScreenLock = 'Use the screen lock';
export const forgotten = 'Forgot it? Then you can only delete the locker.';
export const erase = 'Delete the locker';
