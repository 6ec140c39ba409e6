import type { Locator, Page } from 'playwright/test';
import { routes } from '../../../src/routes/paths.ts';
import { VISIT_KEY } from '../../../src/store/keys.ts';
import { expectNoViolations } from '../support/axe.ts';
import { holdMail, saved, send, write } from '../support/contact-form.ts';
import { open, taken } from '../support/open.ts';
import { expect, goOffline, goOnline, test } from '../support/test.ts';
import { deleteCached, installWorker } from '../support/worker.ts';

const prompt = (page: Page) => page.getByRole('region', { name: 'Install' });

/** The browser offers to install, as Chromium does some time after a page has loaded. */
const offer = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const log = window as { installAsked?: number };
    const prompt = async () => {
      log.installAsked = (log.installAsked ?? 0) + 1;
    };
    dispatchEvent(Object.assign(event, { prompt }));
    return event.defaultPrevented;
  });

/** Waits until this visit is counted, which it is when the browser has a moment. */
const counted = (page: Page) =>
  page.waitForFunction((key) => sessionStorage.getItem(key) !== null, VISIT_KEY);

/** Another visit: what a tab of its own would be. */
async function visitAgain(page: Page): Promise<void> {
  await counted(page);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await taken(page);
}

test('offers to install from the second visit, once', async ({ page }) => {
  await open(page, '/services');
  expect(await offer(page)).toBe(true);
  await page.reload();
  await taken(page);
  await offer(page);
  await expect(prompt(page)).toBeHidden();

  await visitAgain(page);
  await offer(page);
  await expect(prompt(page)).toContainText('Install Kolam');
  await expect(prompt(page)).toContainText(
    'Open it from your home screen. Works without a network.',
  );
  await expect(page.locator(':focus')).toHaveCount(0);
  await prompt(page).getByRole('button', { name: 'Install' }).click();
  expect(await page.evaluate(() => (window as { installAsked?: number }).installAsked)).toBe(1);
  await expect(prompt(page)).toBeHidden();
});

test('stays silent for 30 days after "Not now"', async ({ page }) => {
  const declinedDaysAgo = (days: number) =>
    page.evaluate((ms) => {
      const history = JSON.parse(localStorage.getItem('kolam-install') ?? '{}');
      localStorage.setItem(
        'kolam-install',
        JSON.stringify({ ...history, declinedAt: Date.now() - ms }),
      );
    }, days * 86_400_000);
  await open(page, '/services');
  await visitAgain(page);
  await offer(page);
  await prompt(page).getByRole('button', { name: 'Not now' }).click();
  await expect(prompt(page)).toBeHidden();

  await visitAgain(page);
  await offer(page);
  await expect(prompt(page)).toBeHidden();

  await declinedDaysAgo(29);
  await visitAgain(page);
  expect(await offer(page), 'the browser does not ask instead').toBe(true);
  await expect(prompt(page)).toBeHidden();

  await declinedDaysAgo(31);
  await visitAgain(page);
  await offer(page);
  await expect(prompt(page)).toBeVisible();
});

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  const all = `${routes.length} of ${routes.length} pages and every tool are on this device`;

  test('the prompt says how many pages are on this device, and so does what follows the install', async ({
    page,
  }) => {
    await installWorker(page);
    await visitAgain(page);
    await offer(page);
    await expect(prompt(page)).toContainText(all);
    await prompt(page).getByRole('button', { name: 'Install' }).click();
    await expect(prompt(page)).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    const installed = page.getByRole('region', { name: 'Installed' });
    await expect(installed.getByRole('status')).toContainText('Kolam is installed');
    await expect(installed.getByRole('status')).toContainText(all);
    await expectNoViolations(page, [320, 390]);
    await installed.getByRole('button', { name: 'OK' }).click();
    await expect(installed).toBeHidden();
  });

  test('counts the pages that there are, and no others', async ({ page }) => {
    await installWorker(page);
    await deleteCached(page, '/parts/services.txt');
    await visitAgain(page);
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    await expect(page.getByRole('region', { name: 'Installed' })).toContainText(
      `${routes.length - 1} of ${routes.length} pages are on this device already`,
    );
  });
});

test('without a worker the install is said, and no number that nobody counted', async ({
  page,
}) => {
  await open(page, '/services');
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  const installed = page.getByRole('region', { name: 'Installed' });
  await expect(installed).toContainText('Kolam is installed');
  await expect(installed).not.toContainText(' pages ');
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
])
  test(`on ${viewport.width} × ${viewport.height} it waits behind a notice, and takes at most a quarter`, async ({
    page,
    context,
    site,
  }) => {
    await page.setViewportSize(viewport);
    await context.grantPermissions(['clipboard-write']);
    await open(page, '/contact');
    await counted(page);
    await goOffline(context);
    await write(page, 'Please call me.');
    await send(page);
    await expect(saved(page)).toBeVisible();
    holdMail(site);
    await goOnline(context);
    await open(page, '/outbox');
    await visitAgain(page);
    await expect.poll(() => offer(page)).toBe(true);
    const quarter = viewport.height / 4;
    const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0;
    await expect(prompt(page)).toBeVisible();
    expect(await heightOf(prompt(page))).toBeLessThanOrEqual(quarter);

    await page.getByRole('button', { name: /^Copy: / }).press('Enter');
    const notice = page.getByText('Message copied.');
    await expect(notice).toBeVisible();
    await expect(prompt(page)).toBeHidden();
    expect(await heightOf(page.locator('.toasts'))).toBeLessThanOrEqual(quarter);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(prompt(page)).toBeVisible();
    // Who is at the prompt keeps it, whatever is told meanwhile.
    await prompt(page).getByRole('button', { name: 'Not now' }).focus();
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('[aria-label^="Copy: "]')?.click(),
    );
    await expect(notice).toBeVisible();
    await expect(prompt(page).getByRole('button', { name: 'Not now' })).toBeFocused();
  });
