import { readFileSync } from 'node:fs';
import { devices, type Page } from 'playwright/test';
import { saved, send, write } from '../support/contact-form.ts';
import { open } from '../support/open.ts';
import { expect, goOffline, goOnline, test } from '../support/test.ts';
import { workerInControl } from '../support/worker.ts';

test.use({ serviceWorkers: 'allow' });

/** Headless Chromium has the interface and refuses each sync; Safari and Firefox have none. */
const withoutSync = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
    Reflect.deleteProperty(window, 'SyncManager');
  });

/** A browser that grants each sync, and has given it up by the next page. */
async function withSync(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.exposeFunction('askedForSync', (tag: string) => void asked.push(tag));
  await page.addInitScript(() => {
    const tags: string[] = [];
    const sync = {
      getTags: async () => tags,
      register: async (tag: string) => {
        tags.push(tag);
        await Reflect.get(window, 'askedForSync')(tag);
      },
    };
    Object.defineProperty(ServiceWorkerRegistration.prototype, 'sync', { get: () => sync });
  });
  return asked;
}

async function saveMessage(page: Page): Promise<void> {
  await open(page, '/contact');
  await workerInControl(page);
  await goOffline(page.context());
  await write(page, 'From the village');
  await send(page);
  await expect(saved(page)).toBeVisible();
}

const closes = (page: Page) => page.getByText('You can close the app');

test('a browser that cannot send while closed says so, and offers a reminder', async ({ page }) => {
  await withoutSync(page);
  await saveMessage(page);
  await expect(page.getByText(/does not send it while the site is closed/)).toBeVisible();
  await expect(closes(page)).toHaveCount(0);
  await expect(page.getByText(/^Safari may remove/)).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add a reminder to your calendar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  const entry = readFileSync(await file.path(), 'utf8');
  expect(entry).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(entry).not.toContain('village');
});

test('does not promise background sending where the browser refuses it', async ({ page }) => {
  await saveMessage(page);
  await expect(page.getByText(/does not send it while the site is closed/)).toBeVisible();
  await expect(closes(page)).toHaveCount(0);
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: devices['iPhone 15'].userAgent });

  test('names the week after which Safari may remove a message', { tag: '@night' }, async ({
    page,
  }) => {
    await withoutSync(page);
    await saveMessage(page);
    await expect(page.getByText(/^Safari may remove .* seven days/)).toBeVisible();
  });
});

test('a browser that can send while closed says so, and is asked again at each start with a waiting message', async ({
  page,
  context,
  site,
}) => {
  const asked = await withSync(page);
  await saveMessage(page);
  await expect(closes(page)).toBeVisible();
  await expect(page.getByText(/does not send it/)).toHaveCount(0);
  expect(asked).toEqual(['outbox']);
  await open(page, '/AboutUs');
  await expect.poll(() => asked).toEqual(['outbox', 'outbox']);
  await goOnline(context);
  await expect.poll(() => site.mails.length).toBe(1);
  await expect(page.getByRole('link', { name: /^Outbox, / })).toHaveCount(0);
  await open(page, '/contact');
  expect(asked).toHaveLength(2);
});
