import type { Browser, Page } from 'playwright/test';
import type { Site } from './site.ts';
import { workerInControl } from './worker.ts';

/** No page of the site; it names an icon, or the browser would ask for one in vain. */
const BARE_PATH = '/bare.html';

/**
 * Gives the site so many bytes of the device from now on, and shows a page of its origin that stores
 * nothing: Chromium's database remembers the room left, so the first limit must come before the first
 * write. What the browser estimates does not change.
 */
export async function limitStorage(page: Page, site: Site, bytes: number): Promise<SetQuota> {
  const { fault } = site;
  site.fault = ({ url }, response) => {
    if (url !== BARE_PATH) return false;
    response.writeHead(200, { 'content-type': 'text/html' }).end('<link rel="icon" href="data:,">');
    return true;
  };
  await page.goto(site.origin + BARE_PATH);
  site.fault = fault;
  // Kept open: the limit ends with it.
  const devtools = await page.context().newCDPSession(page);
  const set: SetQuota = async (quotaSize) => {
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize });
  };
  await set(bytes);
  return set;
}

/** Changes the limit, in bytes. */
export type SetQuota = (bytes: number) => Promise<void>;

/** Bytes that the site takes of a device once its worker has everything, as the browser counts them. */
export async function measureSite(browser: Browser, site: Site): Promise<number> {
  const context = await browser.newContext({ baseURL: site.origin, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto('/');
  await workerInControl(page);
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
  await context.close();
  return usage;
}
