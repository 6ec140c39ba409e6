import type { Page } from 'playwright/test';
import { arrival, open, taken } from '../support/open.ts';
import { scroll, top } from '../support/scroll.ts';
import { expect, test } from '../support/test.ts';

test('a new visit to a page begins at its top, wherever an older one was left', async ({
  page,
}) => {
  await open(page, '/company/About');
  await scroll(page, 700);
  await open(page, '/contact');
  await open(page, '/company/About');
  expect(await top(page)).toBe(0);
  await page.goBack();
  await page.goBack();
  await taken(page);
  await expect.poll(() => top(page)).toBe(700);
});

test('a link to a section leads there each time it is pressed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/PrivacyPolicy');
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  /** How far below the window's upper edge the heading is to which a link leads. */
  const placeOf = async (i: number) => {
    const hash = await links.nth(i).getAttribute('href');
    return page
      .locator(`[id="${hash?.slice(1)}"]`)
      .evaluate((it) => it.getBoundingClientRect().top);
  };
  await links.nth(1).click();
  const place = await placeOf(1);
  expect(place).toBeGreaterThan(0);
  await scroll(page, (await top(page)) + 700);
  await links.nth(3).click();
  await links.nth(1).click();
  await expect.poll(() => placeOf(1)).toBe(place);
  // The same one again, after a look elsewhere.
  await scroll(page, 20);
  await links.nth(1).click();
  await expect.poll(() => placeOf(1)).toBe(place);
  await page.goBack();
  await expect.poll(() => placeOf(3)).toBeLessThan(800);
});

test('a position is kept when a phone drops the tab without a word', async ({ page }) => {
  await open(page, '/company/About');
  await scroll(page, 600);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const kept = await page.evaluate(() => Object.values(sessionStorage).join());
  expect(kept).toContain('600');
});

test('after Back the focus is on the link that was followed', async ({ page }) => {
  await open(page, '/company/About');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' });
  await link.focus();
  await page.keyboard.press('Enter');
  await arrival(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const said = page.getByRole('status').filter({ hasText: /Terms/ });
  await expect(said).toHaveCount(1);
  const before = page.url();
  await page.goBack();
  await expect(page).not.toHaveURL(before);
  await arrival(page);
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

const expanded = (page: Page) => page.locator('main button[aria-expanded="true"]');
/** By a link that need not be in sight: a click of Playwright's scrolls to it. */
const leave = async (page: Page) => {
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' });
  await link.evaluate((it: HTMLElement) => it.click());
  await arrival(page);
};

test('an opened question is open again after Back and a reload, where it was left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/company/faqs');
  const questions = page.getByRole('heading', { level: 3 }).getByRole('button');
  await questions.nth(2).click();
  await questions.nth(6).click();
  const opened = await expanded(page).allTextContents();
  expect(opened).toHaveLength(2);
  await questions.nth(8).evaluate((it) => scrollTo(0, scrollY + it.getBoundingClientRect().top));
  const place = () => questions.nth(8).evaluate((it) => Math.round(it.getBoundingClientRect().top));
  const left = await place();
  await leave(page);
  await page.goBack();
  await arrival(page);
  await expect(expanded(page)).toHaveText(opened);
  await expect.poll(place).toBe(left);

  await page.reload();
  await taken(page);
  await expect(expanded(page)).toHaveText(opened);
  await expect.poll(place).toBe(left);

  // A new visit finds them shut, and the one before is as it was.
  await open(page, '/contact');
  await open(page, '/company/faqs');
  await expect(expanded(page)).toHaveCount(0);
  await page.goBack();
  await page.goBack();
  await taken(page);
  await expect(expanded(page)).toHaveText(opened);
});

test('the question that is open at first stays shut after Back, once it was shut', async ({
  page,
}) => {
  await open(page, '/');
  await expect(expanded(page)).toHaveCount(1);
  await expanded(page).click();
  await leave(page);
  await page.goBack();
  await arrival(page);
  await expect(page.locator('main .accordion-button')).not.toHaveCount(0);
  await expect(expanded(page)).toHaveCount(0);
});

test('what was unfolded is so again after Back, where it was left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/rates');
  await page.locator('summary', { hasText: 'What a shop earns' }).click();
  const table = page.getByRole('table', { name: 'What a shop earns' });
  await table.getByRole('row').last().scrollIntoViewIfNeeded();
  const left = await top(page);
  await leave(page);
  await page.goBack();
  await arrival(page);
  await expect(table).toBeVisible();
  await expect.poll(() => top(page)).toBe(left);
});

/** More than a screen. */
const LATE_PX = 1_000;

test('what was unfolded is so again after a reload, where it was left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Scrolled right before it is left: the browser tells of that with its next frame, which does not come.
  await page.addInitScript((px) => addEventListener('pagehide', () => scrollBy(0, -px)), LATE_PX);
  await open(page, '/rates');
  await page.locator('summary', { hasText: 'What a shop earns' }).click();
  const table = page.getByRole('table', { name: 'What a shop earns' });
  await table.getByRole('row').last().scrollIntoViewIfNeeded();
  const left = (await top(page)) - LATE_PX;
  await page.reload();
  await taken(page);
  await expect(table).toBeVisible();
  await expect.poll(() => top(page)).toBe(left);
  await open(page, '/contact');
  await open(page, '/rates');
  await expect(table).toBeHidden();
});

test('a chosen tab is chosen again after Back', async ({ page }) => {
  await open(page, '/apis/bbpsFeatures');
  const tab = page.getByRole('tab', { name: '409', exact: true });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await leave(page);
  await page.goBack();
  await arrival(page);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});
