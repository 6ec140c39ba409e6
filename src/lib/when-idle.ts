// Safari has no idle callback; by then the page has long been painted.
const FALLBACK_DELAY_MS = 200;

/** Chromium may never find a moment: seen on a page at rest whose window had changed its size while it loaded. */
const DEADLINE_MS = 2_000;

/**
 * Calls `run` once, after the page has loaded and the browser has a moment, or soon after where it says that it has
 * none. Returns a way to cancel.
 */
export function whenIdle(run: () => void): () => void {
  let cancelled = false;
  const once = () => {
    if (!cancelled) run();
  };
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(once, { timeout: DEADLINE_MS });
    else setTimeout(once, FALLBACK_DELAY_MS);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    cancelled = true;
  };
}
