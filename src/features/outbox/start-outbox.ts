import { deliver } from './deliver.ts';
import { followOutbox } from './follow-outbox.ts';

/** Starts the outbox on a page: shows what waits, and sends it at every sign of a network. */
export async function startOutbox(): Promise<void> {
  await followOutbox();
  addEventListener('online', () => void deliver({ reconnected: true }));
  addEventListener('pageshow', (event) => event.persisted && void deliver());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void deliver();
  });
  await deliver();
}

/** Asks the browser to wake the worker when the network is back, also after this tab is closed. */
export async function requestBackgroundSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.ready;
    await (registration as WithSync | undefined)?.sync?.register('outbox');
  } catch {
    // Chromium only, and the visitor can forbid it. The page's own triggers remain.
  }
}

interface WithSync extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> };
}
