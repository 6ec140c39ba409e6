import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright/test';
import {
  button,
  expectTitles,
  importBackup,
  onDisk,
  openLocker,
  openSignedIn,
  PIXEL,
  SAMPLES,
  signIn,
  trayFile,
  upload,
  view,
} from '../e2e/support/locker-page.ts';
import { test } from '../e2e/support/phone.ts';
import { share } from '../e2e/support/share-sheet.ts';
import { expect, goOffline, watch } from '../e2e/support/test.ts';
import { installWorker } from '../e2e/support/worker.ts';

test.use({ serviceWorkers: 'allow' });

const PHOTO = { name: 'Driving licence.png', mimeType: 'image/png', buffer: PIXEL };
const PDF = { name: 'Rent agreement.pdf', type: 'application/pdf', text: '%PDF-1.7 12,000 ₹' };
const BOTH = ['Rent agreement', 'Driving licence'];

const pageOf = (context: BrowserContext) => context.pages()[0] as Page;

/** What `Download original` of a document saves. */
async function original(page: Page, title: string): Promise<Buffer> {
  const panel = await view(page, title);
  const saved = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Download original' }).click();
  return readFile(await (await saved).path());
}

async function expectBoth(page: Page): Promise<void> {
  await expectTitles(page, [...BOTH, ...SAMPLES]);
  expect(await original(page, 'Driving licence')).toEqual(PIXEL);
  expect((await original(page, 'Rent agreement')).toString()).toBe(PDF.text);
}

test('a photo and a shared PDF outlive a restart and move to a new phone, without a network', async ({
  site,
  phone,
}) => {
  const [old, bought] = [phone(), phone()];
  const first = await old.start();
  const complaints = await watch(first, site);
  await installWorker(pageOf(first));
  const box = await bought.start();
  const more = await watch(box, site);
  await installWorker(pageOf(box));
  // From here on no phone has a network.
  await site.stop();
  await Promise.all([goOffline(first), goOffline(box)]);

  const shop = pageOf(first);
  await openSignedIn(shop);
  await upload(shop, [PHOTO]);
  await expectTitles(shop, ['Driving licence', ...SAMPLES]);
  expect(await share(shop, [PDF])).toBe('?shared=1');
  await trayFile(shop, PDF.name).getByRole('button', { name: 'Keep' }).click();
  await expectTitles(shop, [...BOTH, ...SAMPLES]);
  await old.switchOff();

  const second = await old.start();
  const later = await watch(second, site);
  await goOffline(second);
  const again = pageOf(second);
  await openLocker(again);
  await expectBoth(again);
  const download = again.waitForEvent('download');
  await button(again, 'Save backup').click();
  const archive = await (await download).path();

  const newcomer = pageOf(box);
  await openLocker(newcomer);
  await importBackup(newcomer, archive);
  await expect(newcomer.getByText('5 documents wait for you on this device.')).toBeVisible();
  await signIn(newcomer);
  await expectBoth(newcomer);
  expect(await onDisk(newcomer)).toMatchObject({ documents: 5, files: 2 });
  expect([...complaints, ...more, ...later]).toEqual([]);
});
