import type { Page } from '@playwright/test';
import { open } from '../e2e/open.ts';
import { test } from '../e2e/test.ts';
import { LARGE, MANY, seedLocker } from './seed-locker.ts';

const REPEATS = 5;

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
    const heap = await page.evaluate(() =>
      Math.round((performance as unknown as Memory).memory.usedJSHeapSize / 1024 ** 2),
    );
    const [median, highest] = [times[REPEATS >> 1], times.at(-1)];
    console.log(`${name}: median ${median} ms, highest ${highest} ms, heap ${heap} MB`);
  });

interface Memory {
  memory: { usedJSHeapSize: number };
}

/** Milliseconds since the page began to load, once the first document is drawn. */
const untilListed = (page: Page): Promise<number> =>
  page
    .waitForFunction(() => document.querySelector('.doc') && Math.round(performance.now()), null, {
      polling: 'raf',
    })
    .then((handle) => handle.jsonValue() as Promise<number>);
