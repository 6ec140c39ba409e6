import type { Page } from 'playwright/test';

const HOUR_MS = 3_600_000;

/** Shows a component or a kind of section of the catalogue, or the tool of a page by its path. */
export const mount = (page: Page, name: string): Promise<void> =>
  page.evaluate((sample) => window.mount(sample), name);

/** As `mount`, and time passes when the test says. */
export async function mountWithStoppedClock(page: Page, name: string): Promise<void> {
  await mount(page, name);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + HOUR_MS);
}
