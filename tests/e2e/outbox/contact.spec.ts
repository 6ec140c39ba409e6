import type { Page } from 'playwright/test';
import { MAIL_PATH } from '../../../build/server/mail-sink.ts';
import { FAILED, holdMail, letterAt, saved, send, thanks, write } from '../support/contact-form.ts';
import { draftsOnDisk, occupyDisk } from '../support/drafts.ts';
import { recordNotices } from '../support/notices.ts';
import { open as visit } from '../support/open.ts';
import { mailResponds } from '../support/site.ts';
import { expect, goOffline, goOnline, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens the form and waits until the application runs it and the worker controls the page. */
async function open(page: Page): Promise<void> {
  await page.goto('/contact');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
}

test.describe('the form', () => {
  test.use({ serviceWorkers: 'block' });

  test('says next to the field what is wrong, focuses the first, and counts down near the limit', async ({
    page,
    site,
  }) => {
    await visit(page, '/contact');
    await send(page);
    await expect(page.getByLabel('Full Name')).toBeFocused();
    await expect(page.getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('alert')).toHaveCount(3);
    await write(page, 'Hello');
    await page.getByLabel('Email').fill('not an address');
    await send(page);
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      /Please enter a valid email address\./,
    );
    await page.getByLabel('Email').fill('asha@shop.example');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByLabel('Message').fill('x'.repeat(4_600));
    await expect(page.getByText('400 characters left')).toBeVisible();
    await page.getByLabel('Message').fill('x'.repeat(5_001));
    await send(page);
    await expect(page.getByRole('alert')).toContainText('5,000 characters');
    expect(site.posts).toHaveLength(0);
  });

  for (const [path, label, offer, asks, told] of [
    [
      '/contact?subject=shop-cash',
      ['Full Name', 'Email', 'Message', 'Send Message'],
      'Put your number into the message',
      'Please call me back: +91 98765 43210',
      'asks us to call +91 98765 43210',
    ],
    [
      '/hi/contact?subject=shop-cash',
      ['पूरा नाम', 'ईमेल', 'संदेश', 'संदेश भेजें'],
      'अपना नंबर संदेश में डालें',
      'कृपया मुझे इस नंबर पर फ़ोन करें: +91 98765 43210',
      'हम +91 98765 43210 पर फ़ोन करें',
    ],
  ] as const)
    test(`a shop without e-mail is called back with one press: ${path}`, async ({ page, site }) => {
      const [name, email, message, submit] = label;
      await visit(page, path);
      const text = page.getByLabel(message, { exact: true });
      await expect(text).toHaveValue(/ $/);
      await expect(page.locator('main').getByRole('link', { name: /^\+91/ }).first()).toBeVisible();
      await page.getByLabel(name).fill('Asha');
      await page.getByLabel(email, { exact: true }).fill('९८७६५ ४३२१०');
      const press = page.getByRole('button', { name: offer });
      await expect(press).toHaveCount(0);
      await page.getByRole('button', { name: submit }).click();
      await press.click();
      await expect(page.getByRole('status').getByText(told)).toBeFocused();
      await expect(text).toHaveValue(new RegExp(`${asks.replaceAll('+', '\\+')}$`));
      await expect(press).toHaveCount(0);
      await page.getByRole('button', { name: submit }).click();
      await expect.poll(() => site.mails.length).toBe(1);
      const [mail] = site.mails;
      expect(mail).toMatchObject({ from_email: '919876543210@phone.invalid' });
      expect(String(mail?.message)).toContain(asks);
    });

  test('what is not a number of a phone is offered nothing', async ({ page }) => {
    await visit(page, '/contact');
    for (const wrong of ['not an address', '98765', '2345 6789 0123']) {
      await page.getByLabel('Email').fill(wrong);
      await send(page);
      await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/valid email address\./);
      await expect(page.getByText('No e-mail?')).toHaveCount(0);
    }
  });

  test('sends a message as it was written, and once for a double click and Enter held down', async ({
    page,
    site,
  }) => {
    const text = 'नमस्ते! We run 3 shops.\n{{x}} <b>bold</b> 👨‍👩‍👧';
    await visit(page, '/contact');
    await write(page, text);
    await send(page);
    await expect(thanks(page)).toBeFocused();
    await expect(
      page.getByText('We have received your message and will get back to you shortly.'),
    ).toBeVisible();
    expect(site.mails).toHaveLength(1);
    expect(site.mails[0]).toMatchObject({
      from_name: 'Asha Verma',
      from_email: 'asha@shop.example',
      message: text,
      attempt: 1,
    });
    expect(site.mails[0]?.message_id).toMatch(/^[\da-f-]{36}$/);
    await page.getByRole('button', { name: 'Write another message' }).click();
    await expect(page.getByLabel('Message')).toHaveValue('');
    await write(page, 'Once, please');
    const letters = holdMail(site);
    await page.getByRole('button', { name: 'Send Message' }).dblclick();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
    await page.getByLabel('Email').press('Enter');
    (await letterAt(letters, 0)).answer(200, 'OK');
    await expect(thanks(page)).toBeVisible();
    expect(letters).toHaveLength(1);
  });

  test('keeps text typed before the disk could be read, and right before a reload', async ({
    page,
  }) => {
    // No tab gets its drafts until it has their lock: an unanswered request is a disk that is slow.
    await page.addInitScript(() => {
      if (sessionStorage.getItem('loads')) return;
      sessionStorage.setItem('loads', '1');
      navigator.locks.request = () => new Promise<never>(() => {});
    });
    await visit(page, '/contact');
    await page.getByLabel('Full Name').fill('Asha Verma');
    await page.getByLabel('Message').pressSequentially('Half a sent');
    await page.reload();
    await expect(page.getByLabel('Message')).toHaveValue('Half a sent');
    await expect(page.getByLabel('Full Name')).toHaveValue('Asha Verma');
    // From then on it is on the disk, and the tab keeps no second copy that could come back.
    await page.getByLabel('Message').fill('');
    await page.reload();
    await expect(page.getByLabel('Full Name')).toHaveValue('Asha Verma');
    await expect(page.getByLabel('Message')).toHaveValue('');
    await page.getByLabel('Message').pressSequentially('Half another');
    await page.reload();
    await expect(page.getByLabel('Message')).toHaveValue('Half another');
  });

  test('keeps the last text typed while the disk was busy, also an emptied field', async ({
    page,
  }) => {
    await visit(page, '/contact');
    await page.getByLabel('Full Name').fill('Asha');
    await page.getByLabel('Message').fill('Half a sentence');
    await expect.poll(() => draftsOnDisk(page)).toContain('Half a sentence');
    await occupyDisk(page);
    await page.getByLabel('Full Name').fill('Asha Verma');
    await page.getByLabel('Message').fill('');
    await page.reload();
    await expect(page.getByLabel('Full Name')).toHaveValue('Asha Verma');
    await expect(page.getByLabel('Message')).toHaveValue('');
    await expect.poll(() => draftsOnDisk(page)).not.toContain('Half a sentence');
    // Once the disk has it, the tab keeps no second copy that could come back.
    await page.getByLabel('Message').fill('Another');
    await expect.poll(() => draftsOnDisk(page)).toContain('Another');
    await page.reload();
    await expect(page.getByLabel('Message')).toHaveValue('Another');
  });

  test('refused, it says so, keeps the text, sends nothing unasked, and tries again under the same id', async ({
    page,
    site,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/status of 500/);
    const letters = holdMail(site);
    await visit(page, '/contact');
    await write(page, 'Please try me twice');
    await send(page);
    (await letterAt(letters, 0)).answer(500, 'Internal error');
    await expect(page.getByRole('alert')).toHaveText(FAILED);
    await expect(page.getByLabel('Message')).toHaveValue('Please try me twice');
    await page.reload();
    await expect(page.getByLabel('Message')).toHaveValue('Please try me twice');
    await expect(page.getByText('Not confirmed, 1 try')).toBeVisible();
    expect(letters).toHaveLength(1);
    await send(page);
    (await letterAt(letters, 1)).answer(200, 'OK');
    await expect(thanks(page)).toBeVisible();
    expect(letters).toHaveLength(2);
    expect(letters[0]?.message_id).toBe(letters[1]?.message_id);
  });
});

