import type { Page } from 'playwright/test';
import { toolbox } from '../../../copy/menus/toolbox.ts';
import { menuTools } from '../../../copy/menus/tools.ts';
import { someOf } from '../../support/some-of.ts';
import { arrival, open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

const eight = menuTools;
const others = toolbox
  .flatMap(({ tools }) => tools)
  .filter(({ name }) => !eight.some((tool) => tool.name === name));
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const search = (page: Page) => page.getByRole('dialog', { name: 'Search' });

/** Letters that are typed at most. */
const LETTERS = 6;

test('each tool is two taps from home and from any tool, for most after typing a few letters', async ({
  page,
}) => {
  await open(page, '/');
  for (const { name, to } of someOf(eight, 3)) {
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const link = menu(page).getByRole('link', { name, exact: true });
    await expect(link).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await link.boundingBox())?.x ?? 360).toBeLessThan(360 - 60);
    const box = await link.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(68);
    expect(box?.width).toBeGreaterThanOrEqual(44);
    await link.tap();
    await expect(page).toHaveURL(to);
    await arrival(page);
  }
  for (const { name, title, to } of someOf(others, 3)) {
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).tap();
    const field = search(page).getByRole('combobox');
    await expect(field).toBeFocused();
    await field.pressSequentially(name.slice(0, LETTERS));
    // A rate or a limit that has the tool's name in it may come before.
    const option = search(page)
      .getByRole('option', { name: title })
      .and(page.locator(`[href="${to}"]`))
      .first();
    await expect(option).toBeInViewport();
    await option.tap();
    await expect(page).toHaveURL(to);
    await arrival(page);
  }
});

test('the menu’s tools keep their place; its field opens the search, and the focus returns', async ({
  page,
}) => {
  await open(page, '/products/aepsPortal');
  const opener = page.getByRole('button', { name: 'Open menu' });
  await opener.tap();
  const link = menu(page).getByRole('link', { name: 'Locker', exact: true });
  const last = menu(page).getByRole('button', { name: 'Company', exact: true });
  await expect(link).toBeInViewport({ ratio: 1 });
  const before = (await link.boundingBox())?.y;
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  expect((await link.boundingBox())?.y).toBe(before);
  await expect(menu(page).getByRole('link', { name: 'Login', exact: true })).toBeInViewport();

  await menu(page).getByRole('button', { name: 'Search tools and pages' }).tap();
  await expect(search(page).getByRole('combobox')).toBeFocused();
  await expect(menu(page)).toHaveCount(0);
  await expect(page.locator('#root')).toHaveAttribute('inert', '');
  await expect(search(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(page.locator('#root')).not.toHaveAttribute('inert', '');
});
