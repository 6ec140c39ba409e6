import { CHANNELS } from '#store/keys.ts';

/** Tells every tab and the worker that something in the outbox changed. */

const listeners = new Set<() => void>();

// Not in Node, where a page is prerendered and an open channel would keep the build from ending.
const channel =
  typeof BroadcastChannel === 'undefined' || typeof location === 'undefined'
    ? undefined
    : new BroadcastChannel(CHANNELS.outbox);

channel?.addEventListener('message', ({ data }) => {
  if (data?.v === 1 && data.type === 'changed') for (const listener of listeners) listener();
});

export function announceChange(): void {
  channel?.postMessage({ v: 1, type: 'changed' });
  for (const listener of listeners) listener();
}

/** Calls `listener` after each change, wherever it was made. Returns the way to stop that. */
export function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
