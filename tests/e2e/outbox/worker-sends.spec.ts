import type { BrowserContext, Page } from 'playwright/test';
import { holdMail, letterAt, saved, send, write } from '../support/contact-form.ts';
import { NEXT_HEADING } from '../support/next-build.ts';
import { recordNotices } from '../support/notices.ts';
import { open } from '../support/open.ts';
import { mailResponds, type Site } from '../support/site.ts';
import { expect, goOffline, goOnline } from '../support/test.ts';
import { test } from '../support/update.ts';
import { checkForUpdate, workerInControl } from '../support/worker.ts';
import { controlWorkers, type WorkerControls } from '../support/worker-controls.ts';

test.use({ serviceWorkers: 'allow' });

/** Saves a message without a network, and closes the tab. The network is back, and the mail service fails. */
async function leaveMessage(
  page: Page,
  context: BrowserContext,
  site: Site,
  message = 'Sent by the worker',
  fault = mailResponds(503, 'Busy'),
): Promise<void> {
  await open(page, '/contact');
  await workerInControl(page);
  await goOffline(context);
  await write(page, message);
  await send(page);
  await expect(saved(page)).toBeVisible();
  await page.close();
  site.fault = fault;
  await goOnline(context);
}

/** Lets the browser ask for a background sync until so much has come of it. */
const syncUntil = (workers: WorkerControls, count: () => number, is: number): Promise<void> =>
  expect
    .poll(async () => {
      await workers.sync(false);
      return count();
    })
    .toBe(is);

/** The worker holds a post that nobody answers. */
async function holdPost(context: BrowserContext, site: Site) {
  const workers = await controlWorkers(context, site);
  const letters = holdMail(site);
  await syncUntil(workers, () => letters.length, 1);
  return { workers, letters };
}

test('with every tab closed a message is sent by background sync, or at the next start after the last sync failed', async ({
  page,
  context,
  site,
}) => {
  await leaveMessage(page, context, site, 'At the next start');
  const workers = await controlWorkers(context, site);
  await workers.sync(true);
  await expect.poll(() => site.posts.length).toBeGreaterThan(0);
  expect(site.mails).toHaveLength(0);
  site.fault = undefined;
  const again = await context.newPage();
  await open(again, '/');
  await expect.poll(() => site.mails).toMatchObject([{ message: 'At the next start' }]);

  await leaveMessage(again, context, site);
  site.fault = undefined;
  await syncUntil(workers, () => site.mails.length, 2);
  expect(site.mails[1]).toMatchObject({ message: 'Sent by the worker' });
  const outbox = await context.newPage();
  const notices = await recordNotices(outbox);
  await open(outbox, '/outbox');
  await expect.poll(() => notices).toContain('1 message sent.');
  await outbox.reload();
  await expect(outbox.getByText('No messages are waiting')).toBeVisible();
  expect(notices.filter((text) => text.endsWith('sent.'))).toHaveLength(1);
  expect(site.mails).toHaveLength(2);
});

test('the next page’s header shows a message that was refused with every tab closed', async ({
  page,
  context,
  site,
}) => {
  await leaveMessage(page, context, site, 'Refused', mailResponds(413, 'Variables size limit'));
  const workers = await controlWorkers(context, site);
  await syncUntil(workers, () => site.posts.length, 1);
  const next = await context.newPage();
  await open(next, '/company/About');
  const mark = 'Outbox, 1 waiting, 1 could not be sent';
  await next.getByRole('banner').getByRole('link', { name: mark }).click();
  await expect(next.getByText('Not sent, 1 try')).toBeVisible();
  await expect(next.getByText(/^Last answer: .*Variables size limit/)).toBeVisible();
  await open(next, '/device');
  await expect(next.getByText('1 message could not be sent', { exact: true })).toBeVisible();
  expect(site.posts).toHaveLength(1);
});

test('stopping the worker during a post leaves the message to the next sender, under the same id', async ({
  page,
  context,
  site,
}) => {
  await leaveMessage(page, context, site);
  const { workers, letters } = await holdPost(context, site);
  await workers.stop();
  const again = await context.newPage();
  await open(again, '/outbox');
  await expect(again.getByText(/a copy may have arrived/)).toBeVisible();
  expect(letters).toHaveLength(1);
  await again.getByRole('button', { name: /^Send now/ }).click();
  (await letterAt(letters, 1)).answer(200, 'OK');
  expect(letters).toHaveLength(2);
  await expect(again.getByText('No messages are waiting')).toBeVisible();
  expect(new Set(letters.map(({ message_id }) => message_id)).size).toBe(1);
});

test('an update accepted while the worker sends waits for the post, which is made once', async ({
  page,
  context,
  site,
  nextBuild,
}) => {
  const visitor = await context.newPage();
  await leaveMessage(page, context, site);
  const { letters } = await holdPost(context, site);
  await site.replace(await nextBuild());
  await open(visitor, '/');
  await checkForUpdate(visitor);
  await visitor
    .getByRole('region', { name: 'Update' })
    .getByRole('button', { name: 'Reload' })
    .click();
  letters[0]?.answer(200, 'OK');
  await expect.poll(() => visitor.evaluate(outboxIsEmpty).catch(() => false)).toBe(true);
  // Each navigation is work that the older worker ends before it goes.
  await expect.poll(() => visitor.evaluate(noneWaits).catch(() => false)).toBe(true);
  await open(visitor, '/contact');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(NEXT_HEADING);
  expect(letters).toHaveLength(1);
});

/** Whether no message of the outbox still has its text. Runs in the page. */
const outboxIsEmpty = (): Promise<boolean> =>
  new Promise((resolve) => {
    const opening = indexedDB.open('kolam-outbox');
    opening.onsuccess = () => {
      const all = opening.result.transaction('messages').objectStore('messages').getAll();
      all.onsuccess = () => {
        opening.result.close();
        resolve(!JSON.stringify(all.result).includes('Sent by the worker'));
      };
    };
  });

/** Whether the newest worker has taken over. Runs in the page. */
async function noneWaits(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.waiting === null;
}
