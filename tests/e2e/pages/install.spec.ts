import type { Locator, Page } from 'playwright/test';
import { routes } from '../../../src/routes/paths.ts';
import { VISIT_KEY } from '../../../src/store/keys.ts';
import { expectNoViolations } from '../support/axe.ts';
import { holdMail, saved, send, write } from '../support/contact-form.ts';
import { open, taken } from '../support/open.ts';
import { expect, goOffline, goOnline, test } from '../support/test.ts';
import { deleteCached, installWorker } from '../support/worker.ts';

const prompt = (page: Page) => page.getByRole('region', { name: 'Install' });

/**
 * The browser offers to install, as Chromium does some time after a page has loaded; the page keeps it from asking
 * itself.
 */
const offer = (page: Page) => expect.poll(() => page.evaluate(offered)).toBe(true);

/** Runs in the page. */
function offered(): boolean {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  const log = window as { installAsked?: number };
  const prompt = async () => {
    log.installAsked = (log.installAsked ?? 0) + 1;
  };
  dispatchEvent(Object.assign(event, { prompt }));
  return event.defaultPrevented;
}

/** Waits until this visit is counted, which it is when the browser has a moment. */
const counted = (page: Page) =>
  page.waitForFunction((key) => sessionStorage.getItem(key) !== null, VISIT_KEY);

/** The browser offers to install, this visit is counted, and nobody is asked. */
async function expectSilent(page: Page): Promise<void> {
  await offer(page);
  await counted(page);
  await expect(prompt(page)).toBeHidden();
}

/** Another visit: as a new tab would be. */
async function visitAgain(page: Page): Promise<void> {
  await counted(page);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await taken(page);
}

test('offers to install from the second visit, once, and stays silent for 30 days after "Not now"', async ({
  page,
}) => {
  const declinedDaysAgo = (days: number) =>
    page.evaluate((ms) => {
      const history = JSON.parse(localStorage.getItem('kolam-install') ?? '{}');
      localStorage.setItem(
        'kolam-install',
        JSON.stringify({ ...history, declinedAt: Date.now() - ms }),
      );
    }, days * 86_400_000);
  await open(page, '/services');
  await offer(page);
  await counted(page);
  await page.reload();
  await taken(page);
  await expectSilent(page);

  await visitAgain(page);
  await offer(page);
  await expect(prompt(page)).toContainText('Install Kolam');
  await expect(prompt(page)).toContainText(
    'Open it from your home screen. Works without a network.',
  );
  await expect(page.locator(':focus')).toHaveCount(0);
  await prompt(page).getByRole('button', { name: 'Not now' }).click();
  await expect(prompt(page)).toBeHidden();
  await visitAgain(page);
  await expectSilent(page);
  await declinedDaysAgo(29);
  await visitAgain(page);
  await expectSilent(page);

  await declinedDaysAgo(31);
  await visitAgain(page);
  await offer(page);
  await prompt(page).getByRole('button', { name: 'Install' }).click();
  expect(await page.evaluate(() => (window as { installAsked?: number }).installAsked)).toBe(1);
  await expect(prompt(page)).toBeHidden();
  // Without a worker no number is said that nobody counted.
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  const installed = page.getByRole('region', { name: 'Installed' });
  await expect(installed).toContainText('Kolam is installed');
  await expect(installed).not.toContainText(' pages ');
});

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  const all = new RegExp(`\\d+ of ${routes.length} pages and every tool are on this device`);

  test('the prompt says how many pages are on this device, and so does what follows the install', {
    tag: '@night',
  }, async ({ page }) => {
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

    // It counts the pages that there are, and no others.
    await deleteCached(page, '/parts/services.txt');
    await visitAgain(page);
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    await expect(installed).toContainText(
      new RegExp(`\\d+ of ${routes.length} pages are on this device already`),
    );
  });
});

const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];

/** On each phone something takes at most a quarter of the screen. */
async function expectQuarterAtMost(page: Page, part: Locator): Promise<void> {
  for (const phone of PHONES) {
    await page.setViewportSize(phone);
    await expect(part).toBeVisible();
    expect((await part.boundingBox())?.height).toBeLessThanOrEqual(phone.height / 4);
  }
}

test('it waits behind a notice, and takes at most a quarter of a phone', { tag: '@night' }, async ({
  page,
  context,
  site,
}) => {
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
  await offer(page);
  await expectQuarterAtMost(page, prompt(page));

  const copy = page.getByRole('button', { name: /^Copy: / });
  const notice = page.getByText('Message copied.');
  await copy.press('Enter');
  await expect(notice).toBeVisible();
  await expect(prompt(page)).toBeHidden();
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  // With the focus on it a notice does not leave.
  await dismiss.focus();
  await expectQuarterAtMost(page, page.locator('.toasts'));
  await dismiss.press('Enter');
  await expect(prompt(page)).toBeVisible();
  // A visitor at the prompt keeps it, despite other notices.
  await prompt(page).getByRole('button', { name: 'Not now' }).focus();
  await page.evaluate(() => document.querySelector<HTMLElement>('[aria-label^="Copy: "]')?.click());
  await expect(notice).toBeVisible();
  await expect(prompt(page).getByRole('button', { name: 'Not now' })).toBeFocused();
});