test('without a network a message is saved, shown in the outbox, and delivered once when back', async ({
  page,
  context,
  site,
  expectConsoleErrors,
}) => {
  // Requests that are cut may be reported only once the network is back.
  expectConsoleErrors(/net::ERR_/);
  const arrived = () => site.mails.map(({ message }) => message);
  const notices = await recordNotices(page);
  const deliveries = () => notices.filter((text) => text.endsWith('sent.'));
  await open(page);
  await test.step('it says online, but the uplink is dead', async () => {
    await site.stop();
    await write(page, 'Over a dead uplink');
    await send(page);
    await expect(saved(page)).toBeVisible();
    await site.start();
    await expect.poll(arrived).toEqual(['Over a dead uplink']);
    await expect.poll(deliveries).toEqual(['Back online. 1 message sent.']);
    await page.getByRole('button', { name: 'Write another message' }).click();
  });

  await goOffline(context);
  await write(page, 'In the underground');
  await send(page);
  await expect(saved(page)).toBeFocused();
  await page.getByRole('link', { name: 'outbox', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Outbox' })).toBeVisible();
  await expect(page.getByText('Waiting for network')).toBeVisible();
  await page.reload();
  await expect(page.getByText('In the underground')).toBeVisible();
  await goOnline(context);
  await expect(page.getByText('No messages are waiting')).toBeVisible();
  // Also where the worker, through which the page has come by now, was faster than the page.
  await expect.poll(() => deliveries().length).toBe(2);
  expect(deliveries()[1]).toContain('1 message sent.');
  expect(arrived()).toEqual(['Over a dead uplink', 'In the underground']);
  await expect(page.getByRole('link', { name: /^Outbox, / })).toHaveCount(0);

  await test.step('a captive portal answers everything with its own page', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
    // Most portals give the mail call, a POST to elsewhere, no answer at all.
    site.fault = (request, response) => {
      if (request.url === MAIL_PATH) request.socket.destroy();
      else response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Log in</h1>');
      return true;
    };
    await write(page, 'Behind a portal');
    await send(page);
    await expect(saved(page)).toBeVisible();
    site.fault = undefined;
    await expect.poll(() => arrived().slice(2)).toEqual(['Behind a portal']);
  });
});

test('four tabs and the worker deliver one message once', async ({ context, site }) => {
  const pages = await Promise.all([1, 2, 3, 4].map(() => context.newPage()));
  for (const page of pages) await open(page);
  await goOffline(context);
  const [first] = pages as [Page, ...Page[]];
  for (const text of ['One', 'Two', 'Three']) {
    await write(first, text);
    await send(first);
    await expect(saved(first)).toBeVisible();
    await first.getByRole('button', { name: 'Write another message' }).click();
  }
  for (const page of pages) await expect(page.getByText('3 waiting')).toBeVisible();
  await goOnline(context);
  for (const page of pages)
    await expect(page.getByRole('link', { name: /^Outbox, / })).toHaveCount(0);
  expect(site.mails.map(({ message }) => message)).toEqual(['One', 'Two', 'Three']);
  expect(site.posts).toHaveLength(3);
  for (const [i, time] of site.posts.slice(1).entries())
    expect(time - (site.posts[i] ?? 0)).toBeGreaterThanOrEqual(1_000);
});

test('deletes a waiting message after asking, edits it in the form, and holds it while the mail service is at fault', async ({
  page,
  context,
  site,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/status of 412/);
  await open(page);
  await goOffline(context);
  for (const text of ['Keep me', 'Drop me']) {
    await write(page, text);
    await send(page);
    await page.getByRole('button', { name: 'Write another message' }).click();
  }
  const drop = page.getByRole('listitem').filter({ hasText: 'Drop me' });
  await drop.getByRole('button', { name: /^Delete/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this message?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await drop.getByRole('button', { name: /^Delete/ }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(drop).toHaveCount(0);
  await page.getByRole('button', { name: /^Edit/ }).click();
  await expect(page.getByLabel('Message')).toHaveValue('Keep me');
  await expect(page.getByText('1 waiting')).toHaveCount(0);
  await page.getByLabel('Message').fill('Keep me, changed');
  await send(page);
  await expect(saved(page)).toBeVisible();

  site.fault = mailResponds(412, 'Gmail_API: Invalid grant');
  await goOnline(context);
  await expect(page.getByText(/mail service does not accept messages/)).toBeVisible();
  await expect(page.getByText('Keep me, changed')).toBeVisible();
  expect(site.posts).toHaveLength(1);
  site.fault = undefined;
  await page.getByRole('button', { name: /^Send now/ }).click();
  await expect.poll(() => site.mails.map(({ message }) => message)).toEqual(['Keep me, changed']);
  expect(site.posts).toHaveLength(2);
});
