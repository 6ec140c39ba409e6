import type { Page } from 'playwright/test';
import { FAILED, saved, send, thanks, write } from '../support/contact-form.ts';
import { open as visit } from '../support/open.ts';
import { mailResponds, onMailCall } from '../support/site.ts';
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

  test('sends a message, which arrives as it was written', async ({ page, site }) => {
    await visit(page, '/contact');
    await write(page, 'नमस्ते! We run 3 shops.\n{{x}} <b>bold</b> 👨‍👩‍👧');
    await send(page);
    await expect(thanks(page)).toBeFocused();
    await expect(
      page.getByText('We have received your message and will get back to you shortly.'),
    ).toBeVisible();
    expect(site.mails).toHaveLength(1);
    expect(site.mails[0]).toMatchObject({
      from_name: 'Asha Verma',
      from_email: 'asha@shop.example',
      message: 'नमस्ते! We run 3 shops.\n{{x}} <b>bold</b> 👨‍👩‍👧',
      attempt: 1,
    });
    expect(site.mails[0]?.message_id).toMatch(/^[\da-f-]{36}$/);
    await page.getByRole('button', { name: 'Write another message' }).click();
    await expect(page.getByLabel('Message')).toHaveValue('');
  });

  test('says what is wrong, beside the field, and focuses the first', async ({ page, site }) => {
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
    expect(site.posts).toHaveLength(0);
  });

  test('counts down near the limit and refuses one character too many', async ({ page, site }) => {
    await visit(page, '/contact');
    await write(page, 'x'.repeat(4_600));
    await expect(page.getByText('400 characters left')).toBeVisible();
    await page.getByLabel('Message').fill('x'.repeat(5_001));
    await send(page);
    await expect(page.getByRole('alert')).toContainText('5,000 characters');
    expect(site.posts).toHaveLength(0);
  });

  test('keeps what was typed over a reload right after the last key', async ({ page }) => {
    await visit(page, '/contact');
    await page.getByLabel('Message').pressSequentially('Half a sent');
    await page.reload();
    await expect(page.getByLabel('Message')).toHaveValue('Half a sent');
  });

  test('keeps what was typed before the disk could be read', async ({ page }) => {
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
  });

  test('posts once for a double click and Enter held down', async ({ page, site }) => {
    await visit(page, '/contact');
    await write(page, 'Once, please');
    let answer = () => {};
    site.fault = onMailCall((_request, response) => {
      answer = () => response.writeHead(200).end('OK');
    });
    await page.getByRole('button', { name: 'Send Message' }).dblclick();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
    await page.getByLabel('Email').press('Enter');
    await expect.poll(() => site.posts.length).toBe(1);
    answer();
    await expect(thanks(page)).toBeVisible();
    expect(site.posts).toHaveLength(1);
  });
});

test.describe('refused while online', () => {
  test('says so, keeps the form, sends nothing by itself, and tries again under the same id', async ({
    page,
    site,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/status of 500/);
    const ids: string[] = [];
    let status = 500;
    site.fault = (request, response) => {
      if (!request.url?.startsWith('/api/v1.0/')) return false;
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        ids.push(JSON.parse(body).template_params.message_id);
        response.writeHead(status).end(status === 200 ? 'OK' : 'Internal error');
      });
      return true;
    };
    await open(page);
    await write(page, 'Please try me twice');
    await send(page);
    await expect(page.getByRole('alert')).toHaveText(FAILED);
    await expect(page.getByLabel('Message')).toHaveValue('Please try me twice');
    status = 200;
    await page.reload();
    await expect(page.getByLabel('Message')).toHaveValue('Please try me twice');
    await expect(page.getByText('Not sent, 1 try')).toBeVisible();
    expect(ids).toHaveLength(1);
    await send(page);
    await expect(thanks(page)).toBeVisible();
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test('an answer that never comes is a failure after 20 seconds, and the lock is free again', async ({
    page,
    site,
  }) => {
    site.fault = onMailCall(() => {});
    await page.clock.install();
    await open(page);
    await write(page, 'Into the void');
    await send(page);
    await expect.poll(() => site.posts.length).toBe(1);
    await page.clock.runFor(15_000);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.clock.runFor(5_000);
    await expect(page.getByRole('alert')).toHaveText(FAILED);
    site.fault = undefined;
    await send(page);
    await expect(thanks(page)).toBeVisible();
    expect(site.mails).toHaveLength(1);
    expect(site.mails[0]?.attempt).toBe(2);
  });
});

