import type { Page } from 'playwright/test';
import { open } from '../support/open.ts';
import { expectNothingSideways } from '../support/sideways.ts';
import { expect, test } from '../support/test.ts';

const PATHS = [
  '/',
  '/contact',
  '/rates',
  '/tools',
  '/products/LoanPortal',
  '/APIIntegration',
  '/investors',
  '/company/faqs',
];

/** Serves documents as those of a language that is read from right to left. */
test.beforeEach(({ page }) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    return route.fulfill({ response, body: html.replace('<html ', '<html dir="rtl" ') });
  }),
);

/** Texts and buttons that reach out of the screen, where a page that is read from the right cannot be scrolled to. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    // What another element scrolls or cuts off.
    const isCut = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
    return [...document.querySelectorAll('h1, h2, h3, p, label, .btn, dt, dd, img')]
      .filter((element) => element.checkVisibility?.() && !isCut(element))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < -1 || right > width + 1;
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });

for (const width of [390, 1440])
  test(`nothing is wider than a screen of ${width} px that is read from the right`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of PATHS) {
      await open(page, path);
      await expectNothingSideways(page);
      expect(await outside(page), path).toEqual([]);
    }
  });

test('lines begin at the right, and a phone’s menu comes from the left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/company/faqs');
  const heading = page.getByRole('heading', { level: 1 });
  const right = await heading.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().right;
  });
  expect(right).toBeGreaterThan(300);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.locator('.m-menu');
  await expect.poll(async () => (await menu.boundingBox())?.x).toBe(0);
  // A press outside it closes it.
  await page.mouse.click(380, 400);
  await expect(menu).toBeHidden();
});

test('code is read from the left', async ({ page }) => {
  await open(page, '/apis/panFeatures');
  await expect(page.locator('pre').first()).toHaveCSS('direction', 'ltr');
  await expect(page.locator('main')).toHaveCSS('direction', 'rtl');
});
