import { readShareResult } from '#core/locker/share-result.ts';
import type { ShareRefusal } from '#core/locker/share-target.ts';
import { REFUSED } from '#features/locker/messages.ts';
import * as words from '#features/locker/words/refused-share.ts';

/** Why something that was shared is not in the tray, for the visitor to read. Nothing in it comes from a URL. */
export const REFUSED_SHARE: Record<ShareRefusal, string> = {
  ...REFUSED,
  // Whichever tab is unlocked: what takes a share over holds no key, and the page it leads to is a new one.
  locked: words.locked,
  'no-file': words.noFile,
  foreign: words.foreign,
  'no-worker': words.noWorker,
};

/**
 * What was refused of a share, as the URL of this page says, in one notice. Empty if nothing was, or if that
 * cannot be believed: anybody can write a link with such words, and only the share target redirects here.
 */
export function refusedShare(search: string): string {
  const refused = wasRedirected() ? (readShareResult(search)?.refused ?? []) : [];
  if (refused.length === 0) return '';
  return [words.notAdded, ...refused.map((one) => REFUSED_SHARE[one])].join(' ');
}

/** Counts redirects of this site alone: a link, and a redirect of another site, make none. */
function wasRedirected(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (navigation?.redirectCount ?? 0) > 0;
}
