import type { BrowserContext, Page } from 'playwright/test';
import { openAndSend, saved } from '../../e2e/support/contact-form.ts';
import { PASSPHRASE, passphrase, setLock } from '../../e2e/support/locker-lock.ts';
import {
  button,
  expectTitles,
  openLocker,
  openSignedIn,
  SAMPLES,
  textUpload,
  upload,
  view,
} from '../../e2e/support/locker-page.ts';
import { open } from '../../e2e/support/open.ts';
import { mailResponds, type Site } from '../../e2e/support/site.ts';
import { expect, goOffline, goOnline } from '../../e2e/support/test.ts';

/** What a visitor of any build leaves on the device. */
export const MESSAGES = ['The first one waits', 'The second one waits'];
export const DRAFTS = ['Half a sentence', 'Another half'];
export const EMAIL = 'asha@shop.example';
export const TITLES = ['Slip', 'Rent', ...SAMPLES];

export const messageField = (page: Page) => page.getByRole('textbox', { name: 'Message' });

/**
 * Leaves work of every kind: two messages, of which the first was answered by 503 at least once; a
 * locker with two files, with a lock if asked; an investor session; a draft in each of two tabs,
 * which stay open. The device is offline in the end, and the mail service takes everything again.
 */
export async function leaveWork(
  [page, other]: readonly [Page, Page],
  context: BrowserContext,
  site: Site,
  isLocked: boolean,
): Promise<void> {
  await openSignedIn(page);
  await upload(page, [textUpload('Rent.txt', 'rent of May'), textUpload('Slip.txt', 'slip 12')]);
  await expectTitles(page, TITLES);
  if (isLocked) await setLock(page);
  await open(page, '/investors');
  await page.getByLabel('Email', { exact: true }).fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill('marked-secret-7391');
  await page.getByRole('button', { name: 'Access Dashboard', exact: true }).click();
  await expectInvestor(page);
  await goOffline(context);
  site.fault = mailResponds(503, 'Busy');
  await openAndSend(page, MESSAGES[0] ?? '');
  await expect(saved(page)).toBeVisible();
  await goOnline(context);
  await expect.poll(() => site.posts.length).toBeGreaterThan(0);
  await goOffline(context);
  site.fault = undefined;
  await openAndSend(page, MESSAGES[1] ?? '');
  await expect(saved(page)).toBeVisible();
  for (const [number, tab] of [page, other].entries()) {
    await open(tab, '/contact');
    await messageField(tab).fill(DRAFTS[number] ?? '');
    await expect.poll(() => storedDrafts(tab)).toContain(DRAFTS[number]);
  }
}

/** All that is stored of drafts, as text. */
const storedDrafts = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('kolam-stores');
        opening.onsuccess = () => {
          const all = opening.result.transaction('values').objectStore('values').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(all.result));
          };
        };
      }),
  );

export const expectInvestor = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: 'Investor Dashboard' })).toBeVisible();

/** The messages are listed as waiting, in their order, and none is told to be lost. */
export async function expectMessages(page: Page, messages = MESSAGES): Promise<void> {
  await open(page, '/outbox');
  for (const message of messages) await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByText(/lost|could not be read/)).toHaveCount(0);
}

/** Each tab has its own draft, whichever it is. */
export async function expectDrafts(tabs: readonly Page[], drafts = DRAFTS): Promise<void> {
  for (const tab of tabs) await open(tab, '/contact');
  const typed = () => Promise.all(tabs.map((tab) => messageField(tab).inputValue()));
  await expect.poll(async () => (await typed()).sort()).toEqual([...drafts].sort());
}

export async function unlock(page: Page): Promise<void> {
  await passphrase(page).fill(PASSPHRASE);
  await button(page, 'Unlock').click();
}

/** The locker has its documents with their bytes, once it is unlocked. */
export async function expectLocker(page: Page, isLocked: boolean, titles = TITLES): Promise<void> {
  await openLocker(page);
  if (isLocked) await unlock(page);
  await expectTitles(page, titles);
  await expect(await view(page, 'Rent')).toContainText('rent of May');
  await expect(page.getByText(/lost|could not be read/)).toHaveCount(0);
}

/** All of `leaveWork` is there. Ends where the outbox is shown. */
export async function expectWork(
  tabs: readonly Page[],
  isLocked: boolean,
  drafts = DRAFTS,
): Promise<void> {
  const page = tabs[0] as Page;
  await expectDrafts(tabs, drafts);
  await open(page, '/investors');
  await expectInvestor(page);
  await expectLocker(page, isLocked);
  await expectMessages(page);
}

/** With a network each message arrives once, under the identity that it had. */
export async function expectDelivery(
  page: Page,
  context: BrowserContext,
  site: Site,
  ids: readonly string[],
): Promise<void> {
  await open(page, '/outbox');
  await goOnline(context);
  await expect.poll(() => site.mails.length).toBe(ids.length);
  await expect(page.getByText('No messages are waiting')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No messages are waiting')).toBeVisible();
  const came = site.mails.map(({ message, message_id }) => `${message_id}: ${message}`);
  expect(came.sort()).toEqual(ids.map((id, i) => `${id}: ${MESSAGES[i]}`).sort());
}
