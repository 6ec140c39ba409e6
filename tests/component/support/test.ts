import { test as base, type ConsoleMessage, expect, type Page } from 'playwright/test';
import { serveCatalogue } from './catalogue.ts';

export { expect };

const SIZE = { width: 1280, height: 800 };

interface Fixtures {
  /** Console errors that a test provokes on purpose. */
  expectConsoleErrors: (pattern: RegExp) => void;
}

/**
 * The test for components: all of a worker share one page, the catalogue's, and each mounts a sample in it. A page
 * error or a console error fails the test that it happens in. A test that fails ends its worker, and the page with
 * it.
 */
export const test = base.extend<Fixtures & { allowed: RegExp[] }, { catalogue: Page }>({
  catalogue: [
    async ({ browser }, use) => {
      const { url, stop } = await serveCatalogue();
      // Where scrolling takes its time, a press meets what was there before.
      const page = await browser.newPage({ viewport: SIZE, reducedMotion: 'reduce' });
      // Its clock runs like any other until a test stops it.
      await page.clock.install();
      await page.goto(url);
      await ready(page);
      await use(page);
      await page.close();
      stop();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture names from the pattern
  allowed: async ({}, use) => use([]),
  expectConsoleErrors: async ({ allowed }, use) => use((pattern) => void allowed.push(pattern)),
  context: async ({ catalogue }, use) => use(catalogue.context()),
  page: async ({ catalogue: page, allowed }, use) => {
    const complaints: string[] = [];
    const note = (text: string) => {
      if (!allowed.some((pattern) => pattern.test(text))) complaints.push(text);
    };
    const onError = (error: Error) => note(`page error: ${error.stack}`);
    const onConsole = (message: ConsoleMessage) => {
      if (message.type() === 'error') note(`console: ${message.text()}`);
    };
    page.on('pageerror', onError).on('console', onConsole);
    await use(page);
    page.off('pageerror', onError).off('console', onConsole);
    expect(complaints, 'errors that the page reported').toEqual([]);
    await leaveAsFound(page);
  },
});

/** Of one test nothing is left for the next one. */
async function leaveAsFound(page: Page): Promise<void> {
  await page.unrouteAll();
  await page.clock.resume();
  await page.evaluate(() => window.unmount());
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: 'reduce' });
  await page.setViewportSize(SIZE);
  await page.mouse.move(0, 0);
  const kept = await page.evaluate(
    async () => localStorage.length + sessionStorage.length + (await indexedDB.databases()).length,
  );
  if (kept > 0) await startAnew(page);
}

/** What is kept is in the memory of scripts as well. */
async function startAnew(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await devtools.detach();
  await page.reload();
  await ready(page);
}

const ready = (page: Page) => page.waitForFunction(() => 'mount' in window);
