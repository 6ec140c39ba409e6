import type { BrowserContext, Page } from 'playwright/test';
import { open, taken } from '../../e2e/support/open.ts';
import type { Site } from '../../e2e/support/site.ts';
import { goOffline } from '../../e2e/support/test.ts';
import { accept } from '../../e2e/support/update.ts';
import { checkForUpdate, workerInControl } from '../../e2e/support/worker.ts';

/**
 * Another build takes the place of the one that a device has. The device is offline before and after,
 * and no message goes out meanwhile.
 */
export async function moveTo(
  page: Page,
  context: BrowserContext,
  site: Site,
  build: string,
): Promise<void> {
  site.isCutOff = true;
  await context.setOffline(false);
  await site.deploy(build);
  await open(page, '/');
  await checkForUpdate(page);
  const loaded = page.waitForEvent('load');
  await accept(page);
  await loaded;
  await taken(page);
  await workerInControl(page);
  await goOffline(context);
}
