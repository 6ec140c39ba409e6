import type { Page } from 'playwright/test';

/** How far a page is scrolled, in pixels. */
export const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls, and returns when the page has handled the event: that comes with the next frame. */
export const scroll = (page: Page, to: number) =>
  page.evaluate((y) => {
    const heard = new Promise((done) => addEventListener('scroll', done, { once: true }));
    scrollTo(0, y);
    return heard.then(() => {});
  }, to);
