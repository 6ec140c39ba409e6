import { Workbox } from 'workbox-window';
import { showToast } from '#store/toasts.ts';
import { useUpdate } from '#store/update-status.ts';
import { prefix } from '#words/language.ts';
import * as words from '#words/pwa.ts';
import { earlyEvents } from './early-events.ts';
import { installFirst } from './first-install.ts';
import { keepLanguage } from './keep-language.ts';
import { takeRest } from './take-rest.ts';
import { tookOver } from './updates.ts';
import { workerUrl } from './worker-url.ts';

const UPDATE_CHECK_MS = 60 * 60 * 1000;

/**
 * Registers the worker and follows it while the page lives: installs it if need be more than once, says when the
 * site works offline, offers updates, and asks for them. Rejects where the browser refuses workers.
 */
export async function followWorker(): Promise<void> {
  const worker = new Workbox(workerUrl());
  // On a first visit the worker takes over a page that had none: nothing newer than the page itself.
  const early = earlyEvents('controllerchange').length;
  let controlled = navigator.serviceWorker.controller !== null;
  if (early > (cameFromWorker() ? 0 : 1)) tookOver();
  worker.addEventListener('controlling', () => {
    if (controlled) tookOver();
    controlled = true;
  });
  worker.addEventListener('waiting', ({ wasWaitingBeforeRegister }) => {
    if (wasWaitingBeforeRegister) offerUpdate();
  });
  await installFirst(async () => {
    const registration = await worker.register({ immediate: true });
    if (!registration) return;
    follow(registration);
    registration.addEventListener('updatefound', () => follow(registration));
    return registration;
  });
  checkForUpdates(worker);
  if (prefix) await keepLanguage();
  await takeRest();
}

/** Whether a worker gave this page's document. */
function cameFromWorker(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrival !== undefined && arrival.workerStart > 0;
}

const followed = new WeakSet<ServiceWorker>();

/**
 * Follows a worker that is being installed: the first one makes the site work offline, a later one waits.
 * The library does not tell of one whose installation an earlier page has begun, nor of any after the
 * first that this page did not ask for; a tab may live through many.
 */
function follow({ installing, active }: ServiceWorkerRegistration): void {
  // A first registration tells of its worker twice: when it is made, and by the event after that.
  if (!installing || followed.has(installing)) return;
  followed.add(installing);
  installing.addEventListener('statechange', () => {
    if (installing.state === 'installed' && active) offerUpdate();
    // Pages of another language than the default one are kept after that.
    if (installing.state === 'activated' && !active && !prefix)
      showToast('check-circle', words.readyOffline);
  });
}

const offerUpdate = () => useUpdate.setState({ update: 'ready' });

function checkForUpdates(worker: Workbox): void {
  // A failing check, without a network say, is no news.
  const check = () => void worker.update().catch(() => {});
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) check();
  });
  addEventListener('online', check);
  setInterval(check, UPDATE_CHECK_MS);
}
