import { expect, test } from '../support/blocked-browser.ts';
import {
  button,
  EMPTY,
  preview,
  SAMPLES,
  signIn,
  textUpload,
  titles,
  upload,
  view,
} from '../support/locker-page.ts';
import { open } from '../support/open.ts';

test('without browser storage the locker works in memory, and says so', async ({
  blocked: page,
  site,
}) => {
  await open(page, `${site.origin}/digilocker`);
  await expect(
    page.getByText(
      'This browser does not let the site keep anything: the locker is gone when you close this page.',
    ),
  ).toBeVisible();
  await signIn(page);
  await upload(page, [textUpload('slip.txt', 'Paid in cash')]);
  await expect.poll(() => titles(page)).toEqual(['slip', ...SAMPLES]);
  await expect(page.getByText('Kept only until this page is closed.')).toBeVisible();
  await page.getByLabel('Search documents').fill('slip');
  const panel = await view(page, 'slip');
  await expect(panel.getByText('Paid in cash')).toBeVisible();
  await page.getByLabel('Search documents').fill('');
  await panel.getByRole('button', { name: 'Delete' }).click();
  await button(page, 'Undo').click();
  await view(page, 'slip');
  // Another page of the site and back: it is the same document of the browser.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(['slip', ...SAMPLES]);
  await button(page, 'Sign out').click();
  await page.getByRole('button', { name: 'Sign out and remove' }).click();
  await expect(page.getByText(EMPTY)).toBeVisible();
  await expect(preview(page, 'slip')).toHaveCount(0);
});
