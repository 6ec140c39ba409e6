import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Longest interaction since the last reset, in milliseconds, by both clocks. */
    slowest: Slowest;
  }
}

export interface Slowest {
  /** The browser's own figure (Event Timing): from the input until a frame that shows what came of it. */
  paintMs: number;
  /** From the input until the page's thread has done with the next frame. */
  frameMs: number;
}

// The browser reports nothing faster, and rounds to 8 ms.
const THRESHOLD_MS = 16;

/**
 * Has every page that `page` opens from now on measure its presses and keys.
 *
 * Two clocks, since the first one is wrong at times: without a screen the browser may hear only at the next
 * change of the picture that a frame was shown, half a second to two seconds later. Where the two differ by
 * more than a few frames, the second one holds.
 */
export async function observeInteractions(page: Page): Promise<void> {
  await page.addInitScript((threshold) => {
    window.slowest = { paintMs: threshold, frameMs: 0 };
    const note = (clock: keyof Slowest, ms: number) => {
      window.slowest[clock] = Math.max(window.slowest[clock], ms);
    };
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0) note('paintMs', entry.duration);
    });
    const options = { type: 'event', buffered: true, durationThreshold: threshold };
    observer.observe(options as PerformanceObserverInit);

    const untilFrame = ({ timeStamp }: Event) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => note('frameMs', performance.now() - timeStamp);
        port2.postMessage(null);
      });
    for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'])
      addEventListener(type, untilFrame, { capture: true, passive: true });
  }, THRESHOLD_MS);
}

/** Begins anew. */
export const resetInteractions = (page: Page) =>
  page.evaluate((threshold) => {
    window.slowest = { paintMs: threshold, frameMs: 0 };
  }, THRESHOLD_MS);

export const slowestInteraction = (page: Page) => page.evaluate(() => window.slowest);
