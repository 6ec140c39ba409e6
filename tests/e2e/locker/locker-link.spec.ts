import { test as installed } from '../support/installed.ts';
import {
  button,
  EMPTY,
  idsOfFiles,
  openLocker,
  openSignedIn,
  PLACEHOLDER,
  preview,
  putOnDisk,
  textUpload,
  upload,
  view,
} from '../support/locker-page.ts';
import { open } from '../support/open.ts';
import { expect, goOffline, test } from '../support/test.ts';

const UUID = /\/shared\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

test('a share link holds a random id and opens on this device alone', async ({
  page,
  context,
  browser,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSignedIn(page);
  await upload(page, [textUpload('My pay slip.txt', 'Paid in full')]);

  await test.step('where the clipboard is refused the link is there to be copied by hand', async () => {
    const refused = await page.evaluateHandle(() => {
      const { clipboard } = navigator;
      clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      return { end: () => Reflect.deleteProperty(clipboard, 'writeText') };
    });
    const panel = await view(page, 'Aadhaar Card');
    await panel.getByRole('button', { name: 'Copy Share Link' }).click();
    const field = panel.getByLabel(/Copy the link yourself/);
    await expect(field).toHaveValue(UUID);
    expect((await field.inputValue()).startsWith(site.origin)).toBe(true);
    await expect(page.getByText('Share link copied to clipboard!')).toHaveCount(0);
    await refused.evaluate(({ end }) => end());
  });

  const panel = await view(page, 'My pay slip');
  await panel.getByRole('button', { name: 'Copy Share Link', exact: true }).click();
  await expect(page.getByText('Share link copied to clipboard!', { exact: true })).toBeVisible();
  // The site may not read the clipboard, but a visitor may paste.
  await page.getByLabel('Search documents').focus();
  await page.keyboard.press('Control+v');
  const link = await page.getByLabel('Search documents').inputValue();
  expect(link.startsWith(site.origin)).toBe(true);
  expect(link).toMatch(UUID);

  await open(page, link);
  await expect(preview(page, 'My pay slip').getByText('Paid in full')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(await page.title()).not.toContain('slip');

  const elsewhere = await browser.newContext({ baseURL: site.origin });
  const other = await elsewhere.newPage();
  await open(other, link);
  await expect(
    other.getByRole('heading', { name: 'This document is on another device' }),
  ).toBeVisible();
  expect(other.url()).toBe(link);
  await other.getByRole('link', { name: 'Open the locker' }).click();
  await expect(other.getByText(EMPTY)).toBeVisible();
  await elsewhere.close();
});

test.describe('with the worker', () => {
  installed(
    'offline, samples, uploads and share links work as ever',
    async ({ page, context, site }) => {
      await goOffline(context);
      await site.stop();
      await openSignedIn(page);
      await upload(page, [textUpload('Offline.txt', 'Written in airplane mode')]);
      await page.reload();
      const panel = await view(page, 'Offline');
      await expect(panel.getByText('Written in airplane mode')).toBeVisible();
      const [id] = await idsOfFiles(page);
      await open(page, `/shared/${id?.toUpperCase()}`);
      await expect(preview(page, 'Offline').getByText('Written in airplane mode')).toBeVisible();
    },
  );
});

test('a link that nobody made is told plainly, a document that is here and cannot be read is not said to be elsewhere', {
  tag: '@night',
}, async ({ page }) => {
  await openLocker(page);
  for (const id of ['1f0e2d3c', '%00', '..%2f..', 'a'.repeat(500)]) {
    await open(page, `/shared/${id}`);
    await expect(page.getByText('This document is on another device')).toBeVisible();
    await expect(page.getByText(PLACEHOLDER)).toHaveCount(0);
  }

  const [newer, spoiled] = [1, 2].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
  await putOnDisk(page, [
    [String(newer), { v: 99, id: newer }],
    [String(spoiled), 'no document'],
  ]);
  const alert = page.getByRole('main').getByRole('alert');
  await open(page, `/shared/${newer}`);
  await expect(alert).toContainText('A newer version of this site has used the locker.');
  // Quarantined or not yet.
  for (const visit of ['/digilocker', '/services']) {
    await open(page, `/shared/${spoiled}`);
    await expect(alert).toContainText('on this device, but could not be read');
    await expect(page.getByText('This document is on another device')).toBeHidden();
    await open(page, visit);
  }
  await open(page, `/shared/${spoiled}`);
  await alert.getByRole('link', { name: 'Open the locker' }).click();
  await expect(button(page, 'Save a copy')).toBeVisible();
});
