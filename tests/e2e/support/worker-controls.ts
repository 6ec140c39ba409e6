import { type BrowserContext, expect } from 'playwright/test';
import { OUTBOX_SYNC_TAG } from '../../../src/core/contract.ts';
import type { Site } from './site.ts';

/** What a browser does to workers unasked, at moments that a test picks. */
export interface WorkerControls {
  /** Ends all workers, in the middle of their work. */
  stop: () => Promise<void>;
  /** The outbox's background sync. After the last chance the browser does not try again. */
  sync: (lastChance: boolean) => Promise<void>;
}

/**
 * From a blank page, which outlives those of the site. For a context whose worker is registered: Chromium alone
 * can be told.
 */
export async function controlWorkers(context: BrowserContext, site: Site): Promise<WorkerControls> {
  const devtools = await context.newCDPSession(await context.newPage());
  let registrationId = '';
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const known of registrations)
      if (known.scopeURL === `${site.origin}/`) registrationId = known.registrationId;
  });
  await devtools.send('ServiceWorker.enable');
  await expect.poll(() => registrationId).not.toBe('');
  return {
    stop: async () => void (await devtools.send('ServiceWorker.stopAllWorkers')),
    sync: async (lastChance) =>
      void (await devtools.send('ServiceWorker.dispatchSyncEvent', {
        origin: site.origin,
        registrationId,
        tag: OUTBOX_SYNC_TAG,
        lastChance,
      })),
  };
}