test.describe('without a network', () => {
  test('saves the message, shows it in the outbox, and delivers it once when back', async ({
    page,
    context,
    site,
  }) => {
    await open(page);
    await goOffline(context);
    await write(page, 'Written in the underground');
    await send(page);
    await expect(saved(page)).toBeFocused();
    await expect(page.getByRole('link', { name: 'Outbox, 1 waiting' })).toBeVisible();
    await page.getByRole('link', { name: 'outbox', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Outbox' })).toBeVisible();
    await expect(page.getByText('Waiting for network')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Written in the underground')).toBeVisible();
    await goOnline(context);
    await expect(page.getByText('Nothing waits to be sent')).toBeVisible({ timeout: 10_000 });
    expect(site.mails).toHaveLength(1);
    expect(site.mails[0]).toMatchObject({ message: 'Written in the underground' });
    await expect(page.getByRole('link', { name: /^Outbox, / })).toHaveCount(0);
  });

  test('says online but reaches nothing: saved all the same, delivered when the server is back', async ({
    page,
    site,
    expectConsoleErrors,
  }) => {
    // A request cut with the server may be reported only once it is back.
    expectConsoleErrors(/Failed to load resource: net::ERR_/);
    await open(page);
    await site.stop();
    await write(page, 'The uplink is dead');
    await send(page);
    await expect(saved(page)).toBeVisible();
    await site.start();
    await expect.poll(() => site.mails.length, { timeout: 15_000 }).toBe(1);
    await expect(page.getByText('Back online. 1 message sent.')).toBeVisible();
  });

  test('a captive portal that answers everything with its own page is no network', async ({
    page,
    site,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/net::ERR_EMPTY_RESPONSE/);
    await open(page);
    // Most portals give the mail call, a POST to elsewhere, no answer at all.
    site.fault = (request, response) => {
      if (request.url?.startsWith('/api/v1.0/')) request.socket.destroy();
      else response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Log in</h1>');
      return true;
    };
    await write(page, 'Behind a portal');
    await send(page);
    await expect(saved(page)).toBeVisible();
    site.fault = undefined;
    await expect.poll(() => site.mails.length, { timeout: 15_000 }).toBe(1);
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
      await expect(page.getByRole('link', { name: /^Outbox, / })).toHaveCount(0, {
        timeout: 20_000,
      });
    expect(site.mails.map(({ message }) => message)).toEqual(['One', 'Two', 'Three']);
    expect(site.posts).toHaveLength(3);
    for (const [i, time] of site.posts.slice(1).entries())
      expect(time - (site.posts[i] ?? 0)).toBeGreaterThanOrEqual(1_000);
  });

  test('deletes after asking, and edits back into the form', async ({ page, context, site }) => {
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
    await goOnline(context);
    await expect.poll(() => site.mails.map(({ message }) => message)).toEqual(['Keep me, changed']);
    expect(site.posts).toHaveLength(1);
  });
});

test.describe('a mail service at fault', () => {
  test('holds the queue, keeps every message, and shows phone and e-mail', async ({
    page,
    context,
    site,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/status of 412/);
    await open(page);
    await goOffline(context);
    await write(page, 'Wait for the operator');
    await send(page);
    await expect(saved(page)).toBeVisible();
    site.fault = mailResponds(412, 'Gmail_API: Invalid grant');
    await goOnline(context);
    await expect(page.getByText(/mail service does not accept messages/)).toBeVisible();
    await expect(page.getByText('Wait for the operator')).toBeVisible();
    expect(site.posts).toHaveLength(1);
    site.fault = undefined;
    await page.getByRole('button', { name: /^Send now/ }).click();
    await expect.poll(() => site.mails.length).toBe(1);
    expect(site.posts).toHaveLength(2);
  });
});
