import { makeNextBuild } from '../e2e/support/next-build.ts';
import { open, taken } from '../e2e/support/open.ts';
import { expect, test } from '../e2e/support/test.ts';
import { installWorker, refuseRest } from '../e2e/support/worker.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ context }) => refuseRest(context));

test('the page about this device looks for an update: none, then one that a press uses', async ({
  page,
  site,
}, testInfo) => {
  await installWorker(page);
  await open(page, '/device');
  const version = page.getByRole('region', { name: /^Version / });
  await version.getByRole('button', { name: 'Check for updates' }).click();
  await expect(version.getByRole('status')).toHaveText('This is the newest version.');
  const folder = testInfo.outputPath('next-build');
  await makeNextBuild(site.dist, folder);
  await site.deploy(folder);
  await version.getByRole('button', { name: 'Check for updates' }).click();
  await expect(version.getByRole('status')).toContainText('A newer version is on this device.');
  const loaded = page.waitForEvent('load');
  await version.getByRole('button', { name: 'Use the newer version' }).click();
  await loaded;
  await taken(page);
  await expect(version.getByRole('button', { name: 'Check for updates' })).toBeVisible();
});
