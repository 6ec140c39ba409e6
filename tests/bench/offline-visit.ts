import type { BrowserContext, Page } from 'playwright/test';
import { slowDown } from './phone.ts';

/** What a visitor with an installed worker and without a network waits for, from the navigation's start. */
export interface OfflineVisit {
  firstPaintMs: number;
  menuMs: number;
}

declare global {
  interface Window {
    /** When the menu was on the screen, in milliseconds of the page's clock. */
    menuShownMs?: number;
  }
}

/** Opens a page on a slowed processor, its worker asleep as after a while, and presses for the menu until it comes. */
export async function offlineVisit(phone: BrowserContext, path: string): Promise<OfflineVisit> {
  const page = await phone.newPage();
  const session = await slowDown(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await page.addInitScript(pressForMenu);
  await page.goto(path);
  const menuMs = await page
    .waitForFunction(() => window.menuShownMs)
    .then((shown) => shown.jsonValue());
  const firstPaintMs = await paintMs(page);
  await page.close();
  return { firstPaintMs, menuMs: menuMs ?? Number.NaN };
}

const paintMs = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN);

/** Runs in the page. Before the application has taken the page over a press has no effect. */
function pressForMenu(): void {
  const look = () => {
    const button = document.querySelector<HTMLElement>('[aria-label="Open menu"]');
    const menu = document.querySelector('dialog[aria-label="Menu"][open]');
    // The frame after this one is the first that is seen with it.
    if (menu) {
      requestAnimationFrame(() => {
        window.menuShownMs = performance.now();
      });
      return;
    }
    button?.click();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
