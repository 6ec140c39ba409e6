export const heading = 'Save it without encryption?';
export const text =
  'This locker has a lock; this file has none. Anyone who gets the file can read your documents. For a file that only a passphrase opens, choose “Save encrypted backup” in the locker.';
export const confirm = 'Save without encryption';
