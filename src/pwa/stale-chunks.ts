import { isReachable } from '#core/network/reachability.ts';
import { isInUse } from '#store/unsaved-work.ts';
import { useUpdate } from '#store/update-status.ts';
import { wasBrokenOff } from './leaving.ts';
import { reloadAutomatically } from './reload.ts';

/** How long before a part is known to have failed the network may have come back that it failed without. */
const NOTICED_AFTER_MS = 3000;

let onlineAt = Number.NEGATIVE_INFINITY;

/**
 * A part of the application that cannot be loaded, or its style, was most likely deleted by a newer deployment. Only a
 * reload helps.
 */
export function watchStaleChunks(): void {
  addEventListener('vite:preloadError', (event) => {
    void recover((event as Event as CustomEvent<string>).detail);
  });
  addEventListener('online', () => {
    onlineAt = performance.now();
  });
}

async function recover(page: string): Promise<void> {
  const failedAt = performance.now();
  // Asked at once: what failed without a network is no sign of a newer deployment, also where it is back a moment
  // later.
  const [brokenOff, reachable] = await Promise.all([wasBrokenOff(), isReachable()]);
  // Without a network there is nothing newer to load, and reloading might lose what is still shown.
  if (brokenOff || !reachable) return;
  // The network came back between the failure and our asking, or just before: the part may still be there.
  if (onlineAt > failedAt - NOTICED_AFTER_MS) return;
  // The page that its visitor has gone on to lacks nothing, and is not to be taken away. The shell may.
  const isLeft = location.pathname !== page;
  if (isLeft || isInUse() || !reloadAutomatically()) useUpdate.setState({ update: 'stale' });
}
