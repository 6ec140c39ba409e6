import type { Page } from 'playwright/test';
import { HONEYPOT } from '../../../src/components/honeypot/honeypot-field.ts';
import { LEAST_TIME_MS, QUICK_MESSAGES, RATE_MESSAGES } from '../../../src/core/outbox/doubt.ts';
import { expectNoViolations } from '../support/axe.ts';
import { FAILED, openAndSend, saved, send, thanks, write } from '../support/contact-form.ts';
import { goTo, open } from '../support/open.ts';
import { mailResponds } from '../support/site.ts';
import { messages, storeMessages } from '../support/stored-messages.ts';
import { expect, goOffline, goOnline, test } from '../support/test.ts';
import { workerInControl } from '../support/worker.ts';

const question = (page: Page) => page.getByRole('alertdialog');
const answer = (page: Page, name: 'Send it' | 'Keep writing') =>
  question(page).getByRole('button', { name }).click();

const fillHoneypot = (page: Page) =>
  page.locator(`[name=${HONEYPOT}]`).evaluate((input: HTMLInputElement) => {
    input.value = 'https://casino.example';
  });

/** The contact page of a device that has just sent so many messages. */
async function openAfter(page: Page, count: number): Promise<void> {
  await open(page, '/outbox');
  await expect(page.getByText('No messages are waiting')).toBeVisible();
  await storeMessages(page, messages(count, { status: 'sent' }));
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
}

/** The page was opened a moment ago, however slow the machine that runs it. */
const justOpened = (page: Page) =>
  page.evaluate((momentMs) => {
    performance.now = () => momentMs;
  }, LEAST_TIME_MS / 4);

test('the keyboard cannot reach the hidden field; filled in, it causes one question and loses no message', async ({
  page,
  site,
}) => {
  await open(page, '/contact');
  await expect(page.getByRole('textbox')).toHaveCount(3);
  await write(page, 'My browser fills in too much');
  await page.getByLabel('Message').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
  await fillHoneypot(page);
  await send(page);
  await expect(question(page)).toBeFocused();
  await expect(question(page)).toHaveAccessibleName(/field .* that you cannot see/);
  await expectNoViolations(page, [360]);
  expect(site.posts).toHaveLength(0);
  await answer(page, 'Send it');
  await expect(thanks(page)).toBeFocused();
  expect(site.mails).toMatchObject([{ message: 'My browser fills in too much', attempt: 1 }]);
  expect(JSON.stringify(site.mails)).not.toContain('casino');
});

test('asks about a fourth message written impossibly fast, but not about a restored draft', {
  tag: '@night',
}, async ({ page, site }) => {
  await openAfter(page, QUICK_MESSAGES);
  await justOpened(page);
  await write(page, 'In a moment');
  await send(page);
  await expect(question(page)).toHaveAccessibleName(/That was quick/);
  await answer(page, 'Keep writing');
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByLabel('Message')).toBeFocused();
  await expect(page.getByLabel('Message')).toHaveValue('In a moment');
  await send(page);
  await expect(question(page)).toBeFocused();
  expect(site.posts).toHaveLength(0);
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('In a moment');
  await justOpened(page);
  await send(page);
  await expect(thanks(page)).toBeVisible();
  await goTo(page, 'Kolam');
  await goTo(page, 'Contact Us');
  await write(page, 'In another');
  await send(page);
  await expect(question(page)).toHaveAccessibleName(/That was quick/);
  await answer(page, 'Send it');
  await expect(thanks(page)).toBeVisible();
  expect(site.mails.map(({ message }) => message)).toEqual(['In a moment', 'In another']);
});

test.describe('more messages than an honest visitor writes', () => {
  test('are asked about one by one, also in another tab and after a reload, but not when retried', async ({
    page,
    context,
    site,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/status of 500/);
    await openAfter(page, RATE_MESSAGES);
    await write(page, 'One more');
    await send(page);
    await expect(question(page)).toHaveAccessibleName(/several messages in a short time/);
    // Another text is asked about again.
    await page.getByRole('textbox', { name: 'Message' }).fill('One more, changed');
    await expect(question(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByLabel('Message')).toHaveValue('One more, changed');
    await send(page);
    await expect(question(page)).toBeFocused();
    const other = await context.newPage();
    await openAndSend(other, 'From another tab');
    await expect(question(other)).toBeFocused();
    await other.keyboard.press('Escape');
    await expect(other.getByLabel('Message')).toBeFocused();
    expect(site.posts).toHaveLength(0);
    site.fault = mailResponds(500, 'Internal error');
    await answer(page, 'Send it');
    await expect(page.getByRole('alert')).toHaveText(FAILED);
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
    site.fault = undefined;
    await send(page);
    await expect(thanks(page)).toBeVisible();
    expect(site.mails).toMatchObject([{ message: 'One more, changed' }]);
  });

  test.describe('with the worker', () => {
    test.use({ serviceWorkers: 'allow' });

    test('are asked about without a network too, and kept once that is answered', {
      tag: '@night',
    }, async ({ page, context, site }) => {
      await openAfter(page, RATE_MESSAGES);
      await workerInControl(page);
      await goOffline(context);
      await openAndSend(page, 'One more');
      await expect(question(page)).toBeFocused();
      await answer(page, 'Send it');
      await expect(saved(page)).toBeVisible();
      await goOnline(context);
      await expect.poll(() => site.mails.map(({ message }) => message)).toContain('One more');
    });
  });
});
