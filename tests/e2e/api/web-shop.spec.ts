import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { SANDBOX_FILE } from '../../../facts/files.ts';
import { shop as printedShop } from '../../../src/api-docs/checkout/shop.ts';
import { returnChecks } from '../../../src/api-docs/checkout/verify-return.ts';
import { KEY } from '../../../src/api-docs/keys.ts';
import { verifyJavascript } from '../../../src/api-docs/webhooks/verify-javascript.ts';
import { type Started, startFile } from '../../unit/build/sandbox/start-file.ts';
import { loadAxe, violations } from '../support/axe.ts';
import { expectNothingSideways } from '../support/sideways.ts';
import { test as base, expect } from '../support/test.ts';

/** A desk: the file of the site, and the printed shop in a folder next to it. */
const test = base.extend<{ sandbox: Started; shop: string }>({
  sandbox: async ({ site }, use, testInfo) => {
    const file = testInfo.outputPath('sandbox.mjs');
    copyFileSync(path.join(site.dist, SANDBOX_FILE), file);
    const sandbox = await startFile(file, '--clock', 'virtual');
    await use(sandbox);
    sandbox.process.kill();
  },
  shop: async ({ sandbox }, use, testInfo) => {
    writeFileSync(testInfo.outputPath('shop.mjs'), printedShop);
    const checks = `${verifyJavascript}\n\n${returnChecks.javascript}`;
    writeFileSync(testInfo.outputPath('verify.mjs'), checks);
    const port = await freePort();
    const shop = spawn(process.execPath, [testInfo.outputPath('shop.mjs')], {
      env: { KOLAM_API_KEY: KEY, KOLAM_API: sandbox.origin, PORT: String(port) },
    });
    await started(shop);
    await use(`http://localhost:${port}/`);
    shop.kill();
  },
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function started(shop: ChildProcess): Promise<void> {
  let wrong = '';
  shop.stderr?.on('data', (part) => {
    wrong += part;
  });
  const first = await Promise.race([once(shop.stdout ?? shop, 'data'), once(shop, 'exit')]);
  if (!String(first[0]).startsWith('A shop on'))
    throw new Error(`The shop did not start: ${wrong}`);
}

const buy = (page: Page) => page.getByRole('button', { name: 'Buy for ₹499' });
const checkout = (page: Page) => page.getByRole('heading', { name: 'Sample Shop' });
const says = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(text);

async function listed(sandbox: Started, what: 'orders' | 'payments'): Promise<{ id: string }[]> {
  const answer = await sandbox.call('GET', `/${what}?limit=100`);
  return ((await answer.json()) as { data: { id: string }[] }).data;
}

test('a card is taken by keyboard, once, even if keys are pressed again', async ({
  page,
  sandbox,
  shop,
}) => {
  const before = (await listed(sandbox, 'payments')).length;
  await page.goto(shop);
  await page.keyboard.press('Tab');
  await expect(buy(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(checkout(page)).toBeVisible();
  await expect(page.getByText('₹499.00')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'हिंदी' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await says(page, 'Paid. Your shirt is on its way.');
  const paid = new URL(page.url());
  await test.step('an address that was changed is not believed', async () => {
    const changed = new URL(paid);
    changed.searchParams.set('status', 'refunded');
    const answer = await page.request.get(changed.href);
    expect(answer.status()).toBe(400);
  });
  await test.step('Back finds it paid', async () => {
    await page.goBack();
    await expect(page.getByRole('status')).toHaveText('Paid. captured');
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to the shop' }).click();
    await says(page, 'Paid. Your shirt is on its way.');
  });
  await test.step('the same basket again is the same payment', async () => {
    const payment = paid.searchParams.get('payment_id') ?? '';
    const answer = await page.request.post(`${sandbox.origin}/checkout/${payment}`, {
      form: { payer: 'failure@example' },
      maxRedirects: 0,
    });
    expect(answer.headers().location).toContain('status=captured');
    expect(await listed(sandbox, 'payments')).toHaveLength(before + 1);
  });
});

for (const { act, shown, status } of [
  { act: 'Let the bank refuse', shown: 'Not paid, and nothing was taken.', status: 'failed' },
  {
    act: 'Pay, and the bank agrees after ten minutes',
    shown: /has not answered yet/,
    status: 'pending',
  },
  { act: 'Pay; a refund will fail later', shown: /^Paid\./, status: 'captured' },
])
  test(`“${act}” leads back with ${status}`, async ({ page, shop }) => {
    await page.goto(shop);
    await buy(page).click();
    await page.getByRole('button', { name: act }).click();
    await says(page, shown);
    expect(new URL(page.url()).searchParams.get('status')).toBe(status);
  });

test('who leaves without paying comes back with pending, and may pay later', async ({
  page,
  sandbox,
  shop,
}) => {
  await page.goto(shop);
  await buy(page).click();
  const address = page.url();
  await page.getByRole('link', { name: 'Back to the shop without paying' }).click();
  await says(page, /has not answered yet/);
  await page.goto(address);
  await sandbox.call('POST', '/sandbox/clock', { body: { seconds: 16 * 60 } });
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await says(page, 'Not paid in time, and nothing was taken.');
});

const METHODS = {
  upi: { type: 'upi', flow: 'qr' },
  wallet: { type: 'wallet', wallet: 'Sample <b>Wallet</b>' },
  netbanking: { type: 'netbanking', bank: 'Sample "Bank"', return_url: 'http://localhost:1/paid' },
  card: { type: 'card', return_url: 'http://localhost:1/paid' },
};

for (const [type, method] of Object.entries(METHODS))
  for (const [language, pay] of [
    ['en', 'Pay'],
    ['hi', 'पेमेंट करें'],
  ] as const)
    test(`the checkout of ${type} on a phone, in ${language}`, async ({ page, sandbox }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const asked = (body: object) => ({ body: { currency: 'INR', amount: 1_00_000, ...body } });
      const order = await (await sandbox.call('POST', '/orders', asked({}))).json();
      const made = await sandbox.call(
        'POST',
        '/payments',
        asked({ order_id: order.id, method, description: '<img src=x onerror=alert(1)>' }),
      );
      const { id, next_action } = await made.json();
      const address = `${sandbox.origin}/checkout/${id}`;
      if (next_action.type === 'redirect') expect(next_action.url).toBe(address);
      await page.goto(`${address}?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x');
      await expect(page.getByText('₹1,000.00')).toBeVisible();
      await expectNothingSideways(page);
      await loadAxe(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violations(page)).toEqual([]);
      }
      if (type === 'netbanking' || type === 'card') return;
      await page.getByRole('button', { name: pay, exact: true }).click();
      await expect(page.getByRole('status')).toContainText('captured');
      await expect(page.getByRole('link')).toHaveCount(1);
    });

test('what is not a payment here has a page that says so', async ({
  page,
  sandbox,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/404/);
  for (const id of ['pay_test_00000000ZZ', '__proto__', '%3Cscript%3E']) {
    const answer = await page.goto(`${sandbox.origin}/checkout/${id}`);
    expect(answer?.status()).toBe(404);
    await says(page, /no such payment/);
  }
});

test('a page elsewhere pays nothing', async ({ page, sandbox, shop }) => {
  await page.goto(shop);
  await buy(page).click();
  const answer = await page.request.post(page.url(), {
    form: { payer: 'success@example' },
    headers: { origin: 'https://elsewhere.example' },
    maxRedirects: 0,
  });
  expect(answer.headers().location).toContain('/checkout/');
  const id = new URL(page.url()).pathname.split('/').at(-1);
  expect(await (await sandbox.call('GET', `/payments/${id}`)).json()).toMatchObject({
    status: 'pending',
  });
});
