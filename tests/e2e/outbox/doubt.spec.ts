import type { Page } from 'playwright/test';
import { PACE_MESSAGES } from '../../../src/features/contact/doubt.ts';
import { HONEYPOT } from '../../../src/features/contact/limits.ts';
import { expectNoViolations } from '../support/axe.ts';
import { FAILED, saved, send, thanks, write } from '../support/contact-form.ts';
import { open, taken } from '../support/open.ts';
import { mailResponds } from '../support/site.ts';
import { expect, goOffline, goOnline, test } from '../support/test.ts';
import { workerInControl } from '../support/worker.ts';

test.use({ serviceWorkers: 'allow' });

const OPENED_AT = Date.UTC(2026, 10, 22, 10);

const question = (page: Page) => page.getByRole('alertdialog');
const answer = (page: Page, name: 'Send it' | 'Keep writing') =>
  question(page).getByRole('button', { name }).click();
const another = (page: Page) => page.getByRole('button', { name: 'Write another message' }).click();

const fillHoneypot = (page: Page) =>
  page.locator(`[name=${HONEYPOT}]`).evaluate((input: HTMLInputElement) => {
    input.value = 'https://casino.example';
  });

async function sendAsManyAsHonest(page: Page, arrived: (page: Page) => Promise<void>) {
  for (let i = 1; i <= PACE_MESSAGES; i++) {
    await write(page, `Letter ${i}`);
    await send(page);
    await arrived(page);
    await another(page);
  }
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

test.describe('one more message that nobody writes so fast', () => {
  test('is asked about, and goes out as it stands', async ({ page, site }) => {
    await page.clock.install({ time: OPENED_AT });
    await open(page, '/contact');
    await write(page, 'The first');
    await send(page);
    await expect(thanks(page)).toBeVisible();
    // Its clock begins with each page.
    await page.clock.setSystemTime(OPENED_AT);
    await page.reload();
    await taken(page);
    await page.clock.pauseAt(OPENED_AT + 1_500);
    await write(page, 'In a second and a half');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(question(page)).toHaveAccessibleName(/That was quick/);
    await answer(page, 'Keep writing');
    await expect(question(page)).toHaveCount(0);
    await expect(page.getByLabel('Message')).toBeFocused();
    await expect(page.getByLabel('Message')).toHaveValue('In a second and a half');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(question(page)).toBeFocused();
    await page.clock.resume();
    await answer(page, 'Send it');
    await expect(thanks(page)).toBeVisible();
    expect(site.mails.map(({ message }) => message)).toEqual([
      'The first',
      'In a second and a half',
    ]);
  });

  test('is not asked about if it was written before the page was opened again', async ({
    page,
    site,
  }) => {
    await page.clock.install({ time: OPENED_AT });
    await open(page, '/contact');
    await write(page, 'Written yesterday');
    await page.reload();
    await page.clock.pauseAt(OPENED_AT + 60_000);
    await expect(page.getByLabel('Message')).toHaveValue('Written yesterday');
    await page.clock.resume();
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
    await open(page, '/contact');
    await sendAsManyAsHonest(page, async () => expect(thanks(page)).toBeVisible());
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
    await open(other, '/contact');
    await write(other, 'From another tab');
    await send(other);
    await expect(question(other)).toBeFocused();
    await other.keyboard.press('Escape');
    await expect(other.getByLabel('Message')).toBeFocused();
    expect(site.mails).toHaveLength(PACE_MESSAGES);
    await answer(page, 'Send it');
    await expect(thanks(page)).toBeVisible();
    expect(site.mails.at(-1)).toMatchObject({ message: 'One more, changed' });
  });

  test('are asked about without a network too, and kept once that is answered', async ({
    page,
    context,
    site,
  }) => {
    await open(page, '/contact');
    await workerInControl(page);
    await page.reload();
    await goOffline(context);
    await sendAsManyAsHonest(page, async () => expect(saved(page)).toBeVisible());
    await write(page, 'One more');
    await send(page);
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
    await open(page, '/contact');
    await sendAsManyAsHonest(page, async () => expect(thanks(page)).toBeVisible());
    site.fault = mailResponds(500, 'Internal error');
    await write(page, 'One more');
    await send(page);
    await answer(page, 'Send it');
    await expect(page.getByRole('alert')).toHaveText(FAILED);
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
    site.fault = undefined;
    await send(page);
    await expect(thanks(page)).toBeVisible();
    expect(site.mails).toHaveLength(PACE_MESSAGES + 1);
  });
});
