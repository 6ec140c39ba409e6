import type { Refusal } from './error.ts';

/** Where other apps hand files over, as `share_target` of the web manifest says. Not a page. */
export const SHARE_PATH = '/share-in';

/** Field of the form that holds the files. */
export const SHARE_FIELD = 'files';

/**
 * Why something shared is not in the tray.
 * - `no-file`: a text or a link alone
 * - `foreign`: another site's page sent it, not an app
 * - `no-worker`: the browser had removed the worker, so that the file reached a server, which keeps nothing
 */
export type ShareRefusal = Refusal | 'no-file' | 'foreign' | 'no-worker';

/** What came of sharing into the locker's tray, as the locker's URL says: numbers and reasons, never a name. */
export interface ShareResult {
  shared: number;
  refused: readonly ShareRefusal[];
}

/** URL of the locker that tells a result. */
export function shareResultUrl({ shared, refused }: ShareResult): string {
  return `/digilocker?shared=${shared}${refused.map((reason) => `&refused=${reason}`).join('')}`;
}
