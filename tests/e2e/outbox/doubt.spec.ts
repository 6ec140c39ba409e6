import type { Page } from 'playwright/test';
import { HONEYPOT } from '../../../src/components/honeypot-field.ts';
import { PACE_MESSAGES, QUICK_MESSAGES } from '../../../src/core/outbox/doubt.ts';
import { expectNoViolations } from '../support/axe.ts';
import { FAILED, openAndSend, saved, send, thanks, write } from '../support/contact-form.ts';
import { open } from '../support/open.ts';
import { mailResponds } from '../support/site.ts';
import { messages, storeMessages } from '../support/stored-messages.ts';
import { expect, goOffline, goOnline, test } from '../support/test.ts';
import { workerInControl } from '../support/worker.ts';

test.use({ serviceWorkers: 'allow' });

const question = (page: Page) => page.getByRole('alertdialog');
const answer = (page: Page, name: 'Send it' | 'Keep writing') =>
  question(page).getByRole('button', { name }).click();

const fillHoneypot = (page: Page) =>
  page.locator(`[name=${HONEYPOT}]`).evaluate((input: HTMLInputElement) => {
    input.value = 'https://casino.example';
  });

/** The device has just sent so many messages. */
async function haveSent(page: Page, count: number): Promise<void> {
  await open(page, '/outbox');
  await expect(page.getByText('Nothing waits to be sent')).toBeVisible();
  await storeMessages(page, messages(count, { status: 'sent' }));
}

test.describe('the hidden field', () => {
  test('is out of reach of keys and of screen readers', async ({ page }) => {
    await open(page, '/contact');
    await expect(page.getByRole('textbox')).toHaveCount(3);
    await page.getByLabel('Message').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
    await expectNoViolations(page);
  });

  test('filled in, costs one question and no message, and is not sent', async ({ page, site }) => {
    await open(page, '/contact');
    await write(page, 'My browser fills in too much');
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
});

test.describe('a fourth message that nobody writes so fast', () => {
  test('is asked about, and goes out as it stands', async ({ page, site }) => {
    await haveSent(page, QUICK_MESSAGES);
    await page.clock.install({ time: Date.now() });
    await open(page, '/contact');
    await page.clock.pauseAt(Date.now() + 500);
    await write(page, 'In a moment');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(question(page)).toHaveAccessibleName(/That was quick/);
    await answer(page, 'Keep writing');
    await expect(question(page)).toHaveCount(0);
    await expect(page.getByLabel('Message')).toBeFocused();
    await expect(page.getByLabel('Message')).toHaveValue('In a moment');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(question(page)).toBeFocused();
    await page.clock.resume();
    await answer(page, 'Send it');
    await expect(thanks(page)).toBeVisible();
    expect(site.mails).toMatchObject([{ message: 'In a moment' }]);
  });

  test('is not asked about if it was written before the page was opened again', async ({
    page,
    site,
  }) => {
    await haveSent(page, QUICK_MESSAGES);
    await open(page, '/contact');
    await write(page, 'Written yesterday');
    await page.reload();
    await expect(page.getByLabel('Message')).toHaveValue('Written yesterday');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(thanks(page)).toBeVisible();
    expect(site.mails).toHaveLength(1);
  });
});

test.describe('more messages than an honest visitor writes', () => {
  test('are asked about one by one, also in another tab and after a reload', async ({
    page,
    context,
    site,
  }) => {
    await haveSent(page, PACE_MESSAGES);
    await openAndSend(page, 'One more');
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
    expect(site.mails).toHaveLength(0);
    await answer(page, 'Send it');
    await expect(thanks(page)).toBeVisible();
    expect(site.mails.at(-1)).toMatchObject({ message: 'One more, changed' });
  });

  test('are asked about without a network too, and kept once that is answered', async ({
    page,
    context,
    site,
  }) => {
    await haveSent(page, PACE_MESSAGES);
    await workerInControl(page);
    await goOffline(context);
    await openAndSend(page, 'One more');
    await expect(question(page)).toBeFocused();
    await answer(page, 'Send it');
    await expect(saved(page)).toBeVisible();
    await goOnline(context);
    await expect
      .poll(() => site.mails.map(({ message }) => message), { timeout: 20_000 })
      .toContain('One more');
  });

  test('a text that failed is not asked about again', async ({
    page,
    site,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/status of 500/);
    await haveSent(page, PACE_MESSAGES);
    await open(page, '/contact');
    site.fault = mailResponds(500, 'Internal error');
    await write(page, 'One more');
    await send(page);
    await answer(page, 'Send it');
    await expect(page.getByRole('alert')).toHaveText(FAILED);
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
    site.fault = undefined;
    await send(page);
    await expect(thanks(page)).toBeVisible();
    expect(site.mails).toHaveLength(1);
  });
});
