/// <reference lib="webworker" />

import { isCheckInstallation } from '#core/check-installation.ts';
import { isSkipWaiting, isTakeRest, OUTBOX_SYNC_TAG } from '#core/contract.ts';
import { checkInstallation } from './check-installation.ts';
import { installBuild } from './install-build.ts';
import { type SyncEvent, sendAll, sendPeriodically } from './outbox-sync.ts';
import { pruneCache } from './prune-cache.ts';
import { respondTo } from './respond.ts';
import { takeRest } from './take-rest.ts';

// Listeners only. No `skipWaiting` at installation: an update waits until a visitor accepts it.
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  event.waitUntil(installBuild());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), pruneCache()]));
});

self.addEventListener('fetch', (event) => {
  const response = respondTo(event);
  if (response) event.respondWith(response);
});

self.addEventListener('message', (event) => {
  if (isSkipWaiting(event.data)) event.waitUntil(self.skipWaiting());
  if (isTakeRest(event.data)) event.waitUntil(takeRest(event.data.wanted));
  const [port] = event.ports;
  if (port && isCheckInstallation(event.data))
    event.waitUntil(checkInstallation(port, event.data.language));
});

self.addEventListener('sync', (event) => {
  const sync = event as SyncEvent;
  if (sync.tag === OUTBOX_SYNC_TAG) sync.waitUntil(sendAll(sync.lastChance));
});

self.addEventListener('periodicsync', (event) => {
  const sync = event as SyncEvent;
  if (sync.tag === OUTBOX_SYNC_TAG) sync.waitUntil(sendPeriodically());
});
