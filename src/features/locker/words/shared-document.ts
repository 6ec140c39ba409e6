export const unreadable =
  'This document is on this device, but could not be read and was set aside.';
export const lost =
  'This document was on this device, and was lost because this browser’s storage was cleared or damaged. Import your last backup, if you have one.';
export const openLocker = 'Open the locker';
