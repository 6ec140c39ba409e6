import type { Page } from 'playwright/test';
import { test } from '../e2e/support/phone.ts';
import { expect, goOffline, goOnline, watch } from '../e2e/support/test.ts';

test.use({ serviceWorkers: 'allow' });

async function writeAndSend(page: Page, message: string): Promise<void> {
  await page.getByLabel('Full Name').fill('Asha Verma');
  await page.getByLabel('Email').fill('asha@shop.example');
  await page.getByLabel('Message').fill(message);
  await page.getByRole('button', { name: 'Send Message' }).click();
}

test('a saved message survives a killed browser and arrives once', async ({
  site,
  phone: newPhone,
}) => {
  const phone = newPhone();
  const first = await phone.start();
  const page = first.pages()[0] as Page;
  await page.goto(`${site.origin}/contact`);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await first.setOffline(true);
  await writeAndSend(page, 'Before the battery died');
  await expect(page.getByRole('heading', { name: /^Saved/ })).toBeVisible();
  await phone.kill();
  expect(site.mails).toHaveLength(0);

  const second = await phone.start();
  const complaints = await watch(second, site);
  await (second.pages()[0] as Page).goto(`${site.origin}/`);
  await expect.poll(() => site.mails.length).toBe(1);
  await (second.pages()[0] as Page).goto(`${site.origin}/outbox`);
  await expect((second.pages()[0] as Page).getByText('No messages are waiting')).toBeVisible();
  expect(site.mails).toMatchObject([{ message: 'Before the battery died' }]);
  expect(site.posts).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('a browser killed while sending keeps the message and sends it under the same id', async ({
  site,
  phone: newPhone,
}) => {
  const phone = newPhone();
  const ids: string[] = [];
  let hang = true;
  site.fault = (request, response) => {
    if (!request.url?.startsWith('/api/v1.0/')) return false;
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      ids.push(JSON.parse(body).template_params.message_id);
      if (!hang) response.writeHead(200).end('OK');
    });
    return true;
  };
  const first = await phone.start();
  const page = first.pages()[0] as Page;
  await page.goto(`${site.origin}/contact`);
  await writeAndSend(page, 'In the middle');
  await expect.poll(() => ids.length).toBe(1);
  await phone.kill();

  hang = false;
  const second = await phone.start();
  const outbox = second.pages()[0] as Page;
  await outbox.goto(`${site.origin}/outbox`);
  await expect(outbox.getByText(/a copy may have arrived/)).toBeVisible();
  expect(ids).toHaveLength(1);
  await outbox.getByRole('button', { name: /^Send now/ }).click();
  await expect(outbox.getByText('No messages are waiting')).toBeVisible();
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('cleared storage is noticed and said', async ({ page, site, context }) => {
  await page.goto('/contact');
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await goOffline(context);
  await writeAndSend(page, 'About to vanish');
  await expect(page.getByRole('heading', { name: /^Saved/ })).toBeVisible();
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase('kolam-outbox');
        request.onsuccess = resolve;
        request.onerror = reject;
      }),
  );
  await goOnline(context);
  await page.goto('/contact');
  await expect(page.getByRole('alert')).toContainText('1 waiting message was lost');
  // Nobody may have looked: it is told again until the visitor knows.
  await page.goto('/outbox');
  await expect(page.getByRole('alert')).toContainText('1 waiting message was lost');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('No messages are waiting')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(site.posts).toHaveLength(0);
});
