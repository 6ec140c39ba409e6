import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import * as hindi from '../../../languages/hi/words/language.ts';
import * as english from '../../../src/words/language.ts';
import { taken } from '../support/open.ts';
import type { Site } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** A host that serves files, and one 404.html for all other paths, as GitHub Pages does. */
function serveAsFiles(site: Site): void {
  site.fault = (request, response) => {
    const { pathname } = new URL(request.url ?? '/', site.origin);
    const respond = (status: number, file: string) => {
      response
        .writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
        .end(readFileSync(path.join(site.dist, file)));
      return true;
    };
    if (pathname === '/hi/404.html') return respond(200, 'hi/404.html');
    const isThere = ['/', '/hi', '/contact'].includes(pathname) || /\.\w+$/.test(pathname);
    return !isThere && respond(404, '404.html');
  };
}

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

test.beforeEach(({ site, expectConsoleErrors }) => {
  expectConsoleErrors(/404/);
  serveAsFiles(site);
});

test('an unknown path leads to the home page of its language, and Back skips it', async ({
  page,
}) => {
  for (const [unknown, home, { tag }] of [
    ['/no-such-page', '/', english],
    ['/hi/no-such-page', '/hi', hindi],
    ['/HI/no/such/page?x=1#y', '/hi', hindi],
  ] as const) {
    await page.goto(unknown);
    await expect(page).toHaveURL(home);
    await taken(page);
    expect(await languageOf(page), unknown).toBe(tag);
  }
  // The way back leads past it.
  await page.goBack();
  await expect(page).toHaveURL('/hi');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('another spelling, and a path with a value in it, are their page in Hindi', async ({
  page,
}) => {
  await page.goto('/hi/Contact?subject=sandbox-key#main');
  await expect(page).toHaveURL('/hi/Contact?subject=sandbox-key#main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('संपर्क करें');
  await page.goto('/hi/shared/some-id');
  await taken(page);
  await expect(page).toHaveURL('/hi/shared/some-id');
  expect(await languageOf(page)).toBe(hindi.tag);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it leads home in either language', async ({ page }) => {
    for (const { home, prefix, tag } of [english, hindi]) {
      await page.goto('/hi/no-such-page');
      const link = page.getByRole('link', { name: home });
      await expect(link).toHaveAttribute('lang', tag);
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      await link.click();
      await expect(page).toHaveURL(prefix || '/');
    }
  });
});

test.describe('the head of a page', () => {
  const OWN =
    'meta[name=description],meta[name=robots],meta[property],meta[name^="twitter:"],link[rel=canonical]';

  /** What a document says of itself to search engines and to those who share it. */
  const headOf = (page: Page) =>
    page.evaluate((own) => {
      const tags = [...document.head.querySelectorAll(own)].map((tag) => tag.outerHTML);
      return { title: document.title, tags };
    }, OWN);

  /** The same as the file of the build has it, read by the browser without running anything. */
  const served = (page: Page, file: string) =>
    page.evaluate(
      async ([url, own]) => {
        const parsed = await new Promise<Document>((done) => {
          const request = new XMLHttpRequest();
          request.open('GET', url);
          request.responseType = 'document';
          request.onload = () => done(request.response as Document);
          request.send();
        });
        const tags = [...parsed.head.querySelectorAll(own)].map((tag) => tag.outerHTML);
        return { title: parsed.title, tags };
      },
      [file, OWN] as const,
    );

  const expectHead = async (page: Page, file: string) => {
    const wanted = await served(page, file);
    await expect.poll(() => headOf(page), file).toEqual(wanted);
  };

  test('is that of the page as it is served, from any alias or spelling', {
    tag: '@night',
  }, async ({ page }) => {
    for (const [asked, file] of [
      ['/sign-up', '/signup.html'],
      ['/apis/DigiLocker/', '/digilocker.html'],
      ['/hi/Retailers/moneytransfer?x=1', '/hi/apis/MoneyTransfer.html'],
      ['/outbox', '/outbox.html'],
      ['/no-such-page', '/index.html'],
    ] as const) {
      await page.goto(asked);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectHead(page, file);
    }
    await page.goto('/sign-up');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/signup$/);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  });

  test('follows within the application, and back to the page that the document came with', async ({
    page,
  }) => {
    await page.goto('/contact');
    await taken(page);
    await expectHead(page, '/contact.html');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL('/PrivacyPolicy');
    await expectHead(page, '/PrivacyPolicy.html');
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await expectHead(page, '/contact.html');
  });
});
