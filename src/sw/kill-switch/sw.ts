/// <reference lib="webworker" />
import { CACHE_NAME } from '#core/contract.ts';

// The worker of a build without one: it takes the place of whichever worker a visitor has, at once, and
// goes. Tabs are told that there is something newer, as at every takeover, and none is reloaded: that is
// for their visitors to do. Databases and `localStorage` are not its business.
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  // Without a registration first: a cache that is gone would be filled again by a worker that stays.
  event.waitUntil(self.registration.unregister().then(() => caches.delete(CACHE_NAME)));
});
