import type { Page } from 'playwright/test';

/** Counts how often a page asks the browser to keep what is stored; from zero with each page that is opened. */
export const countAsked = (page: Page) =>
  page.addInitScript(() => {
    const seen = window as { asked?: number };
    seen.asked = 0;
    navigator.storage.persist = async () => {
      seen.asked = (seen.asked ?? 0) + 1;
      return false;
    };
  });

export const asked = (page: Page) => page.evaluate(() => (window as { asked?: number }).asked);
