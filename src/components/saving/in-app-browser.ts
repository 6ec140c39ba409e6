/** What apps write into the user agent of the browser inside them; `; wv)` is Android's own mark of a WebView. */
const APPS =
  /; wv\)|FBAN|FBAV|FB_IAB|Instagram|WhatsApp|Twitter|LinkedInApp|Snapchat|Pinterest|\bLine\/|MicroMessenger|BytedanceWebview|musical_ly|Telegram/;

/**
 * Whether this looks like the browser inside an app, which often drops downloads and prints nothing. A hint, and no
 * proof: user agents say what they like.
 */
export function looksInApp({
  userAgent,
  standalone,
}: {
  userAgent: string;
  /** Of Safari alone: the page was opened from the home screen. */
  standalone?: boolean;
}): boolean {
  if (APPS.test(userAgent)) return true;
  // Every browser of an iPhone names Safari, but for a page on the home screen and the view inside an app.
  return /iPhone|iPad|iPod/.test(userAgent) && !/Safari\//.test(userAgent) && !standalone;
}
