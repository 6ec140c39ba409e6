import type { Page } from 'playwright/test';
import type { Site } from '../e2e/support/site.ts';
import { expect, test } from '../e2e/support/test.ts';
import { installWorker, refuseRest, workerInControl } from '../e2e/support/worker.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ context }) => refuseRest(context));

test('a network that goes before all is there costs the offline site, not the next visit', async ({
  page,
  context,
  site,
}) => {
  // The pages come in one pack, which does not arrive.
  let asked = false;
  site.fault = ({ url }) => {
    asked ||= url === '/parts.txt';
    return url === '/parts.txt';
  };
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => asked).toBe(true);
  await expect(page.getByText('Ready to work offline.')).toBeHidden();
  await site.stop();
  // The installation gives up before the network is back.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return registration?.installing ?? null;
      }),
    )
    .toBeNull();
  const other = await context.newPage();
  await expect(other.goto('/contact')).rejects.toThrow('ERR_CONNECTION_REFUSED');
  await other.close();

  site.fault = undefined;
  await site.start();
  await installWorker(page);
  await site.stop();
  for (const path of ['/contact', '/services', '/outbox']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

/** The browser says so of the worker's script, which a cut connection cannot bring either. */
const SCRIPT_LOST = /unknown error occurred when fetching the script/;

/** From the pack on no connection lasts. */
function cutAtThePack(site: Site): void {
  let cut = false;
  site.fault = ({ url }, response) => {
    cut ||= url === '/parts.txt';
    if (cut) response.destroy();
    return cut;
  };
}

const readyPanel = (page: Page) => page.locator('section', { has: page.locator('#ready-heading') });
const notReloaded = (page: Page) => page.evaluate(() => Reflect.get(window, 'opened') === true);

async function openCutTools(page: Page, site: Site): Promise<void> {
  cutAtThePack(site);
  await page.goto('/tools');
  await page.evaluate(() => Reflect.set(window, 'opened', true));
  await expect(readyPanel(page)).toContainText('The connection was lost.', {
    timeout: 20_000,
  });
}

test('a first installation that was cut continues while the page is open', async ({
  page,
  site,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(SCRIPT_LOST);
  await openCutTools(page, site);
  const heading = readyPanel(page).getByRole('heading');
  await expect(heading).toHaveText(/^Getting ready: \d+ of \d+ pages$/);
  site.fault = undefined;
  await expect(heading).toHaveText('Works without a network', { timeout: 30_000 });
  await expect(page.getByText('Ready to work offline.')).toBeVisible();
  await workerInControl(page);
  expect(await notReloaded(page)).toBe(true);
  await site.stop();
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('who asks for the rest is told that it needs a network, and gets it when there is one', async ({
  page,
  site,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(SCRIPT_LOST);
  await openCutTools(page, site);
  const panel = readyPanel(page);
  const button = panel.getByRole('button', { name: 'Try now' });
  await button.press('Enter');
  await expect(panel.getByRole('status')).toHaveText(/^This needs a network\./);
  site.fault = undefined;
  await button.press('Enter');
  await expect(panel.getByRole('heading')).toHaveText('Works without a network');
  await expect(panel.getByRole('status')).toContainText('are as we published them.');
  await expect(panel.getByRole('button')).toBeFocused();
  expect(await notReloaded(page)).toBe(true);
});
