import { whenIdle } from '#lib/when-idle.ts';
import { showToast } from '#store/toasts.ts';
import { useUpdate } from '#store/update-status.ts';
import { watchInstall } from './install.ts';
import { watchStaleChunks } from './stale-chunks.ts';
import { tookOver } from './updates.ts';

const WORKER_URL = '/sw.js';
const UPDATE_CHECK_MS = 60 * 60 * 1000;

/** The part used here of what TypeScript's library lacks. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): unknown };
}

/**
 * Starts the worker once the page has loaded and been taken over, and everything that follows it. Never
 * throws.
 */
export function registerWorker(): void {
  watchStaleChunks();
  watchInstall();
  // A build that takes the worker away must not bring it back; see docs/without-worker.md.
  if (!import.meta.env.PROD || import.meta.env.VITE_WITHOUT_WORKER) return;
  if (!('serviceWorker' in navigator)) return;
  // Workers may be refused: private windows, blocked site data. The site works without.
  whenIdle(() => void register().catch(() => {}));
}

async function register(): Promise<void> {
  watchTakeover();
  // The library's types do not know browsers' TrustedScriptURL.
  const registration = await navigator.serviceWorker.register(workerUrl() as unknown as string);
  if (registration.waiting && registration.active) offerUpdate();
  follow(registration);
  registration.addEventListener('updatefound', () => follow(registration));
  checkForUpdates(registration);
}

const followed = new WeakSet<ServiceWorker>();

/** Follows a worker that is being installed: the first one makes the site work offline, a later one waits. */
function follow({ installing, active }: ServiceWorkerRegistration): void {
  // A first registration tells of its worker twice: when it is made, and by the event after that.
  if (!installing || followed.has(installing)) return;
  followed.add(installing);
  installing.addEventListener('statechange', () => {
    if (installing.state === 'installed' && active) offerUpdate();
    if (installing.state === 'activated' && !active)
      showToast('check-circle', 'Ready to work offline.');
  });
}

const offerUpdate = () => useUpdate.setState({ update: 'ready' });

// The policy allows one maker of script URLs, and it makes this one only.
function workerUrl(): unknown {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('app#sw', { createScriptURL: () => WORKER_URL });
  return policy?.createScriptURL(WORKER_URL) ?? WORKER_URL;
}

function watchTakeover(): void {
  // On a first visit the worker takes over a page that had none: nothing newer than the page itself.
  let controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) tookOver();
    controlled = true;
  });
}

function checkForUpdates(registration: ServiceWorkerRegistration): void {
  // A failing check, without a network say, is no news.
  const check = () => void registration.update().catch(() => {});
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) check();
  });
  addEventListener('online', check);
  setInterval(check, UPDATE_CHECK_MS);
}
