import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { startFile } from '../../unit/build/sandbox/start-file.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';
import { expectCached, installWorker } from '../support/worker.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

const panel = (page: Page, title: string) => page.getByRole('region', { name: `Run: ${title}` });
const region = (page: Page, name: string) => page.getByRole('region', { name });

async function runCall(page: Page, title: string): Promise<Locator> {
  await page.getByLabel('Call', { exact: true }).selectOption({ label: title });
  await panel(page, title).getByRole('button', { name: 'Run', exact: true }).click();
  return panel(page, title);
}

/** Saves what a press downloads, under its own name. */
async function saved(page: Page, folder: string, control: Locator): Promise<string> {
  const saving = page.waitForEvent('download');
  await control.click();
  const download = await saving;
  const file = path.join(folder, download.suggestedFilename());
  await download.saveAs(file);
  return file;
}

/** The JSON that the panel of a call shows as its answer. */
const shownIn = async (ran: Locator): Promise<{ id: string; status: string }> =>
  JSON.parse((await ran.locator('pre').first().textContent()) ?? '');

test('on a train: a UPI payment from its recipe to its refund, which a desk shows again', async ({
  page,
  site,
}) => {
  await installWorker(page);
  await expectCached(page, '/api/files.json');
  await open(page, '/apis/apiRefrence');
  await site.stop();

  // Read how to take a UPI payment, and begin.
  await page.getByRole('link', { name: 'API recipes' }).last().click();
  const recipe = region(page, 'A UPI payment at a shop');
  await expect(recipe.getByText('Draw next_action.link as a QR code')).toBeVisible();
  const first = recipe.getByRole('listitem').filter({ hasText: 'Say what is to be paid' });
  await first.getByRole('button', { name: 'Run in the sandbox' }).click();
  await expect(first.getByText('201 Created')).toBeVisible();
  await first.getByRole('link', { name: 'Log, clock and events' }).click();

  // Lose the answer, and repeat with the key: there is one payment.
  await page.getByLabel('Call', { exact: true }).selectOption({ label: 'Create a payment' });
  const payment = panel(page, 'Create a payment');
  await payment.getByText('Key and faults').click();
  await payment.getByLabel('Go wrong on the way').selectOption('lost_answer');
  await runCall(page, 'Create a payment');
  await expect(payment.getByText('No answer came back.')).toBeVisible();
  await runCall(page, 'Create a payment');
  await expect(payment.getByText('was not processed twice')).toBeVisible();
  const made = region(page, 'Made here').getByRole('listitem');
  await expect(made.filter({ hasText: /^pay_test_/ })).toHaveCount(1);

  // Let the customer pay and time pass, and refund.
  const [id = ''] = (await made.filter({ hasText: /^pay_test_/ }).innerText()).split(/\s/);
  await region(page, 'The customer’s app')
    .getByRole('group', { name: id })
    .getByRole('button', { name: 'Pays right away', exact: true })
    .click();
  await expect(made.filter({ hasText: /^pay_test_/ })).toContainText('captured');
  await runCall(page, 'Create a refund');
  await expect(made.filter({ hasText: /^rfnd_test_/ })).toContainText('pending');
  await page.getByRole('button', { name: '+ 1 day' }).click();
  await expect(made.filter({ hasText: /^rfnd_test_/ })).toContainText('processed');

  // See the event, and break its signature.
  const events = region(page, 'Events');
  await events.getByRole('button', { name: /payment\.captured/ }).click();
  const tester = page.getByRole('form', { name: 'Webhook tester' });
  await tester.getByRole('button', { name: 'Check' }).click();
  await expect(tester.getByRole('status')).toHaveText(/^Right/);
  await tester.getByLabel('Secret').fill('whsec_AAAA');
  await tester.getByRole('button', { name: 'Check' }).click();
  await expect(tester.getByRole('status')).toHaveText(/^Refused: the signature/);

  const shownPayment = await shownIn(await answered(page, 'Fetch a payment'));
  const shownRefund = await shownIn(await answered(page, 'Fetch a refund'));
  expect([shownPayment.status, shownRefund.status]).toEqual(['part_refunded', 'processed']);

  // Take both along. At a desk they show the same.
  const folder = await mkdtemp(path.join(tmpdir(), 'desk-'));
  const log = await saved(page, folder, page.getByRole('button', { name: 'Download the log' }));
  const take = region(page, 'Take it along');
  const file = await saved(page, folder, take.getByText('Sandbox for your machine'));
  const desk = await startFile(file, '--replay', log);
  try {
    const read = async (target: string) => (await desk.call('GET', target)).json();
    expect(await read(`/payments/${shownPayment.id}`)).toEqual(shownPayment);
    expect(await read(`/refunds/${shownRefund.id}`)).toEqual(shownRefund);
    const { data } = (await read('/events?type=payment.captured')) as {
      data: { data: { id: string } }[];
    };
    expect(data.filter(({ data: { id } }) => id === shownPayment.id)).toHaveLength(1);
  } finally {
    desk.process.kill();
  }
});

async function answered(page: Page, title: string): Promise<Locator> {
  const ran = await runCall(page, title);
  await expect(ran.getByText('200 OK')).toBeVisible();
  return ran;
}
