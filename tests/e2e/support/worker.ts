import { type BrowserContext, expect, type Page } from 'playwright/test';
import { LOCAL } from '../../../src/store/keys.ts';

/** Has the visitor refuse what comes after the base, for tests that look at all that is kept or asked for. */
export const refuseRest = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((key) => {
    try {
      localStorage.setItem(key, 'off');
    } catch {
      // A document without storage.
    }
  }, LOCAL.rest);

/** Opens the home page and waits until the worker has everything and responds to this page's requests. */
export async function installWorker(page: Page): Promise<void> {
  await page.goto('/');
  await workerInControl(page);
}

export async function workerInControl(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Paths of all cached files, with their versions cut off, sorted. */
export const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open('kolam-precache');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname).sort();
  });

/** Deletes the cached file of a path, in all its versions. */
export const deleteCached = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(async (url) => {
    const cache = await caches.open('kolam-precache');
    return cache.delete(url, { ignoreSearch: true });
  }, path);

/**
 * Asks for an update now, as the page itself does on becoming visible, until a newer worker is found or the
 * server refuses one. A request that was cut, or that began before the deployment, is made again.
 */
export async function checkForUpdate(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(updateIsKnown)).toBe(true);
}

/** Runs in the page. */
async function updateIsKnown(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return true;
  const { active } = registration;
  let found = false;
  registration.addEventListener('updatefound', () => {
    found = true;
  });
  try {
    await registration.update();
  } catch (error) {
    return !String(error).includes('unknown error');
  }
  // One that is found may be installed, or given up, before it can be seen.
  found ||= Boolean(registration.installing ?? registration.waiting);
  return found || registration.active !== active;
}

/** Waits until nothing is being fetched for the cache, and says whether it holds a path. */
export async function expectCached(page: Page, path: string): Promise<void> {
  await expect.poll(() => cachedPaths(page)).toContain(path);
}

/** Flips a bit of the cached files of some paths, or of all, as a failing disk would. Returns how many it were. */
export const flipCached = (page: Page, paths?: readonly string[]): Promise<number> =>
  page.evaluate(async (wanted) => {
    const cache = await caches.open('kolam-precache');
    let flipped = 0;
    for (const { url } of await cache.keys()) {
      const { pathname } = new URL(url);
      if (pathname === '/.builds' || (wanted && !wanted.includes(pathname))) continue;
      const held = await cache.match(url);
      const bytes = new Uint8Array((await held?.arrayBuffer()) ?? new ArrayBuffer(0));
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
      await cache.put(url, new Response(bytes, { headers: held?.headers ?? {} }));
      flipped++;
    }
    return flipped;
  }, paths);

/** Paths of cached files that cannot be read, or whose bytes are not those that their keys name, sorted. */
export const damagedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open('kolam-precache');
    const damaged: string[] = [];
    for (const { url } of await cache.keys()) {
      const { pathname } = new URL(url);
      const held = await cache.match(url);
      // Deleted meanwhile.
      if (!held) continue;
      const bytes = await held.arrayBuffer().catch(() => new ArrayBuffer(0));
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
      const version = btoa(String.fromCharCode(...digest)).slice(4, 16);
      if (pathname !== '/.builds' && !url.endsWith(`?v=${version}`)) damaged.push(pathname);
    }
    return damaged.sort();
  });
