import type { BrowserContext, Page } from 'playwright/test';
import { MAIL_PATH } from '../../../build/server/mail-sink.ts';
import { FAILED, openAndSend, saved, send, thanks, write } from '../support/contact-form.ts';
import { open } from '../support/open.ts';
import { type Fault, mailResponds, onMailCall, type Site } from '../support/site.ts';
import { expect, goOffline, goOnline, test } from '../support/test.ts';
import { workerInControl } from '../support/worker.ts';
import { controlWorkers } from '../support/worker-controls.ts';

const HEALTH = '/health';

/** The mail service leads elsewhere, to a path that says `OK` to every request. */
const leads =
  (status: number): Fault =>
  (request, response) => {
    if (request.url === HEALTH) response.writeHead(200).end('OK');
    else if (request.url !== MAIL_PATH) return false;
    else response.writeHead(status, { location: HEALTH }).end();
    return true;
  };

/**
 * RFC 9110, 15.3, 15.4 and 15.6: answers that do not say that nothing was done. In parts, since the form asks about an
 * eleventh message.
 */
const DOUBTFUL: Record<string, Record<string, Fault>> = {
  'a redirect': Object.fromEntries(
    [301, 302, 303, 307, 308].map((status) => [status, leads(status)]),
  ),
  'another success': {
    ...Object.fromEntries(
      [201, 202, 203, 206].map((status) => [status, mailResponds(status, 'OK')]),
    ),
    204: mailResponds(204, ''),
    '200 of a portal': mailResponds(200, '<h1>Log in</h1>'),
  },
  'a fault of a gateway': {
    502: mailResponds(502, 'Bad Gateway'),
    504: mailResponds(504, 'Gateway Time-out'),
    524: mailResponds(524, 'A timeout occurred'),
  },
};

const BLOCKED = 'Access to this service has been blocked by your network administrator.';

/** 15.5: refusals, but by a proxy in between. */
const STRANGERS: readonly (readonly [number, string])[] = [
  [403, BLOCKED],
  [401, 'Proxy: your account has no credit left'],
  [400, '{"error":"blocked"}'],
  [404, '{"message":"No such service, template or key"}'],
  [405, 'Method Not Allowed'],
  [409, 'Conflict'],
  [413, 'Request Entity Too Large'],
  [421, 'Misdirected Request'],
  [422, 'Unprocessable Content'],
  [426, 'Upgrade Required'],
  [431, 'Request Header Fields Too Large'],
];

const copyMayHaveArrived = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'so a copy may have arrived' });

/** A message is saved without a network. */
async function saveOffline(page: Page, context: BrowserContext, message: string): Promise<void> {
  await open(page, '/contact');
  await goOffline(context);
  await write(page, message);
  await send(page);
  await expect(saved(page)).toBeVisible();
}

