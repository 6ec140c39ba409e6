import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LanguageList } from '../../../src/core/languages/language-files.ts';
import { open } from '../support/open.ts';
import { refuseOneDeletion } from '../support/refused-deletion.ts';
import type { Site } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { cachedPaths, expectCached, installWorker, refuseRest } from '../support/worker.ts';

test.use({ serviceWorkers: 'allow' });

const LIST = '/api/files.json';

const filesOf = ({ dist }: Site) =>
  (JSON.parse(readFileSync(path.join(dist, LIST), 'utf8')) as LanguageList).files.map(
    ([url]) => url,
  );

test('with the pack calls run, and files and Markdown are taken without a network', async ({
  context,
  page,
  site,
}) => {
  await installWorker(page);
  const files = filesOf(site);
  expect(files).toContain('/api/kolam-sandbox.mjs');
  await expectCached(page, LIST);
  expect(await cachedPaths(page)).toEqual(expect.arrayContaining(files));
  await site.stop();

  await open(page, '/apis/panFeatures');
  await page.getByRole('button', { name: 'Run in the sandbox' }).click();
  await expect(page.getByText('200 OK')).toBeVisible();
  // A page of the reference: as a document, and by a link within the site, whose samples come from the device, too.
  await open(page, '/apis/reference/payments');
  await expect(page.getByRole('heading', { name: 'Payments', level: 1 })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Calls of the API' })
    .getByRole('link', { name: 'Payouts' })
    .click();
  await expect(page.getByRole('heading', { name: 'Create a payout' })).toBeVisible();
  const call = page.getByRole('region', { name: 'Create a payout', exact: true });
  await call.getByRole('tab', { name: 'Python' }).click();
  await expect(call.getByText('Idempotency-Key')).not.toHaveCount(0);
  await expect(call.getByRole('tabpanel', { name: 'Python' })).toContainText('import');
  await context.grantPermissions(['clipboard-write']);
  // The policy lets nobody read the clipboard.
  await page.evaluate(() => {
    const write = navigator.clipboard.write.bind(navigator.clipboard);
    navigator.clipboard.write = async (items) => {
      await write(items);
      const blob = await items[0]?.getType('text/plain');
      document.title = (await blob?.text()) ?? '';
    };
  });
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const markdown = readFileSync(path.join(site.dist, 'apis/reference/payouts.md'), 'utf8');
  const [, origin = ''] = /^<(.+)\/apis\/reference\/payouts>$/m.exec(markdown) ?? [];
  const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim();
  expect(squeezed(await page.title())).toBe(squeezed(markdown.replaceAll(origin, site.origin)));
  await open(page, '/apis/sandbox');
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page
    .getByRole('button', { name: 'Sandbox for your machine' })
    .or(page.getByRole('link', { name: 'Sandbox for your machine' }))
    .click();
  expect((await saving).suggestedFilename()).toBe('kolam-sandbox.mjs');
});

test('without it a call says what it needs', { tag: '@night' }, async ({ page, site }) => {
  await refuseRest(page.context());
  await installWorker(page);
  await site.stop();
  await open(page, '/apis/panFeatures');
  await page.getByRole('button', { name: 'Run in the sandbox' }).click();
  await expect(page.getByRole('alert')).toContainText('when there is a network');
});

test('the page of this device puts it there and takes it away', { tag: '@night' }, async ({
  page,
  site,
}) => {
  await refuseRest(page.context());
  await installWorker(page);
  await open(page, '/device');
  await page.getByRole('button', { name: 'Put on this device: API pages' }).click();
  await expect(page.getByText('All of it is on this device.')).toBeVisible();
  expect(await cachedPaths(page)).toEqual(expect.arrayContaining([LIST, ...filesOf(site)]));

  const remove = page.getByRole('button', { name: 'Remove the API pages from this device' });
  await refuseOneDeletion(page);
  await remove.click();
  await expect(page.getByText('It could not be removed.')).toBeVisible();
  expect(await cachedPaths(page)).toContain(LIST);
  await remove.click();
  await expect(page.getByText('It is no longer on this device.')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Fetch the whole site' })).not.toBeChecked();
  const own = filesOf(site);
  expect((await cachedPaths(page)).filter((url) => url === LIST || own.includes(url))).toEqual([]);

  await site.stop();
  await page.getByRole('button', { name: 'Put on this device: API pages' }).click();
  await expect(page.getByText('It could not be fetched.')).toBeVisible();
});

test('likewise the languages of posters, and it says what they take', { tag: '@night' }, async ({
  page,
}) => {
  await refuseRest(page.context());
  await installWorker(page);
  await open(page, '/device');
  const panel = page.getByRole('region', { name: 'Languages of posters' });
  await panel.getByRole('button', { name: 'Put on this device' }).click();
  await expect(panel.getByText('All of it is on this device.')).toBeVisible();
  await expect(panel.getByText(/^It takes [1-9]\d* KB here\.$/)).toBeVisible();
  const paths = async () =>
    (await cachedPaths(page)).filter((path) => path.startsWith('/posters/'));
  expect(await paths()).not.toEqual([]);
  await panel.getByRole('button', { name: 'Remove the languages of posters' }).click();
  await expect(panel.getByText('It is no longer on this device.')).toBeVisible();
  await expect(panel.getByText('It takes')).toBeHidden();
  expect(await paths()).toEqual([]);
});
