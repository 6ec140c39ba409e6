import { button, openSignedIn } from '../support/locker-page.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

/** No browser tells a page whether a file arrived, was shared or was printed: nothing may be said that is not known. */

test.describe('P14: where downloads do not arrive', () => {
  test.use({ acceptDownloads: false });

  test('says that the backup was created and to look for it in the downloads', async ({ page }) => {
    await openSignedIn(page);
    await button(page, 'Save backup').click();
    await expect(page.getByText('Look for the file in your downloads before you')).toBeVisible();
    await expect(page.locator('#main').getByText(/is saved|The backup holds/)).toHaveCount(0);
  });

  test('says the same of the export of this device', async ({ page }) => {
    await open(page, '/device');
    await button(page, 'Export everything').click();
    await expect(page.getByText('Look for the file in your downloads before you')).toBeVisible();
    await expect(page.locator('#main').getByText(/is saved/)).toHaveCount(0);
  });
});

test.describe('P14: in the browser inside an app', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; SM-A155F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/125.0.0.0 Mobile Safari/537.36 Instagram 330.0.0.40.92 Android',
  });

  test('names another way wherever a file is saved', async ({ page }) => {
    const way = page.getByText('open this page in your browser from the ⋮ menu');
    await open(page, '/products/LoanPortal');
    await button(page, 'Download CSV').click();
    await expect(way).toBeVisible();
    await open(page, '/device');
    await button(page, 'Export everything').click();
    await expect(page.locator('#main').getByText('⋮ menu')).toBeVisible();
    await open(page, '/hi/products/LoanPortal');
    await button(page, 'CSV डाउनलोड करें').click();
    await expect(page.getByText('⋮ मेनू से यह पेज अपने ब्राउज़र में खोलें')).toBeVisible();
  });

  test('says what to do when printing does nothing', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {};
    });
    await open(page, '/products/LoanPortal');
    await button(page, 'Print').click();
    await expect(page.getByText('If no print dialog has opened')).toBeVisible();
  });
});

test('P46: a picture that took too long to share waits for the next press', async ({ page }) => {
  await page.addInitScript(() => {
    let presses = 0;
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: { files: File[] }) => {
        if (++presses === 1) throw new DOMException('No gesture.', 'NotAllowedError');
        document.title = `${files[0]?.name}, press ${presses}`;
      },
    });
  });
  await open(page, '/products/LoanPortal');
  await button(page, 'Share picture').click();
  await expect(page.getByText('The picture is ready. Press the button again')).toBeVisible();
  await expect(page.getByText('could not be made')).toHaveCount(0);
  await button(page, 'Share picture').click();
  await expect(page).toHaveTitle('emi-schedule.png, press 2');
});
