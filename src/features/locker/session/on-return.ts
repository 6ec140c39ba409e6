/**
 * Calls when a page is seen again: one that slept, or that the browser kept for Back, heard of nothing
 * that other tabs did meanwhile. Returns the way to stop that.
 */
export function onReturn(look: () => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const shown = (event: Event) => (event as PageTransitionEvent).persisted && look();
  addEventListener('pageshow', shown, { signal });
  document.addEventListener('visibilitychange', () => document.hidden || look(), { signal });
  return () => listeners.abort();
}
