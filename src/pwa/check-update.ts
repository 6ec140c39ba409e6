import { useUpdate } from '#store/update-status.ts';
import { installationEnd } from './installation-end.ts';

/**
 * What asking for a newer version found. `none`: this browser keeps no pages, so each comes from the network.
 * `unanswered`: the server could not be asked. `broken`: there is a newer one, and it could not be fetched whole.
 */
export type UpdateFinding = 'newest' | 'ready' | 'none' | 'unanswered' | 'broken';

/** Asks the server for a newer version and waits until it is downloaded, which changes nothing yet. Never rejects. */
export async function checkUpdate(): Promise<UpdateFinding> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (!registration?.active) return 'none';
  if (registration.waiting || useUpdate.getState().update === 'ready') return ready();
  try {
    await registration.update();
  } catch {
    return 'unanswered';
  }
  const { installing } = registration;
  if (installing) await installationEnd(installing);
  if (registration.waiting) return ready();
  return installing?.state === 'redundant' ? 'broken' : 'newest';
}

/** Dismissed before, it is offered again. */
function ready(): 'ready' {
  useUpdate.setState({ update: 'ready' });
  return 'ready';
}
