import type { Page } from 'playwright/test';
import {
  FAILED,
  holdMail,
  type Letter,
  letterAt,
  openAndFail,
  openAndSend,
  saved,
  send,
  thanks,
  write,
} from '../support/contact-form.ts';
import { goTo, open } from '../support/open.ts';
import { mailResponds } from '../support/site.ts';
import { expect, goOffline, goOnline, test } from '../support/test.ts';

/** What each visitor is promised, in the orders of events that once lost, doubled or blanked a message. */

const messages = (letters: Letter[]) => letters.map(({ message }) => message);

const waiting = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

test('A1: what is written after a failed message was sent from the outbox is posted', {
  tag: '@night',
}, async ({ page, site, expectConsoleErrors }) => {
  expectConsoleErrors(/status of 500/);
  site.fault = mailResponds(500, 'Internal error');
  await openAndFail(page, 'First');
  site.fault = undefined;
  await goTo(page, 'Outbox, 1 waiting');
  await page.getByRole('button', { name: /^Send now/ }).click();
  await expect(page.getByText('No messages are waiting')).toBeVisible();
  await goTo(page, 'Contact Us');
  // The text of the draft is known to be delivered.
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('');
  await write(page, 'Second');
  await send(page);
  await expect(thanks(page)).toBeVisible();
  expect(site.mails.map(({ message }) => message)).toEqual(['First', 'Second']);
  expect(new Set(site.mails.map(({ message_id }) => message_id)).size).toBe(2);
});

test('A2: two tabs write different messages, and both arrive', async ({ context, site }) => {
  const letters = holdMail(site);
  const [one, other] = [await context.newPage(), await context.newPage()];
  await open(one, '/contact');
  await write(one, 'From the first tab');
  await open(other, '/contact');
  await expect(other.getByLabel('Message')).toHaveValue('');
  await write(other, 'From the second tab');
  await expect(one.getByLabel('Message')).toHaveValue('From the first tab');
  await send(one);
  const first = await letterAt(letters, 0);
  await send(other);
  await expect(other.getByRole('button', { name: 'Sending...' })).toBeVisible();
  first.answer(200, 'OK');
  await expect(thanks(one)).toBeVisible();
  const second = await letterAt(letters, 1);
  await expect(thanks(other)).toHaveCount(0);
  second.answer(200, 'OK');
  await expect(thanks(other)).toBeVisible();
  expect(messages(letters)).toEqual(['From the first tab', 'From the second tab']);
  expect(first.message_id).not.toBe(second.message_id);
});

