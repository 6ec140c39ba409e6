import type { Page } from 'playwright/test';
import { FAILED, saved, send, thanks, write } from '../support/contact-form.ts';
import { open } from '../support/open.ts';
import { limitStorage } from '../support/quota.ts';
import { mailResponds } from '../support/site.ts';
import { expect, goOffline, goOnline, test } from '../support/test.ts';

const ROOM_BYTES = 1_000_000;

/** Stores so much next to the site's own databases that the browser takes not one byte more. */
async function fillDisk(page: Page): Promise<void> {
  const refused = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('filler', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('bytes');
      opening.onsuccess = () => resolve(opening.result);
    });
    const store = (bytes: number) =>
      new Promise<string>((resolve) => {
        const transaction = database.transaction(['bytes'], 'readwrite', { durability: 'strict' });
        transaction.oncomplete = () => resolve('');
        transaction.onabort = () => resolve(String(transaction.error?.name));
        const random = crypto.getRandomValues(new Uint8Array(bytes));
        transaction.objectStore('bytes').put(random, Math.random());
      });
    let refusal = '';
    for (const bytes of [50_000, 5_000, 500, 50, 5]) {
      do refusal = await store(bytes);
      while (refusal === '');
    }
    database.close();
    return refusal;
  });
  expect(refused).toBe('QuotaExceededError');
}

/** The kinds of messages on the disk: how many of each status. */
const statuses = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('kolam-outbox');
      opening.onsuccess = () => resolve(opening.result);
    });
    const asked = database.transaction(['messages']).objectStore('messages').getAll();
    await new Promise((done) => {
      asked.onsuccess = done;
    });
    database.close();
    return (asked.result as { status: string }[]).map(({ status }) => status).sort();
  });

test('a message waiting on a full disk is sent once when the network is back', async ({
  page,
  context,
  site,
}) => {
  await limitStorage(page, site, ROOM_BYTES);
  await open(page, '/contact');
  await goOffline(context);
  for (const text of ['First', 'Second']) {
    await write(page, text);
    await send(page);
    await expect(saved(page)).toBeVisible();
    await page.getByRole('button', { name: 'Write another message' }).click();
  }
  await expect(page.getByRole('link', { name: 'Outbox, 2 waiting' })).toBeVisible();
  await fillDisk(page);
  await goOnline(context);
  await expect.poll(() => site.mails.map(({ message }) => message)).toEqual(['First', 'Second']);
  await expect.poll(() => statuses(page)).toEqual(['sent', 'sent']);
  expect(site.posts).toHaveLength(2);
});

test('pressing Send posts a failed text again from a full disk', async ({
  page,
  site,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/status of 500/);
  await limitStorage(page, site, ROOM_BYTES);
  await open(page, '/contact');
  site.fault = mailResponds(500, 'Internal error');
  await write(page, 'Please try me twice');
  await send(page);
  await expect(page.getByRole('alert')).toHaveText(FAILED);
  await fillDisk(page);
  site.fault = undefined;
  await send(page);
  await expect(thanks(page)).toBeVisible();
  expect(site.mails).toMatchObject([{ message: 'Please try me twice', attempt: 2 }]);
  await expect.poll(() => statuses(page)).toEqual(['sent']);
});
