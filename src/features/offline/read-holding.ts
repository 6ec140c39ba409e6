import { BUILDS_KEY, CACHE_NAME } from '#core/contract.ts';
import { currentOf, languageListIn } from '#core/languages/worker-record.ts';
import { mayKeepLanguage } from '#pwa/kept-language.ts';
import { type RestRefusal, restRefusal } from '#pwa/take-rest.ts';
import { routes } from '#routes/paths.ts';
import { useUpdate } from '#store/update-status.ts';
import { prefix } from '#words/language.ts';
import { type Holding, holdingOf } from './holding.ts';

/** What this browser keeps of the site, and what its worker is about. */
export interface Reading extends Holding {
  worker: 'none' | 'installing' | 'active';
  /** Why what is not here yet is not downloaded automatically. */
  refusal?: RestRefusal | undefined;
}

/** Whether this build has a worker and this browser may keep pages for it. */
export const canKeepPages = (): boolean =>
  import.meta.env.PROD &&
  !import.meta.env.VITE_WITHOUT_WORKER &&
  'serviceWorker' in navigator &&
  'caches' in window;

/**
 * Looks into the cache, for the pages in this page's language. One that is not kept yet is fetched meanwhile, unless
 * nobody wants it. Rejects
 * where the browser refuses it.
 */
export async function readHolding(): Promise<Reading> {
  const registration = await navigator.serviceWorker.getRegistration();
  const cache = (await caches.has(CACHE_NAME)) ? await caches.open(CACHE_NAME) : undefined;
  const keys = (await cache?.keys()) ?? [];
  const record = await cache?.match(BUILDS_KEY).then((held) => held?.json());
  const urls = keys.map(({ url }) => url);
  const current = currentOf(record);
  if (prefix && !urls.includes(languageListIn(current, prefix) ?? ''))
    return {
      ...holdingOf(urls, undefined, routes, `${prefix.slice(1)}/`),
      worker: !mayKeepLanguage()
        ? 'active'
        : useUpdate.getState().installNow
          ? 'none'
          : 'installing',
    };
  return {
    refusal: await restRefusal(),
    ...holdingOf(urls, current, routes, prefix && `${prefix.slice(1)}/`),
    worker: registration?.active
      ? 'active'
      : registration?.installing || registration?.waiting
        ? 'installing'
        : 'none',
  };
}
