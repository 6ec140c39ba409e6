import type { Page } from 'playwright/test';
import type { MountTarget } from '../../../src/catalogue/mount-api.ts';

const HOUR_MS = 3_600_000;

/** Shows something of the catalogue, as new; a text is the path of the page whose tool that is. */
export const mount = (page: Page, target: MountTarget | string): Promise<void> =>
  page.evaluate(
    (wanted) => window.mount(wanted),
    typeof target === 'string' ? { tool: target } : target,
  );

/** As `mount`, and time passes when the test says. */
export async function mountWithStoppedClock(
  page: Page,
  target: MountTarget | string,
): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + HOUR_MS);
  await mount(page, target);
}
