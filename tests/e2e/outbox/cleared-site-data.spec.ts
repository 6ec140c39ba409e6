import type { Page } from 'playwright/test';
import { open } from '../support/open.ts';
import { expect, goOffline, test } from '../support/test.ts';

test('site data cleared under an open form: it still sends, and nothing that was cleared comes back', async ({
  page,
  context,
  site,
}) => {
  await open(page, '/signup');
  await page.getByLabel('Full Name').fill('To be forgotten');
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
  await page.getByLabel('Full Name').fill('Asha Verma');
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve, reject) => {
          const opening = indexedDB.open('kolam-stores');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const all = opening.result.transaction('values').objectStore('values').getAll();
            all.onsuccess = () => {
              opening.result.close();
              resolve(JSON.stringify(all.result));
            };
          };
        }),
    );
  await expect.poll(kept).toContain('To be forgotten');
  // What is under way while a browser clears is the next test's subject: the page has opened its outbox.
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain('kolam-outbox');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', {
    origin: site.origin,
    storageTypes: 'indexeddb,local_storage',
  });
  // It is read again when the browser has closed it, and is empty then. Chromium forgets to answer a question
  // that it gets while it clears, so that it is put again.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const unanswered = new Promise<[]>((resolve) => setTimeout(resolve, 1000, []));
        const databases = await Promise.race([indexedDB.databases(), unanswered]);
        return databases.map(({ name }) => name);
      }),
    )
    .toContain('kolam-stores');
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Verma');
  await page.getByLabel('Email').fill('asha@shop.example');
  await page.getByLabel('Message').fill('Written afterwards');
  await expect.poll(kept).toContain('Written afterwards');
  expect(await kept()).not.toContain('To be forgotten');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  expect(site.mails).toMatchObject([{ from_name: 'Asha Verma', message: 'Written afterwards' }]);
  await open(page, '/signup');
  await expect(page.getByLabel('Full Name')).toHaveValue('');
});

/**
 * From Send on, no reading of all messages is answered, as Chromium leaves some while site data is cleared: what the
 * visitor was told is then all that the page knows.
 */
async function hangReadings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const state = window as { isHanging?: boolean };
    const { getAll } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.getAll = function (...query) {
      const request = getAll.apply(this, query);
      if (state.isHanging && this.name === 'messages' && this.transaction.mode === 'readonly')
        request.addEventListener('success', (event) => event.stopImmediatePropagation());
      return request;
    };
    addEventListener('submit', () => Object.assign(state, { isHanging: true }), true);
  });
}

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('clearing site data makes the open page count a waiting message as lost', {
    tag: '@night',
  }, async ({ page, context, site }) => {
    await hangReadings(page);
    await open(page, '/contact');
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await goOffline(context);
    await page.getByLabel('Full Name').fill('Asha Verma');
    await page.getByLabel('Email').fill('asha@shop.example');
    await page.getByLabel('Message').fill('It waits');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('heading', { name: /^Saved/ })).toBeVisible();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Storage.clearDataForOrigin', {
      origin: site.origin,
      storageTypes: 'indexeddb',
    });
    await page.evaluate(() => Object.assign(window, { isHanging: false }));
    await expect(page.getByRole('alert')).toContainText('1 waiting message was lost');
    await expect(page.getByText('It waits')).toHaveCount(0);
  });
});
