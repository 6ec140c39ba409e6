import type { Page } from 'playwright/test';
import { loadAxe, violations } from '../support/axe.ts';
import { open } from '../support/open.ts';
import { expectNothingSideways } from '../support/sideways.ts';
import { expect, goOffline, goOnline, test } from '../support/test.ts';

const choose = (page: Page, call: string) =>
  page.getByLabel('Call', { exact: true }).selectOption({ label: call });
const run = (page: Page) => page.getByRole('button', { name: 'Run', exact: true }).click();
const panel = (page: Page, title: string) => page.getByRole('region', { name: `Run: ${title}` });
const region = (page: Page, name: string) => page.getByRole('region', { name });

/** Opens the console, and takes the network away. */
async function openOffline(page: Page): Promise<string[]> {
  await open(page, '/apis/sandbox');
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeVisible();
  await goOffline(page.context());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

for (const [width, when] of [
  [390, {}],
  [1440, { tag: '@night' }],
] as const)
  test(
    `at ${width} px, without a network or a worker, a lost answer costs no second payment`,
    when,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const asked = await openOffline(page);

      await choose(page, 'Create an order');
      await run(page);
      await expect(panel(page, 'Create an order').getByText('201 Created')).toBeVisible();

      await choose(page, 'Create a payment');
      const payment = panel(page, 'Create a payment');
      await payment.getByText('Key and faults').click();
      await payment.getByLabel('Go wrong on the way').selectOption('lost_answer');
      await run(page);
      await expect(payment.getByText('No answer came back.')).toBeVisible();
      await run(page);
      await expect(payment.getByText('was not processed twice')).toBeVisible();
      const made = region(page, 'Made here').getByRole('listitem');
      await expect(made.filter({ hasText: /^pay_test_/ })).toHaveCount(1);
      await expect(made.filter({ hasText: /^pay_test_/ })).toContainText('pending');

      const app = region(page, 'The customer’s app');
      const [id = ''] = (await made.filter({ hasText: /^pay_test_/ }).innerText()).split(/\s/);
      await app
        .getByRole('group', { name: id })
        .getByRole('button', { name: 'Pays right away', exact: true })
        .click();
      await expect(made.filter({ hasText: id })).toContainText('captured');

      await choose(page, 'Create a refund');
      await run(page);
      await expect(made.filter({ hasText: /^rfnd_test_/ })).toContainText('pending');
      await page.getByRole('button', { name: 'To the next event' }).click();
      await page.getByRole('button', { name: '+ 1 day' }).click();
      await expect(made.filter({ hasText: /^rfnd_test_/ })).toContainText('processed');

      const events = region(page, 'Events');
      await events.getByRole('button', { name: /payment\.captured/ }).click();
      const tester = page.getByRole('form', { name: 'Webhook tester' });
      await tester.getByRole('button', { name: 'Check' }).click();
      await expect(tester.getByRole('status')).toHaveText(/^Right/);
      const body = tester.getByLabel('Body');
      await body.fill((await body.inputValue()).replace(/"amount":\d+/, '"amount":1'));
      await tester.getByRole('button', { name: 'Check' }).click();
      await expect(tester.getByRole('status')).toHaveText(/^Refused: the signature/);

      await choose(page, 'Create an order');
      await panel(page, 'Create an order').getByText('Key and faults').click();
      await page.getByRole('button', { name: 'New Idempotency-Key' }).click();
      await run(page);
      await choose(page, 'Create a payment');
      await payment.getByText('Key and faults').click();
      await page.getByRole('button', { name: 'New Idempotency-Key' }).click();
      await payment.getByLabel('Sample').selectOption('Card, on our page');
      await run(page);
      await app
        .getByRole('group', { name: 'card' })
        .getByRole('button', { name: 'Refuses', exact: true })
        .click();
      await expect(app).toContainText(
        /https:\/\/shop\.example\/paid\?payment_id=pay_test_\w{10}&order_id=order_test_\w{10}&status=failed&timestamp=\d+&signature=v1%2C/,
      );

      // The site itself asks whether there is a network, on every page.
      expect(asked.filter((url) => !/^\/online\.txt$|doubt-offline/.test(url))).toEqual([]);
      await expectNothingSideways(page);

      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download the log' }).click();
      const stream = await (await saving).createReadStream();
      const log = JSON.parse(Buffer.concat(await stream.toArray()).toString());
      expect(log.commands.length).toBeGreaterThan(4);
      expect(log.table).toMatch(/^[0-9a-f]{16}$/);

      await goOnline(page.context());
      await loadAxe(page);
      expect(await violations(page)).toEqual([]);
      await page.reload();
      await expect(made.filter({ hasText: id })).toHaveCount(1);
    },
  );

