/** Whether this is a browser on an iPhone or iPad, outside an installed app: it may clear storage after 7 days. */
export function keepsOnlyAWeek(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  // An iPad says that it is a Mac, which has no touch screen.
  const isPhone = /iP(hone|ad|od)/.test(userAgent);
  const isTablet = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  return (isPhone || isTablet) && !matchMedia('(display-mode: standalone)').matches;
}
