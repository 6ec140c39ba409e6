import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { keptRoutes } from '../../../src/routes/kept-routes.ts';
import { routes } from '../../../src/routes/paths.ts';
import type { Route } from '../../../src/routes/route.ts';
import { test } from '../support/installed.ts';
import { LISTED_PATHS } from '../support/listed-paths.ts';
import { taken } from '../support/open.ts';
import { expect } from '../support/test.ts';
import { withoutPolicy } from '../support/without-policy.ts';
import { installWorker } from '../support/worker.ts';

/** Title and heading of a page as shown. */
const shown = async (page: Page) => ({
  title: await page.title(),
  heading: (await page.locator('h1').first().textContent()) ?? '',
});

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });

test('the route list has each path of the specification once', () => {
  const known = (routes as readonly Route[]).flatMap(({ path, aliases = [] }) => [
    path,
    ...aliases,
  ]);
  const plain = (path: string) => path.toLowerCase();
  expect(new Set(LISTED_PATHS).size).toBe(LISTED_PATHS.length);
  for (const path of LISTED_PATHS) expect(known.map(plain)).toContain(plain(path));
});

test('every offline page equals the host’s byte for byte, headers included', async ({ page }) => {
  await installWorker(page);
  for (const { path } of keptRoutes) {
    const url = path === '/shared' ? '/shared/some-id' : path;
    const served = await page.request.get(url);
    const composed = await page.evaluate(async (wanted) => {
      const response = await fetch(wanted, { headers: { accept: 'text/html' } });
      return { html: await response.text(), headers: Object.fromEntries(response.headers) };
    }, url);
    expect(composed.html, url).toBe(withoutPolicy(await served.text()));
    // Not of the network: it was neither compressed nor dated.
    expect(served.headers(), url).toMatchObject(composed.headers);
    expect(composed.headers['content-security-policy'], url).toContain("default-src 'none'");
  }
});

test('letter case, slashes and queries do not matter offline', { tag: '@always' }, async ({
  page,
  site,
}) => {
  await page.goto('/products/LoanPortal');
  const { title } = await shown(page);
  await site.stop();
  const variants = ['/Products/LOANPORTAL/?utm_source=x&y=1', '/products/LoanPortal.html'];
  for (const path of variants) {
    await open(page, path);
    expect((await shown(page)).title, path).toBe(title);
  }
  const home = await open(page, '/?utm_source=x#faq').then(() => shown(page));
  expect(home.title).not.toBe(title);
});

test('pages beyond the specification open offline, unknown ones go home', async ({
  page,
  site,
}) => {
  await site.stop();
  const shared = `/shared/${randomUUID()}`;
  for (const path of ['/outbox', shared, '/sign-up']) {
    await open(page, path);
    await taken(page);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  for (const path of ['/apis/nowhere/deep', '/john.doe', '/shared', '/assetsx?y']) {
    await open(page, path);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('offline pages have their styles, fonts and pictures', async ({ page, site }) => {
  await site.stop();
  await page.goto('/');
  await taken(page);
  const state = await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
    return {
      pictures: [...document.images].map((image) => image.naturalWidth),
      family: getComputedStyle(document.body).fontFamily,
      fonts: [...document.fonts].filter((font) => font.status === 'loaded').length,
    };
  });
  expect(state.pictures.length).toBeGreaterThan(5);
  expect(Math.min(...state.pictures)).toBeGreaterThan(0);
  expect(state.family).toContain('Anek Latin');
  expect(state.fonts).toBeGreaterThan(0);
  // Inside the application too: a page that was never opened, its view and its copy.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/PrivacyPolicy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
