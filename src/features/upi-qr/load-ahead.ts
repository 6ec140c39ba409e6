import { whenIdle } from '#lib/when-idle.ts';
import { loadCode } from './draw-request.ts';

/** By then a worker is registered, if there is to be one. */
const WORKER_MS = 10_000;

/** Loads the studio, which the page comes without. Rejects where it cannot be loaded. */
export const loadStudio = () => import('./poster/Studio.tsx');

/** Loads all that draws, ahead of the press, so that a network that goes away meanwhile is not missed. */
export const loadAhead = () => void Promise.all([loadCode(), loadStudio()]).catch(() => {});

/**
 * Does so without a touch if no worker is registered; a worker fetches these parts in its pack.
 *
 * @returns a function that cancels it
 */
export function loadWithoutWorker(): () => void {
  let timer: number | undefined;
  const look = async () => {
    if (!(await navigator.serviceWorker?.getRegistration())) loadAhead();
  };
  const cancel = whenIdle(() => {
    timer = window.setTimeout(() => void look().catch(loadAhead), WORKER_MS);
  });
  return () => {
    cancel();
    clearTimeout(timer);
  };
}
