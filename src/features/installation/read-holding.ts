import { BUILDS_KEY, CACHE_NAME } from '#core/contract.ts';
import { routes } from '#routes/paths.ts';
import { currentOf, type Holding, holdingOf } from './holding.ts';

/** What this browser keeps of the site, and what its worker is about. */
export interface Reading extends Holding {
  worker: 'none' | 'installing' | 'active';
}

/** Whether this build has a worker and this browser may keep pages for it. */
export const canKeepPages = (): boolean =>
  import.meta.env.PROD &&
  !import.meta.env.VITE_WITHOUT_WORKER &&
  'serviceWorker' in navigator &&
  'caches' in window;

/** Looks into the cache. Rejects where the browser refuses it. */
export async function readHolding(): Promise<Reading> {
  const registration = await navigator.serviceWorker.getRegistration();
  const cache = (await caches.has(CACHE_NAME)) ? await caches.open(CACHE_NAME) : undefined;
  const keys = (await cache?.keys()) ?? [];
  const record = await cache?.match(BUILDS_KEY).then((held) => held?.json());
  const paths = routes.map(({ path }) => path);
  return {
    ...holdingOf(
      keys.map(({ url }) => url),
      currentOf(record),
      paths,
    ),
    worker: registration?.active
      ? 'active'
      : registration?.installing || registration?.waiting
        ? 'installing'
        : 'none',
  };
}
