import type { Page } from 'playwright/test';
import { LOCAL } from '../../../src/store/keys.ts';
import { open, taken } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

/** Opens the site in a browser in which somebody chose a language before. */
async function choose(page: Page, language: string): Promise<void> {
  await open(page, '/services');
  await page.evaluate(
    ([key, code]) => localStorage.setItem(key as string, code as string),
    [LOCAL.language, language],
  );
}

/** Where the installed app starts, as the manifest says. */
async function start(page: Page): Promise<string> {
  const response = await page.request.get('/manifest.webmanifest');
  const { id, start_url } = await response.json();
  expect(id).toBe('/');
  return start_url;
}

test('the installed app opens in the language that was chosen', async ({ page }) => {
  await choose(page, 'hi');
  await page.goto(await start(page));
  await expect(page).toHaveURL('/hi?app');
  await taken(page);
  await page.reload();
  await expect(page).toHaveURL('/hi?app');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
});

test('a file that another app shares opens there too, with what came of it', async ({ page }) => {
  await choose(page, 'hi');
  await page.goto('/digilocker?shared=2&refused=too-large');
  await expect(page).toHaveURL(/\/hi\/digilocker/);
  await taken(page);
});

for (const language of ['en', 'xx', '/evil.example', 'hi/..'])
  test(`it opens in English where ${language} is kept`, async ({ page }) => {
    await choose(page, language);
    await page.goto(await start(page));
    await taken(page);
    await expect(page).toHaveURL('/?app');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  });

test('a link that was followed stays in its own language', async ({ page }) => {
  await choose(page, 'hi');
  for (const path of [
    '/contact',
    '/?apple',
    '/search?q=app',
    '/digilocker?en&shared=2',
    '/?en&app',
  ]) {
    await page.goto(path);
    await taken(page);
    await expect(page.locator('html'), path).toHaveAttribute('lang', 'en-IN');
  }
});
