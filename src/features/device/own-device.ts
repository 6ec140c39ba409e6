import type { HomeScreenHelp } from '#copy/types/device.ts';

/** Which kind of device a browser runs on, by what it says of itself: whose steps to the home screen hold. */
export function ownDevice({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): HomeScreenHelp['device'] {
  if (/Android/.test(userAgent)) return 'android';
  // An iPad says that it is a Mac, which has no touch screen.
  const isTablet = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  return isTablet || /iP(hone|ad|od)/.test(userAgent) ? 'apple' : 'computer';
}
