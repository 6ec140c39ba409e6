import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { expect, goOffline, goOnline, test, watch } from './test.ts';

/** A browser with a profile on the disk, which can be killed and started again. */
async function launch(profile: string, launchOptions: object): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, launchOptions);
}

/** Kills every process of the browser at once, as a dead battery would. */
async function kill(context: BrowserContext, profile: string): Promise<void> {
  const { execFileSync } = await import('node:child_process');
  const closed = new Promise((resolve) => context.once('close', resolve));
  try {
    execFileSync('pkill', ['-9', '-f', '--', `--user-data-dir=${profile}`]);
  } catch (error) {
    // pkill ends with 1 when a child was gone before its turn.
    if ((error as { status?: number }).status !== 1) throw error;
  }
  await closed;
  for (const name of ['SingletonLock', 'SingletonSocket', 'SingletonCookie'])
    rmSync(path.join(profile, name), { force: true });
}

async function writeAndSend(page: Page, message: string): Promise<void> {
  await page.getByLabel('Full Name').fill('Asha Verma');
  await page.getByLabel('Email').fill('asha@shop.example');
  await page.getByLabel('Message').fill(message);
  await page.getByRole('button', { name: 'Send Message' }).click();
}

const test2 = test.extend<{ profile: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture names from the pattern
  profile: async ({}, use) => {
    const profile = mkdtempSync(path.join(tmpdir(), 'profile-'));
    await use(profile);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  },
});

test2(
  'a saved message survives a killed browser and arrives once',
  async ({ site, profile, launchOptions }) => {
    const first = await launch(profile, launchOptions);
    const page = first.pages()[0] as Page;
    await page.goto(`${site.origin}/contact`);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await first.setOffline(true);
    await writeAndSend(page, 'Before the battery died');
    await expect(page.getByRole('heading', { name: /^Saved/ })).toBeVisible();
    await kill(first, profile);
    expect(site.mails).toHaveLength(0);

    const second = await launch(profile, launchOptions);
    const complaints = await watch(second, site);
    await (second.pages()[0] as Page).goto(`${site.origin}/`);
    await expect.poll(() => site.mails.length, { timeout: 15_000 }).toBe(1);
    await (second.pages()[0] as Page).goto(`${site.origin}/outbox`);
    await expect((second.pages()[0] as Page).getByText('Nothing waits to be sent')).toBeVisible();
    expect(site.mails).toMatchObject([{ message: 'Before the battery died' }]);
    expect(site.posts).toHaveLength(1);
    expect(complaints).toEqual([]);
    await second.close();
  },
);

test2(
  'a browser killed while sending keeps the message and sends it under the same id',
  async ({ site, profile, launchOptions }) => {
    const ids: string[] = [];
    let hang = true;
    site.fault = (request, response) => {
      if (!request.url?.startsWith('/api/v1.0/')) return false;
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        ids.push(JSON.parse(body).template_params.message_id);
        if (!hang) response.writeHead(200).end('OK');
      });
      return true;
    };
    const first = await launch(profile, launchOptions);
    const page = first.pages()[0] as Page;
    await page.goto(`${site.origin}/contact`);
    await writeAndSend(page, 'In the middle');
    await expect.poll(() => ids.length).toBe(1);
    await kill(first, profile);

    hang = false;
    const second = await launch(profile, launchOptions);
    const outbox = second.pages()[0] as Page;
    await outbox.goto(`${site.origin}/outbox`);
    await expect(outbox.getByText(/a copy may have arrived/)).toBeVisible();
    expect(ids).toHaveLength(1);
    await outbox.getByRole('button', { name: /^Send now/ }).click();
    await expect(outbox.getByText('Nothing waits to be sent')).toBeVisible();
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    await second.close();
  },
);

test2('cleared storage is noticed and said', async ({ page, site, context }) => {
  await page.goto('/contact');
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await goOffline(context);
  await writeAndSend(page, 'About to vanish');
  await expect(page.getByRole('heading', { name: /^Saved/ })).toBeVisible();
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase('kolam-outbox');
        request.onsuccess = resolve;
        request.onerror = reject;
      }),
  );
  await goOnline(context);
  await page.goto('/contact');
  await expect(page.getByRole('alert')).toContainText('1 message that waited was lost');
  // Nobody may have looked: it is told again until the visitor knows.
  await page.goto('/outbox');
  await expect(page.getByRole('alert')).toContainText('1 message that waited was lost');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Nothing waits to be sent')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(site.posts).toHaveLength(0);
});
