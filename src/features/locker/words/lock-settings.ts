import { plural } from '#words/plural.ts';

export const about =
  'Documents, their names and issuers are encrypted on this device. Their number, sizes and dates are not.';
export const refusesFiles = 'Files from other apps are refused while the lock is on.';
export const lockAfter = 'Lock automatically after';
export const never = 'Never';
export const minutesWithoutUse = (minutes: number) =>
  plural(minutes, '1 minute without use', `${minutes} minutes without use`);
export const lockNow = 'Lock now';
export const changePassphrase = 'Change passphrase';
export const useScreenLock = 'Use the screen lock too';
export const stopScreenLock = 'Stop using the screen lock';
export const saveEncrypted = 'Save encrypted backup';
export const takeOff = 'Remove the lock';

export const changeIt = 'Change it';
export const changing = 'Changing...';
export const changed = 'The passphrase is changed.';

export const aboutScreenLock =
  'Anyone who can unlock this device, by fingerprint, face or code, can then open the locker. Keep the passphrase: a new fingerprint or a reset may stop this from working.';
export const useIt = 'Use it';
export const asking = 'Asking the device...';
export const screenLockUsed = 'The screen lock of this device opens the locker too.';
/** Shown by the device next to the name of the site. */
export const credential = 'Document locker';

export const aboutEncrypted =
  'The backup opens on any device, but only with the passphrase you give it here. Nobody can recover a forgotten one.';
export const saveIt = 'Save it encrypted';
export const packing = 'Packing...';

export const aboutTakingOff =
  'The documents are then not encrypted, and anyone who can unlock this device can open them.';
export const takeItOff = 'Remove it';
export const decrypting = 'Decrypting...';
