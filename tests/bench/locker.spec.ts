import type { Page } from 'playwright/test';
import { open } from '../e2e/support/open.ts';
import { test } from '../e2e/support/test.ts';
import { type } from './as-people-do.ts';
import {
  observeInteractions,
  resetInteractions,
  slowestInteractionMs,
} from './observe-interactions.ts';
import { LARGE, MANY, seedLocker } from './seed-locker.ts';

const REPEATS = 5;
const VIEWED = 8;

test.use({ serviceWorkers: 'block', trace: 'off' });

// As in bench.spec.ts nothing is asserted, and here nothing is slowed.
for (const [name, seed] of [
  ['10,000 documents', MANY],
  ['100 files of 5 MB', LARGE],
] as const)
  test(`time from the beginning of a visit to the list, ${name}`, async ({ page }) => {
    await open(page, '/digilocker');
    await seedLocker(page, seed);
    const times: number[] = [];
    for (let n = 0; n < REPEATS; n++) {
      await page.reload();
      times.push(await untilListed(page));
    }
    times.sort((a, b) => a - b);
    const [median, highest] = [times[REPEATS >> 1], times.at(-1)];
    const listed = await memoryMB(page);
    for (const view of (await views(page).all()).slice(0, VIEWED)) {
      await view.click();
      await page
        .getByRole('main')
        .getByRole('button', { name: 'Download', exact: true })
        .first()
        .waitFor();
    }
    const viewed = await memoryMB(page);
    console.log(
      `${name}: median ${median} ms, highest ${highest} ms, memory ${listed} MB, ${viewed} MB after ${VIEWED} were viewed`,
    );
  });

test('time from a key in the search of 10,000 documents to the next frame', async ({ page }) => {
  await observeInteractions(page);
  await open(page, '/digilocker');
  await seedLocker(page, MANY);
  await page.reload();
  await views(page).first().waitFor();
  await resetInteractions(page);
  await type(page.getByLabel('Search documents'), 'bill 77');
  const slowest = await slowestInteractionMs(page);
  console.log(`search of 10,000 documents: slowest key ${slowest} ms to its frame`);
});

const views = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'View', exact: true });

/** What scripts hold, with the bytes of files that are in memory. */
async function memoryMB(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize = 0 } = (await session.send(
    'Runtime.getHeapUsage',
  )) as HeapUsage;
  return Math.round((usedSize + backingStorageSize) / 1024 ** 2);
}

interface HeapUsage {
  usedSize: number;
  /** Array buffers. */
  backingStorageSize?: number;
}

/** Milliseconds since the page began to load, once the first document is drawn. */
const untilListed = (page: Page): Promise<number> =>
  page
    .waitForFunction(() => document.querySelector('.doc') && Math.round(performance.now()), null, {
      polling: 'raf',
    })
    .then((handle) => handle.jsonValue() as Promise<number>);