/** The network is there again, and its author looks at the outbox, in the same document. */
async function lookOnline(page: Page, context: BrowserContext): Promise<void> {
  await goOnline(context);
  await page.getByRole('link', { name: 'outbox', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Outbox' })).toBeVisible();
}

/** The mail service is there again, and takes what is sent from the form. */
async function sendAgain(page: Page, site: Site): Promise<void> {
  site.fault = undefined;
  await send(page);
  await expect(thanks(page)).toBeVisible();
}

for (const [kind, answers] of Object.entries(DOUBTFUL))
  test(`after ${kind} the form says that a copy may have arrived, and the same text keeps its number`, async ({
    page,
    site,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/status of 5\d\d/);
    const ids: unknown[] = [];
    await open(page, '/contact');
    for (const [answer, fault] of Object.entries(answers))
      await test.step(answer, async () => {
        site.fault = fault;
        await write(page, `After ${answer}`);
        await send(page);
        await expect(page.getByRole('alert')).toHaveText(FAILED);
        await expect(copyMayHaveArrived(page)).toBeVisible();
        await expect(page.getByText('Not confirmed, 1 try')).toBeVisible();
        await expect(page.getByText('Not sent,')).toHaveCount(0);
        await sendAgain(page, site);
        const last = site.mails.at(-1);
        expect(last).toMatchObject({ message: `After ${answer}`, attempt: 2 });
        ids.push(last?.message_id);
        await page.getByRole('button', { name: 'Write another message' }).click();
        await expect(copyMayHaveArrived(page)).toHaveCount(0);
      });
    expect(site.mails).toHaveLength(Object.keys(answers).length);
    expect(new Set(ids).size).toBe(ids.length);
  });

test('a changed text goes out under another number, and its author reads before that the first may have arrived', async ({
  page,
  site,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/status of (504|403)/);
  site.fault = mailResponds(504, '');
  await openAndSend(page, 'A first form of it');
  await expect(page.getByRole('alert')).toHaveText(FAILED);
  await expect(copyMayHaveArrived(page)).toContainText('A changed text is a new message.');
  await page.reload();
  await expect(copyMayHaveArrived(page)).toBeVisible();
  await write(page, 'A first form of it!');
  await expect(copyMayHaveArrived(page)).toBeVisible();
  // Also after a refusal of the second one that is certain.
  site.fault = mailResponds(403, BLOCKED);
  await send(page);
  await expect(page.getByText('Not sent, 1 try')).toBeVisible();
  await expect(copyMayHaveArrived(page)).toBeVisible();
  await sendAgain(page, site);
  expect(site.mails).toMatchObject([{ message: 'A first form of it!', attempt: 2 }]);
});

// By three: the form asks about a fourth message that is written so soon after its document was opened.
for (const strangers of [0, 3, 6, 9].map((from) => STRANGERS.slice(from, from + 3)))
  test(`a stranger’s refusal in the mail service’s place stops nothing, and is no doubt either: ${strangers.map(([status]) => status).join()}`, async ({
    page,
    context,
    site,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/status of 4\d\d|net::ERR_/);
    for (const [status, text] of strangers)
      await test.step(`${status} ${text}`, async () => {
        const message = `Behind a proxy that says ${status}`;
        await saveOffline(page, context, message);
        site.fault = mailResponds(status, text);
        await lookOnline(page, context);
        await expect(page.getByText(/^Not sent, \d tr/)).toBeVisible();
        await expect(page.getByText(/may have arrived/)).toHaveCount(0);
        // Another network.
        await goOffline(context);
        site.fault = undefined;
        await goOnline(context);
        await expect.poll(() => site.mails.at(-1)?.message, { timeout: 15_000 }).toBe(message);
        await expect(page.getByText(/^Not sent, /)).toHaveCount(0);
      });
    expect(site.mails).toHaveLength(strangers.length);
  });

test('the service’s own refusal of the account holds all, until there is another network', async ({
  page,
  context,
  site,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/status of 400|net::ERR_/);
  await saveOffline(page, context, 'Held');
  site.fault = mailResponds(400, 'The service ID not found. To find this ID, visit the dashboard');
  await lookOnline(page, context);
  await expect(page.getByText('Our mail service does not accept messages')).toBeVisible();
  await goOffline(context);
  site.fault = undefined;
  await goOnline(context);
  await expect.poll(() => site.mails).toMatchObject([{ message: 'Held' }]);
  await expect(page.getByText('Our mail service does not accept messages')).toHaveCount(0);
});

/** RFC 9110, 5.6.7: the three forms of a date, and seconds. */
const LATER: Record<string, (date: Date) => string> = {
  'in seconds': () => '600',
  'as a date': (date) => date.toUTCString(),
  'as a date of RFC 850': (date) => {
    const [, day, month, year, time] = date.toUTCString().split(/,? /);
    const weekday = date.toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
    return `${weekday}, ${day}-${month}-${year?.slice(2)} ${time} GMT`;
  },
  'as a date of asctime': (date) => {
    const [weekday, day, month, year, time] = date.toUTCString().split(/,? /);
    return `${weekday} ${month} ${String(Number(day)).padStart(2)} ${time} ${year}`;
  },
};

test.describe('on a device in India', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  for (const [form, later] of Object.entries(LATER))
    test(`a page leaves the service alone for as long as it asks ${form}`, async ({
      page,
      context,
      site,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors(/status of 429|net::ERR_/);
      await saveOffline(page, context, 'Patience');
      site.fault = onMailCall((_request, response) => {
        const headers = { 'retry-after': later(new Date(Date.now() + 600_000)) };
        response.writeHead(429, headers).end('Too Many Requests');
      });
      await lookOnline(page, context);
      await expect(page.getByText('Next try in 10 minutes')).toBeVisible();
      expect(site.posts).toHaveLength(1);
    });
});

test.describe('by the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a redirect is not a delivery, and says that a copy may have arrived', async ({
    page,
    context,
    site,
  }) => {
    await open(page, '/contact');
    await workerInControl(page);
    await goOffline(context);
    await write(page, 'Led elsewhere');
    await send(page);
    await expect(saved(page)).toBeVisible();
    await page.close();
    site.fault = leads(302);
    await goOnline(context);
    const workers = await controlWorkers(context, site);
    await expect
      .poll(async () => {
        await workers.sync(false);
        return site.posts.length;
      })
      .toBe(1);
    const again = await context.newPage();
    await open(again, '/outbox');
    await expect(again.getByText('Not confirmed, 1 try')).toBeVisible();
    site.fault = undefined;
    await again.getByRole('button', { name: /^Send now/ }).click();
    await expect.poll(() => site.mails).toMatchObject([{ message: 'Led elsewhere', attempt: 2 }]);
  });
});
