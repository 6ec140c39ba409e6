import type { CDPSession, Page } from 'playwright/test';
import { open } from '../e2e/support/open.ts';
import { expect, test } from '../e2e/support/test.ts';

/** Home leads to each of these, which are of different views, and each leads home. */
const PLACES = [
  '/contact',
  '/company/About',
  '/tools',
  '/PrivacyPolicy',
  '/digilocker',
  '/device',
  '/company/faqs',
  '/apis/upiFeatures',
  '/login',
  '/rates',
];
const ROUND = PLACES.flatMap((path) => [path, '/']);

/**
 * After so many rounds every page is known, with all that comes later. The heap grows by 100 KB in each of the first
 * twenty, as the browser compiles what is used often, and by 5 KB in the fiftieth.
 */
const KNOWN_ROUNDS = 8;
/** A thousand changes of page after that; by day there is time for fewer. */
const ROUNDS = process.env.NIGHT ? 1_000 / ROUND.length : 10;
/** What compiled code may take more: a copy of one page's text for each round would be as much. */
const COMPILED_BYTES = 1024 * 1024;

interface Held {
  documents: number;
  nodes: number;
  jsEventListeners: number;
  bytes: number;
  /** Connections to databases that are open. */
  connections: number;
}

/** What the page holds once nothing more happens in it, and all that nobody can reach is gone. */
async function held(page: Page, devtools: CDPSession): Promise<Held> {
  let [found, same] = [await heldNow(page, devtools), 1];
  while (same < 3) {
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => idle(undefined))));
    const next = await heldNow(page, devtools);
    const isSame = next.nodes === found.nodes && next.jsEventListeners === found.jsEventListeners;
    [found, same] = [next, isSame ? same + 1 : 1];
  }
  return found;
}

async function heldNow(page: Page, devtools: CDPSession): Promise<Held> {
  // What a first collection lets go of may hold something itself.
  for (let i = 0; i < 3; i++) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const connections = await page.evaluate(() => (window as unknown as Counted).openConnections);
  return { ...(await devtools.send('Memory.getDOMCounters')), bytes: usedSize, connections };
}

interface Counted {
  openConnections: number;
}

/** Runs in each document: the browser tells no script how many connections are open. */
function countConnections(): void {
  const counted = window as unknown as Counted;
  counted.openConnections = 0;
  const { open: openDatabase } = IDBFactory.prototype;
  const { close } = IDBDatabase.prototype;
  const isOpen = new WeakSet<IDBDatabase>();
  const ended = (database: IDBDatabase) => {
    if (isOpen.delete(database)) counted.openConnections--;
  };
  IDBFactory.prototype.open = function (...of) {
    const request = openDatabase.apply(this, of);
    request.addEventListener('success', () => {
      const { result } = request;
      isOpen.add(result);
      counted.openConnections++;
      result.addEventListener('close', () => ended(result));
    });
    return request;
  };
  IDBDatabase.prototype.close = function () {
    ended(this);
    close.call(this);
  };
}

/** Goes through all pages of the round, inside the application. */
const goRound = (page: Page, paths: readonly string[]) =>
  page.evaluate(async (round) => {
    for (const path of round) {
      const known = [...document.querySelectorAll('a')].find(
        (each) => each.getAttribute('href') === path,
      );
      if (!known) throw new Error(`No link leads from ${location.pathname} to ${path}.`);
      const heading = () => document.querySelector('main h1')?.textContent;
      const left = heading();
      known.click();
      // The address changes at once, and the page when it is there.
      while (!heading() || heading() === left)
        await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }, paths);

test('a thousand changes of page leave nothing behind', async ({ page }) => {
  test.setTimeout(1_800_000);
  await page.addInitScript(countConnections);
  await open(page, '/');
  const devtools = await page.context().newCDPSession(page);
  for (let round = 0; round < KNOWN_ROUNDS; round++) await goRound(page, ROUND);
  const before = await held(page, devtools);
  for (let round = 0; round < ROUNDS; round++) await goRound(page, ROUND);
  const after = await held(page, devtools);
  const grown = (name: keyof Held) => after[name] - before[name];
  const told = JSON.stringify({ before, after });
  console.log(told);
  expect(grown('documents'), told).toBeLessThanOrEqual(0);
  expect(grown('connections'), told).toBeLessThanOrEqual(0);
  // Each would be as many more if every round left one thing behind.
  expect(grown('nodes'), told).toBeLessThan(ROUNDS);
  expect(grown('jsEventListeners'), told).toBeLessThan(ROUNDS);
  expect(grown('bytes'), told).toBeLessThan(COMPILED_BYTES);
});
