import { RELOADED_AT_KEY } from '#store/keys.ts';

/** A second reload within this time would be a loop. */
const RELOAD_INTERVAL_MS = 60_000;

let reloading = false;

/** Reloads the page, once however often it is called. */
export function reload(): void {
  if (reloading) return;
  reloading = true;
  location.reload();
}

/**
 * Reloads the page automatically: its visitor has not asked for it.
 *
 * @returns false if the last such reload was a moment ago: then reloading does not help
 */
export function reloadAutomatically(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT_KEY)) < RELOAD_INTERVAL_MS)
      return false;
    sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()));
  } catch {
    // Without storage a loop could not be noticed.
    return false;
  }
  reload();
  return true;
}
