import { later } from '#lib/later.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { code } from './draw-request.ts';

/** By then a worker is registered, if there is to be one. */
const WORKER_MS = 10_000;

/** The studio, which the page comes without. */
export const studio = later(() => import('./poster/Studio.tsx'));

/** Loads all that draws, ahead of the press, so that a network that goes away meanwhile is not missed. */
export function loadAhead(): void {
  code.hint();
  studio.hint();
}

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
