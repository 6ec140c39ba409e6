import type { Page } from 'playwright/test';
import { openAndSend, saved, send, thanks, write } from '../e2e/support/contact-form.ts';
import { openSignedIn, textUpload, upload, view } from '../e2e/support/locker-page.ts';
import { arrival, open } from '../e2e/support/open.ts';
import { expectReadBack } from '../e2e/support/poster.ts';
import { goOffline, goOnline } from '../e2e/support/test.ts';
import { installWorker } from '../e2e/support/worker.ts';
import { expect, test } from './support/floor.ts';
import { ENGINES } from './support/mdn.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const bar = (page: Page) => page.getByRole('region', { name: 'Demo', exact: true });

/** Most visitors of an old browser have an old iPhone; the others are left to the night. */
const WHEN = { safari: {}, chrome: { tag: '@night' }, firefox: { tag: '@night' } } as const;

for (const engine of ENGINES)
  test.describe(engine, WHEN[engine], () => {
    test.use({ engine });

    test('a message is sent, and one that waits is sent later', async ({ page, context, site }) => {
      await openAndSend(page, 'With a network');
      await expect(thanks(page)).toBeVisible();
      await goOffline(context);
      await button(page, 'Write another message').click();
      await write(page, 'Without a network');
      await send(page);
      await expect(saved(page)).toBeVisible();
      const reminder = page.waitForEvent('download');
      await button(page, 'Add a reminder to your calendar').click();
      await reminder;
      await goOnline(context);
      await expect
        .poll(() => site.mails.map(({ message }) => message))
        .toEqual(['With a network', 'Without a network']);
      await open(page, '/outbox');
      await expect(page.getByText('No messages are waiting')).toBeVisible();
    });

    test('menu and search lead to pages', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, '/company/About');
      await button(page, 'Open menu').click();
      await dialog(page, 'Menu').getByRole('link', { name: 'Contact', exact: true }).click();
      await expect(page).toHaveURL('/contact');
      await arrival(page);
      await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
      const field = dialog(page, 'Search').getByRole('combobox');
      await field.pressSequentially('gst');
      await expect(dialog(page, 'Search').getByRole('option').first()).toBeVisible();
      await field.press('Enter');
      await expect(page).toHaveURL(/GSTVerificationPage/);
    });

    test('the locker takes a file, shows it and deletes everything', async ({ page }) => {
      await openSignedIn(page);
      await upload(page, [textUpload('papaya.txt', 'papaya paper')]);
      await expect(await view(page, 'papaya')).toContainText('papaya paper');
      await open(page, '/device');
      await expect(page.getByRole('region', { name: 'Kept here', exact: true })).toContainText(
        'ocument',
      );
      await button(page, 'Delete all').click();
      await dialog(page, 'Delete everything that is kept here?')
        .getByRole('button', { name: 'Delete everything' })
        .click();
      await expect(dialog(page, 'Delete everything that is kept here?')).toHaveCount(0);
    });

    test('the demo goes from tool to tool', async ({ page }) => {
      await open(page, '/tools');
      await page
        .getByRole('main')
        .getByRole('link', { name: 'Start the demo', exact: true })
        .click();
      await expect(page.getByRole('img', { name: /^QR code for/ })).toBeVisible();
      for (const place of [2, 3, 4]) {
        await bar(page).getByRole('button', { name: 'Next', exact: true }).click();
        await expect(bar(page)).toContainText(`${place} of `);
        await expect(page.locator('.samples [aria-pressed=true]')).toHaveCount(1);
      }
    });

    test('a call is run in the sandbox', async ({ page }) => {
      await open(page, '/apis/sandbox');
      await page.getByLabel('Call', { exact: true }).selectOption({ label: 'Create an order' });
      await button(page, 'Run').click();
      await expect(page.getByText('201 Created')).toBeVisible();
    });

    test.describe('with the worker', () => {
      test.use({ serviceWorkers: 'allow' });

      test('its worker lacks the same, keeps the site, and posters are saved offline', async ({
        page,
        context,
      }) => {
        await installWorker(page);
        const [worker] = context.serviceWorkers();
        expect(await worker?.evaluate(() => 'any' in AbortSignal)).toBe(false);
        await expectReadBack(page, 'Rangoli', ['A6']);
        await page.goto('/company/About');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
    });
  });
