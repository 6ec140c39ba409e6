import type { Page } from 'playwright/test';
import { arrival, open, taken } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };
const dialogs = (page: Page) => page.getByRole('dialog');

/** Each thing that lies over a page: where, and what opens it. */
const OVER: Record<string, { path: string; show: (page: Page) => Promise<void> }> = {
  'the menu': {
    path: '/contact',
    show: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
  },
  'the search': {
    path: '/contact',
    show: (page) => page.keyboard.press('Control+k'),
  },
  'the question before all is deleted': {
    path: '/device',
    show: (page) => page.getByRole('button', { name: /^Delete all/ }).click(),
  },
  'the counter view': {
    path: '/UpiSolution',
    show: async (page) => {
      await page.getByLabel('UPI ID', { exact: true }).fill('meena.stores@example');
      await page.getByLabel('Name', { exact: true }).fill('Meena Stores');
      await page.getByRole('button', { name: 'Make QR code' }).click();
      await page.getByRole('button', { name: 'Counter view' }).click();
    },
  },
};

test.use({ viewport: PHONE });

for (const [name, { path, show }] of Object.entries(OVER)) {
  test(`Back takes away ${name}, and the next Back leaves the page`, async ({ page }) => {
    await open(page, '/company/About');
    await open(page, path);
    await show(page);
    await expect(dialogs(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state?.over)).toBe(true);
    await page.goBack();
    await expect(dialogs(page)).toBeHidden();
    await expect(page).toHaveURL(path);
    expect(await page.evaluate(() => document.getElementById('root')?.inert)).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL('/company/About');
  });

  test(`Escape takes away ${name}, and leaves no step behind`, async ({ page }) => {
    await open(page, '/company/About');
    await open(page, path);
    await show(page);
    await expect.poll(() => page.evaluate(() => history.state?.over)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialogs(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state?.over)).toBeUndefined();
    await page.goBack();
    await expect(page).toHaveURL('/company/About');
  });
}

test('a reload of what lay over a page leaves no dead step', async ({ page }) => {
  await open(page, '/company/About');
  await open(page, '/contact');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect.poll(() => page.evaluate(() => history.state?.over)).toBe(true);
  await page.reload();
  await taken(page);
  await expect.poll(() => page.evaluate(() => history.state?.over)).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL('/company/About');
});

test('after a link of the menu Back leads to the page below it, in one step', async ({ page }) => {
  await open(page, '/company/About');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect.poll(() => page.evaluate(() => history.state?.over)).toBe(true);
  await dialogs(page).getByRole('link', { name: 'Contact', exact: true }).click();
  await arrival(page);
  await expect(page).toHaveURL('/contact');
  await expect(dialogs(page)).toBeHidden();
  await page.goBack();
  await arrival(page);
  await expect(page).toHaveURL('/company/About');
  await page.goForward();
  await expect(page).toHaveURL('/contact');
});

test('the search takes the step of the menu that it follows', async ({ page }) => {
  await open(page, '/contact');
  const before = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await dialogs(page).getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('combobox')).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state?.over)).toBe(true);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expect(dialogs(page)).toBeHidden();
  await expect(page).toHaveURL('/contact');
});
