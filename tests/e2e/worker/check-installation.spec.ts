import { open } from '../support/open.ts';
import { expect, goOffline, goOnline, test } from '../support/test.ts';
import { damagedPaths, deleteCached, flipCached, workerInControl } from '../support/worker.ts';

const BUTTON = { name: 'Check this installation' };

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('checks every file without a network, and repairs the damaged ones with one', async ({
    page,
    context,
    site,
  }) => {
    await open(page, '/outbox');
    await workerInControl(page);
    const panel = page.getByRole('region', { name: 'This site on your device' });
    const check = panel.getByRole('button', BUTTON);
    await check.click();
    await expect(
      panel.getByText(/^All \d+ files, [\d.]+ MB, are as we published them\.$/),
    ).toBeVisible();
    await flipCached(page, ['/art/spot-locker.svg']);
    await deleteCached(page, '/parts/contact.txt');
    await check.click();
    await expect(panel.getByRole('status')).toHaveText(
      /^2 of \d+ files were damaged or missing and have been fetched again\./,
    );
    expect(await damagedPaths(page)).toEqual([]);

    await goOffline(context);
    await site.stop();
    await check.click();
    await expect(panel.getByRole('status')).toHaveText(/^All \d+ files/);
    // The focus has not moved: it can be pressed again.
    await expect(check).toBeFocused();
    await flipCached(page, ['/art/spot-locker.svg', '/parts/contact.txt', '/parts/services.txt']);
    await check.click();
    await expect(panel.getByRole('status')).toHaveText(
      /^3 of \d+ files are damaged or missing\. Connect to a network and check again\.$/,
    );
    await site.start();
    await goOnline(context);
    await check.click();
    await expect(panel.getByRole('status')).toHaveText(/^3 of \d+ files were .* fetched again\./);
    expect(await damagedPaths(page)).toEqual([]);
  });
});

test('without a worker the check explains that there is nothing to check', async ({ page }) => {
  await open(page, '/outbox');
  await page.getByRole('button', BUTTON).click();
  await expect(page.getByText(/^This browser keeps no copy of the site/)).toBeVisible();
});
