import { OUTBOX_SYNC_TAG } from '#core/contract.ts';

interface SyncTags {
  getTags(): Promise<string[]>;
  register(tag: string, options?: { minInterval: number }): Promise<void>;
  unregister?(tag: string): Promise<void>;
}

/** What Chromium's registrations also have, which TypeScript's library does not know. */
interface WithSync extends ServiceWorkerRegistration {
  sync?: SyncTags;
  periodicSync?: SyncTags;
}

/** How often the browser may check, at most; the browser decides. */
const PERIOD_MS = 12 * 60 * 60_000;

/**
 * Asks the browser to wake the worker when the network is back, also once every page is closed. It is asked again
 * whenever something waits, since it gives up after some tries.
 *
 * @returns whether it will, which Chromium alone does, where the visitor allows it
 */
export async function wakeLater(
  registration: ServiceWorkerRegistration | undefined,
): Promise<boolean> {
  const { sync } = (registration ?? {}) as WithSync;
  if (!sync) return false;
  try {
    // A message that is being sent is not restarted: its next try is scheduled anyway.
    const isAsked = (await sync.getTags()).includes(OUTBOX_SYNC_TAG);
    if (!isAsked) await sync.register(OUTBOX_SYNC_TAG);
    return true;
  } catch {
    return false;
  }
}

/** The same with no tries to use up, for an outage of days; where that is granted, as to an installed app. */
export async function wakePeriodically(
  registration: ServiceWorkerRegistration | undefined,
): Promise<void> {
  const { periodicSync } = (registration ?? {}) as WithSync;
  if (!periodicSync) return;
  try {
    const name = 'periodic-background-sync' as PermissionName;
    if ((await navigator.permissions.query({ name })).state !== 'granted') return;
    await periodicSync.register(OUTBOX_SYNC_TAG, { minInterval: PERIOD_MS });
  } catch {
    // The other signs remain.
  }
}

/** Nothing waits any more. */
export async function wakeNoMore(
  registration: ServiceWorkerRegistration | undefined,
): Promise<void> {
  await (registration as WithSync | undefined)?.periodicSync
    ?.unregister?.(OUTBOX_SYNC_TAG)
    .catch(() => {});
}
