import { expect, type Page } from 'playwright/test';

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
