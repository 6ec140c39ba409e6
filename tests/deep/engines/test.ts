import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from 'playwright/test';
import { Site } from '../../e2e/support/site.ts';
import type { Engine, EngineOptions, Tab } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

export { expect };

/** What browsers say of requests that nobody responds to. */
export const NO_SERVER = /Failed to load resource|NetworkError|Could not connect/;

const STARTS = { webkit: startWebKit, firefox: startFirefox };

/** Set by each project of the configuration. */
export interface EngineChoice {
  engineName: keyof typeof STARTS;
  isPrivate: EngineOptions['isPrivate'];
  refusesStorage: EngineOptions['refusesStorage'];
}

interface Fixtures {
  /** A server of this test's own, already running. */
  site: Site;
  /** A browser of this test's own, with nothing kept. Any error on its pages fails the test. */
  engine: Engine;
  /** Says what of a test this engine or session does not do, and why, for the report at the end. */
  leftOut: (whatAndWhy: string) => void;
  /** Complaints that the test provokes, such as requests to a server that is gone. */
  expectComplaints: (pattern: RegExp) => void;
}

/** The test to import here: the real site in a real browser engine. */
export const test = base.extend<EngineChoice & Fixtures & { allowed: RegExp[] }>({
  engineName: ['webkit', { option: true }],
  isPrivate: [false, { option: true }],
  refusesStorage: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture names from the pattern
  site: async ({}, use) => {
    const site = new Site();
    await site.start();
    await use(site);
    await site.stop();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  allowed: async ({}, use) => use([]),
  expectComplaints: async ({ allowed }, use) => use((pattern) => void allowed.push(pattern)),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  leftOut: async ({}, use, info) =>
    use((description) => void info.annotations.push({ type: 'left out', description })),
  engine: async ({ engineName, isPrivate, refusesStorage, allowed }, use, info) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'engine-'));
    const engine = await STARTS[engineName]({ isPrivate, refusesStorage, folder });
    info.annotations.push({ type: 'engine', description: engine.version });
    await use(engine);
    // Before the picture: for that a style is put into the page, which the policy refuses.
    const complaints = engine
      .complaints()
      .filter((line) => !allowed.some((pattern) => pattern.test(line)));
    if (info.errors.length > 0)
      await engine.tab
        .screenshot()
        .then((picture) => writeFileSync(info.outputPath('screen.png'), picture))
        .catch(() => {});
    await engine.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    expect(complaints, 'what pages complained about').toEqual([]);
  },
});

/** Waits until something is to be seen. */
export async function shown(tab: Tab, xpath: string): Promise<void> {
  await expect
    .poll(() => visibleCount(tab, xpath), { message: `${xpath} shows` })
    .toBeGreaterThan(0);
}

/** Waits until nothing of the kind is to be seen any more. */
export async function gone(tab: Tab, xpath: string): Promise<void> {
  await expect.poll(() => visibleCount(tab, xpath), { message: `${xpath} is gone` }).toBe(0);
}

/** Waits for a thing and clicks it once it is still and nothing lies over its middle. */
export async function press(tab: Tab, xpath: string): Promise<void> {
  await shown(tab, xpath);
  let before = '';
  const isReachable = async () => {
    const [over, place] = await whatLiesOver(tab, xpath);
    const isStill = place === before;
    before = place;
    return isStill ? over : 'It moves.';
  };
  await expect.poll(isReachable, { message: `${xpath} can be reached` }).toBe('');
  await tab.click(xpath);
}

/**
 * Scrolls a thing to the middle, as a driver does not do reliably: WebKit's leaves out what is less than a
 * line below the screen. Says what a click on it would hit instead, nothing if that is the thing itself, and where
 * the thing is: these engines keep no place while what is above it grows, and a click then hits something else.
 */
const whatLiesOver = (tab: Tab, xpath: string): Promise<[over: string, place: string]> =>
  tab
    .run((expression) => {
      const found = document.evaluate(expression, document, null, 9, null).singleNodeValue;
      const thing = found as HTMLElement;
      thing.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = thing.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      const over = thing.contains(hit) ? '' : (hit?.outerHTML ?? 'It is off the screen.');
      return [over, `${x} ${y + scrollY}`] as [string, string];
    }, xpath)
    .catch((error): [string, string] => [`${error}`, '']);

/** How many of what an expression finds are to be seen; 0 while a page is being loaded. */
const visibleCount = (tab: Tab, xpath: string): Promise<number> =>
  tab
    .run((expression) => {
      const found = document.evaluate(expression, document, null, 7, null);
      let count = 0;
      for (let i = 0; i < found.snapshotLength; i++)
        if ((found.snapshotItem(i) as Element).getClientRects().length > 0) count++;
      return count;
    }, xpath)
    .catch(() => 0);

/** Opens a path and waits until the application has taken the served page over. */
export async function open(tab: Tab, url: string): Promise<void> {
  await tab.goto(url);
  await taken(tab);
}

export async function taken(tab: Tab): Promise<void> {
  await expect.poll(() => tab.run(() => history.scrollRestoration)).toBe('manual');
}

/** Opens the home page and waits until the worker responds to this page's requests. */
export async function installWorker(tab: Tab, site: Site): Promise<void> {
  await open(tab, `${site.origin}/`);
  await expect
    .poll(() => tab.run(() => navigator.serviceWorker?.controller?.state), { timeout: 60_000 })
    .toBe('activated');
}
