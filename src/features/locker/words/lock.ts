export const on = 'The lock is on';
export const off = 'Lock with a passphrase';
export const why =
  'Without a lock, anyone who can unlock this device can open your documents. A passphrase encrypts them.';
export const setPassphrase = 'Set a passphrase';

export const forgetting =
  'Nobody can recover a forgotten passphrase, and without it the documents in this locker are lost. The rest of this site works as before. Keep the originals, and a backup.';
export const fromNowOn =
  'What you add from now on is encrypted before it is stored. What was stored before may stay readable on the disk until the browser overwrites it.';
export const setLock = 'Set the lock';
export const encrypting = 'Encrypting...';
export const cancel = 'Cancel';

export const wrong = 'That is not the right passphrase.';
export const damaged =
  'This lock is damaged, so no passphrase opens it. Delete the locker, then import your last backup.';
export const noScreenLock =
  'The screen lock did not open it: it was cancelled, or this browser cannot use it. Use the passphrase.';
