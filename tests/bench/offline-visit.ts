import type { BrowserContext, Page } from 'playwright/test';
import { slowDown } from './phone.ts';

// What the test runner asks of a page is a script that the page has to compile and run: 60 ms on a slowed processor. So
// nothing is asked before what is measured has come.

/**
 * When a visitor with an installed worker and without a network sees a page, in milliseconds from the navigation's
 * start.
 */
export async function firstPaintMs(phone: BrowserContext, path: string): Promise<number> {
  const page = await newPage(phone);
  await page.goto(path, { waitUntil: 'networkidle' });
  const ms = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  await page.close();
  return ms;
}

const SHOWN = 'The menu is shown after';

/** When the menu is open for a visitor who presses for it from the first frame on until it comes, likewise. */
export async function menuMs(phone: BrowserContext, path: string): Promise<number> {
  const page = await newPage(phone);
  await page.addInitScript(pressForMenu, SHOWN);
  const shown = page.waitForEvent('console', (message) => message.text().startsWith(SHOWN));
  await page.goto(path, { waitUntil: 'commit' });
  const ms = Number((await shown).text().slice(SHOWN.length));
  await page.close();
  return ms;
}

/** A tab on a slowed processor, its worker asleep as after a while. */
async function newPage(phone: BrowserContext): Promise<Page> {
  const page = await phone.newPage();
  const session = await slowDown(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  return page;
}

/** Runs in the page. Before the page's script has come a press has no effect. */
function pressForMenu(said: string): void {
  const look = () => {
    // The frame after this one is the first that is seen with it.
    if (document.querySelector('dialog[aria-label="Menu"][open]'))
      requestAnimationFrame(() => console.log(said, performance.now()));
    else {
      document.querySelector<HTMLElement>('[aria-label="Open menu"]')?.click();
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
}
