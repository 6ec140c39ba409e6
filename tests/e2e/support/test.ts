import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type WebError,
} from 'playwright/test';
import { LostRequests } from './lost-requests.ts';
import { Site } from './site.ts';
import { slowDown } from './slow-down.ts';

export { expect };

interface Fixtures {
  /** A server of this test's own, already running. */
  site: Site;
  /** Console errors that a test provokes on purpose, such as a refused request. */
  expectConsoleErrors: (pattern: RegExp) => void;
}

export interface Speed {
  /** How many times slower the processor of a page is. */
  slower: number;
}

/**
 * The test to import everywhere: its own server, and a watch on every page of the context. Any page
 * error, unhandled rejection, console error or policy violation fails the test.
 */
export const test = base.extend<Fixtures & Speed & { allowed: RegExp[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture names from the pattern
  site: async ({}, use) => {
    const site = new Site();
    await site.start();
    await use(site);
    await site.stop();
  },
  slower: [1, { option: true }],
  baseURL: async ({ site }, use) => use(site.origin),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  allowed: async ({}, use) => use([]),
  expectConsoleErrors: async ({ allowed }, use) => use((pattern) => void allowed.push(pattern)),
  context: async ({ context, site, allowed, slower }, use) => {
    slowDown(context, slower);
    const complaints = await watch(context, site, allowed);
    await use(context);
    expect(complaints, 'errors that a page reported').toEqual([]);
  },
});

/** Collects what the pages of a context complain about. */
export async function watch(
  context: BrowserContext,
  site: Site,
  allowed: RegExp[] = [],
): Promise<string[]> {
  await reportViolations(context);
  return listen(context, site, allowed).complaints;
}

/** Pages of a context say on the console what its policy forbids. */
export const reportViolations = (context: BrowserContext) =>
  context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });

/** As `watch`, in a context that reports violations already, until it is stopped. */
export function listen(context: BrowserContext, site: Site, allowed: RegExp[]) {
  const complaints: string[] = [];
  const note = (text: string) => {
    if (!allowed.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  const lost = new LostRequests(context, site);
  lostRequests.set(context, lost);
  sites.set(context, site);
  const onError = (web: WebError) => {
    const error = web.error();
    // One that the browser throws itself, where a script is missing say, has an empty stack.
    note(`page error: ${error.stack || error.message}`);
  };
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() !== 'error') return;
    if (lost.includes(message)) return;
    note(`console: ${message.text()}`);
  };
  context.on('weberror', onError);
  context.on('console', onConsole);
  const stop = () => void context.off('weberror', onError).off('console', onConsole);
  return { complaints, stop };
}

const lostRequests = new WeakMap<BrowserContext, LostRequests>();
const sites = new WeakMap<BrowserContext, Site>();

/** The device loses its network: the flag says so and nothing is reachable. */
export const goOffline = (context: BrowserContext): Promise<void> => setOffline(context, true);

export const goOnline = (context: BrowserContext): Promise<void> => setOffline(context, false);

async function setOffline(context: BrowserContext, offline: boolean): Promise<void> {
  const lost = lostRequests.get(context);
  // What begins while the browser changes over may be lost as well.
  if (lost && offline) lost.isOffline = true;
  const site = sites.get(context);
  if (site) site.isCutOff = offline;
  await context.setOffline(offline);
  if (lost) lost.isOffline = offline;
}
