import { isReachable } from '#core/network/reachability.ts';
import { hasUnsavedWork } from '#store/unsaved-work.ts';
import { useUpdate } from '#store/update-status.ts';
import { wasBrokenOff } from './leaving.ts';
import { reloadAutomatically } from './reload.ts';

/**
 * A part of the application that cannot be loaded, or its style, was most likely deleted by a newer deployment. Only a
 * reload helps.
 */
export function watchStaleChunks(): void {
  addEventListener('vite:preloadError', () => void recover());
}

async function recover(): Promise<void> {
  // Asked at once: what failed without a network is no sign of a newer deployment, also where it is back a moment
  // later.
  const [brokenOff, reachable] = await Promise.all([wasBrokenOff(), isReachable()]);
  // Without a network there is nothing newer to load, and reloading might lose what is still shown.
  if (brokenOff || !reachable) return;
  if (hasUnsavedWork() || !reloadAutomatically()) useUpdate.setState({ update: 'stale' });
}
