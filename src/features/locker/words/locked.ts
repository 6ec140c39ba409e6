import { plural } from '#words/plural.ts';

export const locked = 'The locker is locked.';
export const encrypted = 'What is in it is encrypted on this device.';
export const toSeeFile = 'Unlock it to see what the file that you chose holds.';
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
export const forgotten = 'Forgot it? Then only erasing helps.';
export const erase = 'Erase the locker';
