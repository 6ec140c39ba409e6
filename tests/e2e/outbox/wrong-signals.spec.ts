import type { Page } from 'playwright/test';
import { saved, send, thanks, write } from '../support/contact-form.ts';
import { recordNotices } from '../support/notices.ts';
import { goTo, open } from '../support/open.ts';
import { expect, goOffline, goOnline, test } from '../support/test.ts';
import { installWorker } from '../support/worker.ts';

/** What browsers, proxies and other tabs say that is not so: none of it may hold a message for ever. */

const sayOffline = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
  });

const sendNow = (page: Page) => page.getByRole('button', { name: /^Send now/ }).click();

test('P16: sends, and is not called offline, when the browser wrongly reports no network', async ({
  page,
  site,
}) => {
  await sayOffline(page);
  await open(page, '/contact');
  await write(page, 'Behind a VPN');
  await send(page);
  await expect(thanks(page)).toBeVisible();
  expect(site.mails.map(({ message }) => message)).toEqual(['Behind a VPN']);
  await expect(page.getByText('You’re offline.')).toHaveCount(0);
});

test('P16: Send now posts although the browser reports no network and our own file is refused', async ({
  page,
  site,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/status of 403/);
  await sayOffline(page);
  await page.route('**/online.txt*', (route) => route.fulfill({ status: 403 }));
  await open(page, '/contact');
  await write(page, 'Held back');
  await send(page);
  await expect(saved(page)).toBeVisible();
  expect(site.posts).toHaveLength(0);
  await goTo(page, 'Outbox, 1 waiting');
  await sendNow(page);
  await expect(page.getByText('No messages are waiting')).toBeVisible();
  expect(site.mails.map(({ message }) => message)).toEqual(['Held back']);
});

test.describe('with the worker, which has what the page loads later', () => {
  test.use({ serviceWorkers: 'allow' });

  test('Send now without a network says so, keeps the message, and sends it once there is one', async ({
    page,
    context,
    site,
  }) => {
    const notices = await recordNotices(page);
    await installWorker(page);
    await open(page, '/contact');
    await goOffline(context);
    await write(page, 'In the village');
    await send(page);
    await expect(saved(page)).toBeVisible();
    await sendNow(page);
    await expect.poll(() => notices).toContain('Still offline. Your message is kept.');
    await expect(page.getByText('It did not leave this device.')).toBeVisible();
    await expect(page.getByText(/copy may/)).toHaveCount(0);
    await goOnline(context);
    await expect.poll(() => site.mails.map(({ message }) => message)).toEqual(['In the village']);
  });
});

test('P19: takes a lock that another tab never releases, and sends the message once', {
  tag: '@night',
}, async ({ page, context, site }) => {
  const other = await context.newPage();
  await open(other, '/AboutUs');
  await other.evaluate(
    () =>
      new Promise<void>((held) => {
        void navigator.locks
          .request('kolam-outbox-send', () => {
            held();
            return new Promise(() => {});
          })
          .catch(() => {});
      }),
  );
  await page.clock.install();
  await open(page, '/contact');
  await write(page, 'Behind a dead tab');
  await send(page);
  // Each look lets some seconds pass: the form waits ten, a tab that waits for the lock's holder eighty.
  const afterSeconds = async (seconds: number) => page.clock.fastForward(seconds * 1_000);
  await expect
    .poll(async () => {
      await afterSeconds(4);
      return saved(page).count();
    })
    .toBe(1);
  expect(site.posts).toHaveLength(0);
  await expect
    .poll(async () => {
      await afterSeconds(4);
      return site.mails.map(({ message }) => message);
    })
    .toEqual(['Behind a dead tab']);
});

test('P23: losing the database connection once loses neither text nor message', async ({
  page,
  context,
  site,
}) => {
  await open(page, '/contact');
  await write(page, 'After the background');
  await goOffline(context);
  await page.evaluate(() => {
    const { transaction } = IDBDatabase.prototype;
    let isLost = true;
    IDBDatabase.prototype.transaction = function (stores, ...rest) {
      if (isLost && [stores].flat().includes('messages')) {
        isLost = false;
        throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
      }
      return transaction.call(this, stores, ...rest);
    };
  });
  await send(page);
  await expect(saved(page)).toBeVisible();
  await goOnline(context);
  await expect
    .poll(() => site.mails.map(({ message }) => message))
    .toEqual(['After the background']);
});
