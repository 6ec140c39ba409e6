import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright/test';
import { expectFits, expectNoViolations } from './axe.ts';
import { taken } from './open.ts';
import type { Site } from './site.ts';

/** The page as it is passes axe in both colours, and fits into 320 px. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page);
  await expectFits(page, 320);
}

/** Requests that leave the site, send something, or hold what was typed. */
export function watchRequests(page: Page, site: Site, typed: RegExp): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    // What a page makes for itself to save or show leaves nothing.
    if (/^(blob|data):/.test(request.url())) return;
    const asks = request.method() === 'GET' && request.url().startsWith(site.origin);
    if (!asks || typed.test(request.url())) found.push(request.url());
  });
  return found;
}

/** Everything that this site keeps in the browser, as one text. */
export const everythingKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    kept.push(location.href, history.state);
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((done, failed) => {
        const opening = indexedDB.open(name as string);
        opening.onsuccess = () => done(opening.result);
        opening.onerror = failed;
      });
      for (const store of database.objectStoreNames)
        kept.push(
          await new Promise((done, failed) => {
            const all = database.transaction(store).objectStore(store).getAll();
            all.onsuccess = () => done(all.result);
            all.onerror = failed;
          }),
        );
      database.close();
    }
    for (const name of await caches.keys())
      kept.push((await (await caches.open(name)).keys()).map(({ url }) => url));
    return JSON.stringify(kept);
  });

export const textOf = async (download: Download): Promise<string> =>
  readFile(await download.path(), 'utf8');

/** Lets the print button do no more than a browser says of its dialog; a test then prints to PDF itself. */
export async function withoutPrinter(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => void dispatchEvent(new Event('beforeprint'));
  });
}

/** Pages of a PDF of the browser, each by its size in points. */
export async function printedPages(page: Page): Promise<{ width: number; height: number }[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString(
    'latin1',
  );
  return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => ({
    width: Math.round(Number(width)),
    height: Math.round(Number(height)),
  }));
}

/** Opens a page whose scripts do not come before the returned function is called. */
export async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/assets/main.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    release();
    await taken(page);
  };
}
