import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { ONLINE_TOKEN } from '../../src/core/network/ask-online.ts';
import { Sources } from '../e2e/support/sources.ts';

// Vite prepares packages while the first pages load, on a busy machine for a while.
test.describe.configure({ mode: 'serial' });
test.use({ actionTimeout: 60_000 });

const NEXT = 'Write to us, second edition';

let sources: Sources;
let origin: string;

test.beforeAll(async () => {
  sources = new Sources();
  origin = await sources.serve();
});
test.afterAll(() => sources.remove());

test('a saved sentence, an endpoint and a menu label appear in the open page', async ({ page }) => {
  const edit = async (file: string, from: string, to: string) => {
    // Only then is the page connected to the server that tells it to reload.
    await page.waitForLoadState('networkidle');
    sources.edit(file, from, to);
  };
  await page.goto(`${origin}/contact`);
  const heading = page.getByRole('heading', { level: 1 });
  const text = (await heading.textContent()) ?? '';
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  await edit('copy/pages/contact.ts', `heading: '${text}'`, `heading: '${NEXT}'`);
  await expect(heading).toHaveText(NEXT, { timeout: 60_000 });
  expect(await page.evaluate(() => 'isFirst' in window)).toBe(false);

  await page.goto(`${origin}/apis/panFeatures`);
  const sentence = 'The PAN: ten characters, letters in capitals.';
  await expect(page.getByText(sentence)).toHaveCount(1);
  await edit('src/api-docs/resources/verification/checks/pan.ts', sentence, 'The PAN in capitals.');
  await expect(page.getByText('The PAN in capitals.')).toHaveCount(1, { timeout: 60_000 });

  await edit('copy/menus/company.ts', "label: 'Services'", "label: 'All services'");
  await expect(page.getByText('All services').first()).toBeAttached({
    timeout: 60_000,
  });
});

test('the contact form reaches the mail sink', async ({ page }) => {
  await page.goto(`${origin}/contact`);
  // Hydrated: only then does the button send by script.
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Full Name').fill('Asha Verma');
  await page.getByLabel('Email').fill('asha@example.in');
  await page.getByLabel('Message').fill('From the development server.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const folder = path.join(sources.root, '.data/outbox');
  await expect(() => expect(readdirSync(folder)).toHaveLength(1)).toPass({ timeout: 60_000 });
  const [file = ''] = readdirSync(folder);
  const body = Buffer.from('From the development server.').toString('base64');
  expect(readFileSync(path.join(folder, file), 'utf8')).toContain(body);
});

test('paths get the responses of the built site', async ({ request }) => {
  const get = (url: string, accept: string) =>
    request.get(origin + url, { headers: { accept }, maxRedirects: 0 });
  const unlisted = await get('/no-such-page', 'text/html');
  expect([unlisted.status(), unlisted.headers().location]).toEqual([302, '/']);
  expect((await get('/no-such-file.json', '*/*')).status()).toBe(404);
  expect(await (await get('/online.txt', '*/*')).text()).toBe(ONLINE_TOKEN);
  const shared = await request.post(`${origin}/share-in`, { maxRedirects: 0 });
  expect([shared.status(), shared.headers().location]).toEqual([
    303,
    '/digilocker?shared=0&refused=no-worker',
  ]);
});

test('the catalogue shows its samples', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    // The typeface lies outside the copy, and Vite serves nothing from there.
    if (message.type() !== 'error' || message.location().url.includes('/@fs/')) return;
    errors.push(message.text());
  });
  await page.goto(`${origin}/__catalogue`);
  const samples = page.frameLocator('iframe');
  await expect(samples.locator('#callToAction')).toBeVisible({ timeout: 60_000 });
  await expect(samples.locator('#YearBars')).toBeVisible();
  await page.getByRole('button', { name: 'dark' }).click();
  await expect(samples.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
  expect(errors).toEqual([]);
});