test('A3: a message that is deleted while it is queued is not posted, and not blank', {
  tag: '@night',
}, async ({ context, site }) => {
  const letters = holdMail(site);
  const [busy, page] = [await context.newPage(), await context.newPage()];
  await openAndSend(busy, 'It takes its time');
  const first = await letterAt(letters, 0);
  await openAndSend(page, 'Changed my mind');
  await waiting(page, 'Changed my mind')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(waiting(page, 'Changed my mind')).toHaveCount(0);
  first.answer(200, 'OK');
  await expect(thanks(busy)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
  // The next letter is the next that anybody wrote.
  await write(page, 'Something else');
  await send(page);
  (await letterAt(letters, 1)).answer(200, 'OK');
  await expect(thanks(page)).toBeVisible();
  expect(messages(letters)).toEqual(['It takes its time', 'Something else']);
});

test('A4: a saved message that only the database knows of is delivered from the home page', async ({
  context,
  site,
}) => {
  const page = await context.newPage();
  await open(page, '/contact');
  await write(page, 'Before the battery died');
  await goOffline(context);
  await send(page);
  await expect(saved(page)).toBeVisible();
  // After a kill, what a browser had not yet written of it is gone.
  await page.evaluate(() => localStorage.clear());
  await page.close();
  await goOnline(context);
  expect(site.posts).toHaveLength(0);
  const again = await context.newPage();
  await open(again, '/');
  await expect.poll(() => site.mails).toMatchObject([{ message: 'Before the battery died' }]);
  await expect(again.getByRole('link', { name: /^Outbox, / })).toHaveCount(0);
});

test('A5: a visitor who leaves during sending and comes back sees it being sent, then the outcome', {
  tag: '@night',
}, async ({ page, site, expectConsoleErrors }) => {
  expectConsoleErrors(/status of 500/);
  const letters = holdMail(site);
  await page.clock.install();
  await openAndSend(page, 'A first form of it');
  (await letterAt(letters, 0)).answer(500, 'Internal error');
  await expect(page.getByRole('alert')).toHaveText(FAILED);
  await write(page, 'As it is meant');
  await send(page);
  await page.clock.runFor(2_000);
  await letterAt(letters, 1);
  await goTo(page, 'Kolam');
  await goTo(page, 'Contact Us');
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('As it is meant');
  await page.getByLabel('Email').press('Enter');
  // By steps: ten seconds after the post is given up, the form would no longer wait for what came of it.
  await expect(async () => {
    await page.clock.runFor(2_000);
    await expect(page.getByRole('alert')).toHaveText(FAILED, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByText('Not confirmed, 1 try')).toBeVisible();
  expect(letters).toHaveLength(2);
  await send(page);
  await page.clock.runFor(2_000);
  const last = await letterAt(letters, 2);
  last.answer(200, 'OK');
  await expect(thanks(page)).toBeVisible();
  expect(last).toMatchObject({ message: 'As it is meant', attempt: 2 });
  expect(last.message_id).toBe(letters[1]?.message_id);
  expect(last.message_id).not.toBe(letters[0]?.message_id);
});

test('A4, A6: every tab shows the waiting messages; Send now on two of them sends both in turn', async ({
  context,
  site,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/status of 500/);
  site.fault = mailResponds(500, 'Internal error');
  const [page, other] = [await context.newPage(), await context.newPage()];
  await open(other, '/');
  await openAndFail(page, 'One');
  // It was open before.
  await expect(other.getByRole('link', { name: 'Outbox, 1 waiting' })).toBeVisible();
  await goTo(other, 'Contact Us');
  await write(other, 'Two');
  await send(other);
  await expect(other.getByRole('alert')).toHaveText(FAILED);
  await other.close();
  await goTo(page, 'Outbox, 2 waiting');
  const letters = holdMail(site);
  await waiting(page, 'One')
    .getByRole('button', { name: /^Send now/ })
    .click();
  const first = await letterAt(letters, 0);
  await waiting(page, 'Two')
    .getByRole('button', { name: /^Send now/ })
    .click();
  await expect(page.getByText('Yours is next.')).toBeVisible();
  first.answer(200, 'OK');
  (await letterAt(letters, 1)).answer(200, 'OK');
  await expect(page.getByText('No messages are waiting')).toBeVisible();
  expect(messages(letters)).toEqual(['One', 'Two']);
});

test('A5, A7, F4: no answer within 20 seconds is a failure on any page, and the post is aborted', async ({
  page,
  site,
}) => {
  const letters = holdMail(site);
  await page.clock.install();
  await openAndSend(page, 'We run 3 shops');
  const first = await letterAt(letters, 0);
  // Only by what is said here: the time that a look takes is none of the 20 seconds.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await page.clock.runFor(15_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(first.isCut()).toBe(false);
  await page.clock.runFor(5_000);
  await expect(page.getByRole('alert')).toHaveText(FAILED);
  await expect.poll(first.isCut).toBe(true);
  await page.clock.resume();
  await write(page, 'We run 4 shops');
  await send(page);
  await page.clock.runFor(2_000);
  const second = await letterAt(letters, 1);
  second.answer(200, 'OK');
  await expect(thanks(page)).toBeVisible();
  expect(messages(letters)).toEqual(['We run 3 shops', 'We run 4 shops']);
  expect(second.message_id).not.toBe(first.message_id);

  await page.getByRole('button', { name: 'Write another message' }).click();
  await write(page, 'Nobody answers');
  await send(page);
  await page.clock.runFor(2_000);
  await letterAt(letters, 2);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await goTo(page, 'Kolam');
  // In steps, since the notice stays for seconds: a longer one would pass it by where a look took long before.
  const isTold = async () => {
    await page.clock.runFor(2_000);
    return page.getByText('A message is not confirmed').isVisible();
  };
  await expect.poll(isTold, { intervals: [100] }).toBe(true);
  await page.clock.resume();
  await goTo(page, 'Outbox, 1 waiting, 1 not confirmed');
  const unanswered = waiting(page, 'Nobody answers');
  await expect(unanswered).toContainText('No answer from the mail service.');
  await expect(unanswered).toContainText('Not confirmed, 1 try');
  await unanswered.getByRole('button', { name: /^Delete/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this message?' });
  await expect(dialog).toContainText('A copy may already have reached us.');
  await expect(dialog).not.toContainText('It has not been sent');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(unanswered).toHaveCount(0);
});
