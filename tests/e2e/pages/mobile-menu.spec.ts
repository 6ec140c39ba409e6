import type { Page } from 'playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const section = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true });

async function openMenu(page: Page, path = '/contact'): Promise<void> {
  await open(page, path);
  await opener(page).tap();
  await expect(menu(page)).toBeVisible();
}

test('slides in from the right over 85 % of the width, keeps the focus, and closes on each way out', async ({
  page,
}) => {
  await openMenu(page);
  await expect
    .poll(async () => (await menu(page).boundingBox()) ?? {})
    .toMatchObject({ x: 390 * 0.15, width: 390 * 0.85, y: 0, height: 844 });
  expect(await page.evaluate(canFocusThePage)).toBe(false);
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await expect(menu(page).getByRole('link', { name: 'Contact', exact: true })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Login', exact: true })).toBeVisible();
  for (let i = 0; i < 25; i++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(focusIsOutside)).toBe(false);
  }

  for (const close of [
    () => page.touchscreen.tap(20, 400),
    () => page.keyboard.press('Escape'),
    () => menu(page).getByRole('button', { name: 'Close menu' }).tap(),
  ]) {
    await close();
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    expect(await page.evaluate(canFocusThePage)).toBe(true);
    await opener(page).focus();
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
    await opener(page).tap();
    await expect(menu(page)).toBeVisible();
  }
  await section(page, 'Products').tap();
  await menu(page).getByRole('link', { name: 'Loan portal' }).tap();
  await expect(page).toHaveURL('/products/LoanPortal');
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await opener(page).tap();
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 844 });
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Products', exact: true })).toBeVisible();
});

/** Runs in the page: whether the page behind the menu can be reached. */
function canFocusThePage(): boolean {
  const link = document.querySelector<HTMLElement>('main a');
  link?.focus();
  return document.activeElement === link;
}

/** Runs in the page. */
function focusIsOutside(): boolean {
  const active = document.activeElement;
  return active !== document.body && !active?.closest('dialog');
}

test('expands one section at a time, at first the one of this page; axe finds nothing, and nothing is too wide for 320 px', async ({
  page,
}) => {
  await openMenu(page, '/products/aepsPortal');
  await expect(section(page, 'Products')).toHaveAttribute('aria-expanded', 'true');
  await expect(menu(page).getByRole('link', { name: 'AEPS portal' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await section(page, 'APIs').tap();
  await expect(section(page, 'APIs')).toHaveAttribute('aria-expanded', 'true');
  await expect(section(page, 'Products')).toHaveAttribute('aria-expanded', 'false');
  await expect(menu(page).getByRole('link', { name: 'AEPS portal' })).toBeHidden();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(overflow)).toEqual([0, 0]);
  await page.setViewportSize({ width: 390, height: 844 });
  await section(page, 'APIs').tap();
  await expect(section(page, 'APIs')).toHaveAttribute('aria-expanded', 'false');

  await section(page, 'Products').tap();
  await expect(menu(page).getByRole('link', { name: 'AEPS portal' })).toBeVisible();
  await expectNoViolations(page);
});

/** Runs in the page. By how much the page and the menu are wider than what shows them. */
function overflow(): number[] {
  const root = document.documentElement;
  const scroller = document.querySelector('.m-menu__scroll') as HTMLElement;
  return [root.scrollWidth - root.clientWidth, scroller.scrollWidth - scroller.clientWidth];
}

test('sets the colour theme at once and for the next visit', async ({ page }) => {
  await openMenu(page);
  const root = page.locator('html');
  await menu(page).getByRole('button', { name: 'Dark' }).tap();
  await expect(root).toHaveAttribute('data-bs-theme', 'dark');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#0C1719');
  await page.reload({ waitUntil: 'commit' });
  await expect(root).toHaveAttribute('data-bs-theme', 'dark');
  await opener(page).tap();
  await expect(menu(page).getByRole('button', { name: 'Dark' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await menu(page).getByRole('button', { name: 'Auto' }).tap();
  await expect(root).toHaveAttribute('data-bs-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveAttribute('data-bs-theme', 'dark');
});

test.describe('where nothing is to move', () => {
  test.use({ reducedMotion: 'reduce' });

  test('a link pressed at once closes the menu, and the page can scroll', async ({ page }) => {
    await openMenu(page, '/');
    await menu(page).getByRole('link', { name: 'Login', exact: true }).tap();
    await expect(page).toHaveURL(/\/login$/);
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  });
});

const install = (page: Page, role: 'link' | 'button') =>
  menu(page).getByRole(role, { name: 'Install', exact: true });

test('leads to what is kept on this device, and to the steps onto the home screen', async ({
  page,
}) => {
  await openMenu(page);
  await install(page, 'link').tap();
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Put it on the home screen' })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/contact');

  await opener(page).tap();
  await menu(page).getByRole('link', { name: 'This device', exact: true }).tap();
  await expect(page).toHaveURL('/device');
  await expect(page.getByRole('heading', { name: 'This device', level: 1 })).toBeFocused();
});

test('installs by the question of a browser that has one', async ({ page }) => {
  await openMenu(page);
  await expect.poll(() => page.evaluate(offerInstall)).toBe(true);
  await install(page, 'button').tap();
  await expect.poll(() => page.evaluate(() => 'installAsked' in window)).toBe(true);
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL('/contact');
});

/** Runs in the page: the browser offers to install. Returns whether the page has taken the offer. */
function offerInstall(): boolean {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  const prompt = async () => Object.assign(window, { installAsked: true });
  dispatchEvent(Object.assign(event, { prompt }));
  return event.defaultPrevented;
}

test('does not offer to install what runs installed', async ({ page }) => {
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(query.replace('(display-mode: standalone)', 'all'));
  });
  await openMenu(page);
  await expect(menu(page).getByRole('link', { name: 'This device', exact: true })).toBeVisible();
  await expect(install(page, 'link')).toBeHidden();
  await expect(install(page, 'button')).toBeHidden();
});

test('says so in Hindi, and nothing of the foot is off a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/hi/contact');
  await page.getByRole('button', { name: 'मेनू खोलें' }).tap();
  const dialog = page.getByRole('dialog');
  for (const name of ['रेट', 'यह डिवाइस', 'इंस्टॉल करें', 'संपर्क करें', 'लॉगिन करें'])
    await expect(dialog.getByRole('link', { name, exact: true }).last()).toBeInViewport({
      ratio: 1,
    });
});
