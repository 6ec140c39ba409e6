import type { Page } from 'playwright/test';
import { HONEYPOT } from '../../../src/components/honeypot/honeypot-field.ts';
import { MAX_WAITING } from '../../../src/core/outbox/limits.ts';
import { expectNoViolations } from '../support/axe.ts';
import { open } from '../support/open.ts';
import { pickSample } from '../support/samples.ts';
import { messages, storeMessages } from '../support/stored-messages.ts';
import { expect, goOffline, goOnline, test } from '../support/test.ts';
import { workerInControl } from '../support/worker.ts';

const tick = (page: Page) => page.getByRole('checkbox', { name: 'Also send this to our team' });
const submit = (page: Page) => page.getByRole('button', { name: 'Sign Up' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sign-Up Successful!' });
const alert = (page: Page) => page.getByRole('alert');
const SAVED = 'Your answers are saved in the outbox of this device and will be sent to our team.';

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill('Asha Verma');
  await page.getByLabel('Phone Number').fill('1200000000');
  await page.getByLabel('Email Address').fill('asha@shop.example');
  await page.getByLabel('API of interest').selectOption('/apis/Payout');
}

const MESSAGE = [
  'Sign-up for API access',
  '',
  'Full Name: Asha Verma',
  'Phone Number: +91 1200000000',
  'Email Address: asha@shop.example',
  'API of interest: Payout (/apis/Payout)',
].join('\n');

/** Ticked, and what sends is there: the network may go. */
async function tickAndLoad(page: Page): Promise<void> {
  const loaded = page.waitForResponse((response) => response.url().includes('/send-to-team-'));
  await tick(page).check();
  // With all that it imports.
  await page.evaluate((url) => import(url).then(() => {}), (await loaded).url());
}

async function goHome(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/$/);
}

test('is off by default and then loads, stores and sends nothing; if it is on, samples are still not sent', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/signup');
  await expect(tick(page)).not.toBeChecked();
  await fill(page);
  await submit(page).click();
  await expect(dialog(page)).toHaveText(/Welcome, Asha Verma\.\s*You will be redirected shortly\./);
  await expect(dialog(page)).not.toContainText('outbox');
  await goHome(page);
  expect(asked.filter((url) => url.includes('send-to-team'))).toEqual([]);
  await page.goBack();
  await tick(page).check();
  await pickSample(page, 'Goes through');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page)).not.toContainText('outbox');
  await open(page, '/outbox');
  await expect(page.getByText('No messages are waiting')).toBeVisible();
  expect(site.posts).toHaveLength(0);
});

test('on, the answers survive a reload, are saved before the dialog, and are sent once, without the hidden field', async ({
  page,
  site,
}) => {
  await page.clock.install({ time: '2026-11-21T10:00:00Z' });
  await open(page, '/signup');
  await fill(page);
  await expect(tick(page)).toHaveAccessibleDescription(/in the outbox of this device/);
  await tick(page).check();
  // It is reloaded within the second that submitting takes.
  await page.clock.pauseAt('2026-11-21T10:30:00Z');
  await submit(page).click();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await expect(tick(page)).toBeDisabled();
  await page.reload();
  await page.clock.resume();
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Verma');
  await expect(tick(page)).toBeChecked();
  await page.locator(`[name=${HONEYPOT}]`).evaluate((input: HTMLInputElement) => {
    input.value = 'https://casino.example';
  });
  await submit(page).click();
  await expect(alert(page)).toContainText('A field of this form that you cannot see');
  expect(site.posts).toHaveLength(0);
  await submit(page).dblclick();
  await expect(dialog(page)).toContainText(SAVED);
  await expect(dialog(page)).toContainText('You will be redirected shortly.');
  await expect.poll(() => site.mails.length).toBe(1);
  await expect(page.getByText('1 message sent.', { exact: true })).toBeAttached();
  expect(site.mails[0]).toMatchObject({
    from_name: 'Asha Verma',
    from_email: 'asha@shop.example',
    message: MESSAGE,
    attempt: 1,
  });
  expect(JSON.stringify(site.mails)).not.toContain('casino');
  await goHome(page);
  await page.goBack();
  await expect(submit(page)).toBeVisible();
  await expect(tick(page)).not.toBeChecked();
  await open(page, '/outbox');
  await expect(page.getByText('No messages are waiting')).toBeVisible();
  expect(site.posts).toHaveLength(1);
});

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('offline, it waits in the outbox, OK goes home, and it goes out once', async ({
    page,
    context,
    site,
  }) => {
    await open(page, '/signup');
    await workerInControl(page);
    await goOffline(context);
    await fill(page);
    await tick(page).check();
    await submit(page).dblclick();
    await expect(dialog(page)).toContainText(SAVED);
    await goHome(page);
    await expect(page.getByRole('link', { name: 'Outbox, 1 waiting' })).toBeVisible();
    expect(site.posts).toHaveLength(0);
    await goOnline(context);
    await expect.poll(() => site.mails.map(({ message }) => message)).toEqual([MESSAGE]);
    await expect(page.getByRole('link', { name: /^Outbox, / })).toHaveCount(0);
    expect(site.posts).toHaveLength(1);
  });
});

test('a full outbox says so and claims nothing, and signing up without our team still works', async ({
  page,
  context,
  site,
}) => {
  await open(page, '/signup');
  await fill(page);
  await tickAndLoad(page);
  await goOffline(context);
  await storeMessages(page, messages(MAX_WAITING, { createdAt: 0 }));
  await submit(page).click();
  await expect(alert(page)).toContainText('100 messages are already waiting');
  await expect(alert(page).getByRole('link', { name: 'Open the outbox' })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Verma');
  await expectNoViolations(page, [320, 390]);
  await tick(page).uncheck();
  await expect(alert(page)).toHaveCount(0);
  await submit(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page)).not.toContainText('outbox');
  expect(site.posts).toHaveLength(0);
});

test('if the sender cannot be loaded, the form says so, keeps the answers, and signs up without our team', async ({
  page,
  context,
}) => {
  await open(page, '/signup');
  await fill(page);
  await goOffline(context);
  await tick(page).check();
  await submit(page).click();
  await expect(alert(page)).toContainText('could not be loaded, so nothing was sent');
  await tick(page).uncheck();
  await submit(page).click();
  await expect(dialog(page)).toBeVisible();
});
