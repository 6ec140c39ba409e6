import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
} from 'playwright/test';
import { Site } from './site.ts';
import { slowDown } from './slow-down.ts';
import { test as base, expect, listen, reportViolations } from './test.ts';
import { installWorker } from './worker.ts';

/** A browser profile whose worker is installed, and the server that it came from. */
interface Device {
  context: BrowserContext;
  site: Site;
  /**
   * Blank, and open as long as the device: a page newly opened after each test is a tenth of what a short
   * one takes.
   */
  keeper: Page;
  devtools: CDPSession;
}

/** The device of this worker of the run; a test that fails ends both. */
let shared: Promise<Device> | undefined;

/**
 * For tests that need a worker, and do nothing to it: an installation is most of what such a test takes. They find
 * one that is there, on a device where nothing else is kept. Not for tests that change the page's clock, the caches
 * or the deployed build, or let the context itself do something; those have `test` of test.ts.
 */
export const test = base.extend<{ device: Device }>({
  device: async ({ browser, viewport, userAgent, slower }, use) => {
    if (!shared) {
      shared = install(browser, { viewport, userAgent });
      slowDown((await shared).context, slower);
    }
    const device = await shared;
    await use(device);
    await empty(device);
  },
  site: async ({ device }, use) => use(device.site),
  context: async ({ device, allowed }, use) => {
    const { complaints, stop } = listen(device.context, device.site, allowed);
    await use(device.context);
    stop();
    expect(complaints, 'errors that a page reported').toEqual([]);
  },
});

async function install(browser: Browser, options: BrowserContextOptions): Promise<Device> {
  const site = new Site();
  await site.start();
  const context = await browser.newContext({
    ...options,
    baseURL: site.origin,
    serviceWorkers: 'allow',
  });
  await reportViolations(context);
  const page = await context.newPage();
  await installWorker(page);
  await page.close();
  const keeper = await context.newPage();
  const devtools = await context.newCDPSession(keeper);
  await devtools.send('ServiceWorker.enable');
  return { context, site, keeper, devtools };
}

/** Leaves the worker and its caches, and nothing else. */
async function empty({ context, site, keeper, devtools }: Device): Promise<void> {
  for (const page of context.pages()) if (page !== keeper) await page.close();
  await context.setOffline(false);
  site.fault = undefined;
  await site.start();
  const native = await keeper.evaluate(() => `${setTimeout}`.includes('[native code]'));
  expect(native, 'a clock that was changed stays so').toBe(true);
  await devtools.send('ServiceWorker.stopAllWorkers');
  await devtools.send('Storage.clearDataForOrigin', {
    origin: site.origin,
    storageTypes: 'cookies,file_systems,indexeddb,local_storage',
  });
  // The next test finds the worker at work, as after an installation.
  const running = isRunning(devtools);
  await devtools.send('ServiceWorker.startWorker', { scopeURL: `${site.origin}/` });
  await running;
  site.mails.length = 0;
  site.posts.length = 0;
}

/** Waits until a worker that was started has begun. */
const isRunning = (devtools: CDPSession): Promise<void> =>
  new Promise((done) => {
    const onUpdate = ({ versions }: { versions: { runningStatus: string }[] }) => {
      if (!versions.some(({ runningStatus }) => runningStatus === 'running')) return;
      devtools.off('ServiceWorker.workerVersionUpdated', onUpdate);
      done();
    };
    devtools.on('ServiceWorker.workerVersionUpdated', onUpdate);
  });
