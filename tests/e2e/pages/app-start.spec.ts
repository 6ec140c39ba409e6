import type { Page } from 'playwright/test';
import { LOCAL } from '../../../src/store/keys.ts';
import { open, taken } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

/** Keeps what somebody chose before. Needs a page of the site. */
const choose = (page: Page, language: string) =>
  page.evaluate(([key, code]) => localStorage.setItem(key, code), [
    LOCAL.language,
    language,
  ] as const);

/** Where the installed app starts, as the manifest says. */
async function start(page: Page): Promise<string> {
  const response = await page.request.get('/manifest.webmanifest');
  const { id, start_url } = await response.json();
  expect(id).toBe('/');
  return start_url;
}

test('the installed app opens in the chosen language, and a link in its own', async ({ page }) => {
  await page.goto('/online.txt');
  await choose(page, 'hi');
  await page.goto(await start(page));
  await expect(page).toHaveURL('/hi?app');
  await taken(page);
  await page.reload();
  await expect(page).toHaveURL('/hi?app');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  // A file that another app shares opens there too, with what came of it.
  await page.goto('/digilocker?shared=2&refused=too-large');
  await expect(page).toHaveURL(/\/hi\/digilocker/);
  await taken(page);
  for (const path of [
    '/contact',
    '/?apple',
    '/search?q=app',
    '/digilocker?en&shared=2',
    '/?en&app',
  ]) {
    await open(page, path);
    await expect(page.locator('html'), path).toHaveAttribute('lang', 'en-IN');
  }
});

test('it opens in English if English or nonsense is stored', { tag: '@night' }, async ({
  page,
}) => {
  await page.goto('/online.txt');
  for (const language of ['en', 'xx', '/evil.example', 'hi/..']) {
    await choose(page, language);
    await open(page, await start(page));
    await expect(page, language).toHaveURL('/?app');
    await expect(page.locator('html'), language).toHaveAttribute('lang', 'en-IN');
  }
});

test('on a first visit no script is part of the first frame', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: number[] = [];
    Object.assign(window, { asked });
    const { requestAnimationFrame } = window;
    window.requestAnimationFrame = (callback) => {
      // What waits for the page in this test asks for frames too.
      if (new Error().stack?.includes(location.origin)) asked.push(performance.now());
      return requestAnimationFrame(callback);
    };
  });
  await open(page, '/contact');
  const { first, asked } = await page.evaluate(() => ({
    first: performance.getEntriesByType('paint')[0]?.startTime,
    asked: (window as unknown as { asked: number[] }).asked,
  }));
  expect(first).toBeGreaterThan(0);
  expect(asked.filter((time) => time < (first ?? 0))).toEqual([]);
});

test('a captive portal in place of the menus reloads the page once, which then starts', async ({
  page,
  site,
}) => {
  let asked = 0;
  site.fault = ({ url }, response) => {
    if (url !== '/data/nav.json' || asked++ > 0) return false;
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in</h1>');
    return true;
  };
  await open(page, '/contact');
  expect(asked).toBe(2);
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/sign in/i);
});
