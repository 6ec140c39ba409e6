import { keptInTab } from '#store/kept.ts';
import { RELOADED_AT_KEY } from '#store/keys.ts';

/** A second reload within this time would be a loop. */
const RELOAD_INTERVAL_MS = 60_000;

const reloadedAt = keptInTab(RELOADED_AT_KEY, Number);

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
  if (Date.now() - reloadedAt.read() < RELOAD_INTERVAL_MS) return false;
  // Without storage a loop could not be noticed.
  if (!reloadedAt.write(String(Date.now()))) return false;
  reload();
  return true;
}
