export const unreadable =
  'This document is on this device, but could not be read and was set aside.';
export const openLocker = 'Open the locker';
