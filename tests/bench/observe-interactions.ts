import type { Page } from 'playwright/test';

declare global {
  interface Window {
    interactions: {
      /** Where on the page's clock the measuring began, in milliseconds. */
      since: number;
      /** From a press or key until a frame that shows what came of it: the longest, in milliseconds. */
      slowestMs: number;
    };
  }
}

// The browser reports nothing faster, and rounds to 8 ms.
const THRESHOLD_MS = 16;

/** Has every page that `page` opens from now on measure its presses and keys (Event Timing). */
export async function observeInteractions(page: Page): Promise<void> {
  await page.addInitScript((threshold) => {
    window.interactions = { since: 0, slowestMs: threshold };
    const observer = new PerformanceObserver((list) => {
      const { interactions } = window;
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0 && entry.startTime > interactions.since)
          interactions.slowestMs = Math.max(interactions.slowestMs, entry.duration);
    });
    const options = { type: 'event', buffered: true, durationThreshold: threshold };
    observer.observe(options as PerformanceObserverInit);
  }, THRESHOLD_MS);
}

/** Starts again: what was pressed before is left out, also where the browser tells of it later. */
export const resetInteractions = (page: Page) =>
  page.evaluate((threshold) => {
    window.interactions = { since: performance.now(), slowestMs: threshold };
  }, THRESHOLD_MS);

/** The longest interaction since the last reset, in milliseconds. */
export const slowestInteractionMs = (page: Page) =>
  page.evaluate(() => window.interactions.slowestMs);
