/** Tells every tab and the worker that something in a database changed. */
export interface ChangeChannel {
  announceChange(): void;
  /** Calls `listener` after each change, wherever it was made. Returns the way to stop that. */
  onChange(listener: () => void): () => void;
}

/** Opens the channel of one database; the name is one of `CHANNELS`. */
export function changeChannel(name: string): ChangeChannel {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let channel: BroadcastChannel | undefined;
  try {
    // In Node, where a page is prerendered and an open channel would keep the build from ending, there is no
    // location. Firefox throws as well while its owner lets the site store nothing.
    channel = location && new BroadcastChannel(name);
  } catch {}
  channel?.addEventListener('message', ({ data }) => {
    if (data?.v === 1 && data.type === 'changed') tell();
  });
  return {
    announceChange() {
      channel?.postMessage({ v: 1, type: 'changed' });
      tell();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
