/** Of a lock that is being set or taken off: how many documents and files can be read on the disk, of how many. */
export const halfEncrypted = (phase: string, plain: number, all: number) => {
  const [some, of] = [plain.toLocaleString('en-IN'), all.toLocaleString('en-IN')];
  if (phase === 'unsealing')
    return `Its lock is being removed: ${some} of ${of} documents and files are not encrypted.`;
  return `Not all of it is encrypted yet: ${some} of ${of} documents and files can still be read on the disk.`;
};
export const goesOn =
  'This goes on while the locker is open here. If this device is full, delete something or free some space.';
export const goOnNow = 'Go on now';
export const goesOnUnlocked = 'This goes on when you unlock it.';