test('what could be real is refused, and stays nowhere', async ({ page }) => {
  await openOffline(page);
  await choose(page, 'Create an order');
  const order = panel(page, 'Create an order');
  await order
    .getByLabel('Body')
    .fill('{"amount":100,"currency":"INR","reference":"2341 2341 2346"}');
  await run(page);
  await expect(order.getByText('422 Unprocessable Content')).toBeVisible();
  await order.getByText('Key and faults').click();
  await order.getByLabel('Key', { exact: true }).fill('live_0123456789');
  await run(page);
  await expect(order.getByText('401 Unauthorized')).toBeVisible();
  await expect(order.getByText('Never paste a live key')).toBeVisible();
  await expect(order.getByLabel('Key', { exact: true })).toHaveValue('test_key_for_everyone');
  await order.getByLabel('Body').fill('{"amount":100,"currency":"INR"}');
  await order.getByLabel('Idempotency-Key', { exact: true }).fill('234123412346');
  await run(page);
  await expect(order).toContainText('Idempotency-Key holds what could be an Aadhaar number.');
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
  );
  expect(stored).not.toMatch(/2341 ?2341 ?2346|live_0123456789/);
});

test('a logged call is run again: as another one, or as the same', async ({ page }) => {
  await openOffline(page);
  await choose(page, 'Create an order');
  await panel(page, 'Create an order').getByText('Key and faults').click();
  await panel(page, 'Create an order')
    .getByLabel('Go wrong on the way')
    .selectOption('lost_answer');
  await run(page);
  const log = region(page, 'Log');
  const orders = region(page, 'Made here')
    .getByRole('listitem')
    .filter({ hasText: /^order_/ });
  const row = log.getByRole('listitem').filter({ hasText: 'orders.create' }).last();
  await row.locator('summary').press('Enter');
  await row.getByRole('button', { name: 'Run with the same key' }).press('Enter');
  await expect(row.getByRole('status').last()).toHaveText(/^201 .*was not processed twice/);
  await expect(orders).toHaveCount(1);
  await row.getByRole('button', { name: 'Run again' }).press('Enter');
  await expect(row.getByRole('status').last()).toHaveText('201');
  await expect(orders).toHaveCount(2);
  await choose(page, 'Fetch an order');
  await run(page);
  const read = log.getByRole('listitem').filter({ hasText: 'orders.get' });
  await read.locator('summary').click();
  await expect(read.getByRole('button', { name: 'Run again' })).toBeVisible();
  await expect(read.getByRole('button', { name: 'Run with the same key' })).toHaveCount(0);
});

test('a documented call runs on its page, by keyboard, and is said', async ({ page }) => {
  await open(page, '/apis/panFeatures');
  await page.getByRole('button', { name: 'Run in the sandbox' }).press('Enter');
  const ran = page.getByRole('region', { name: /^Run: / });
  await expect(ran.getByRole('status').filter({ hasText: '200 OK' })).toContainText(
    'Nothing was sent.',
  );
  await expect(ran.getByRole('button', { name: 'Run', exact: true })).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the console says what it needs, and offers nothing', async ({ page }) => {
    await page.goto('/apis/sandbox');
    await expect(page.getByText('The console needs JavaScript.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});
