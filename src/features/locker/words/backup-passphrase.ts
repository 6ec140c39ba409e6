export const passphrase = 'Passphrase of this backup';
export const help = 'The one it was saved with; it may differ from this locker’s.';
export const open = 'Open the backup';
export const decrypting = 'Decrypting...';
