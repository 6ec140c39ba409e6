import type { Page } from 'playwright/test';
import { nav as menus } from '../../../copy/menus/nav.ts';
import { TOOL_COUNT } from '../../../copy/menus/toolbox.ts';
import { expectFits } from '../support/axe.ts';
import { open } from '../support/open.ts';
import { messages, storeMessages } from '../support/stored-messages.ts';
import { expect, test } from '../support/test.ts';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const button = (page: Page, name: string) => nav(page).getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => nav(page).getByRole('link', { name, exact: true });
const awayFrom = (page: Page) => page.mouse.move(640, 790);

test('the header stays at the top, leads where it says, and each panel to the board of all tools', async ({
  page,
}) => {
  await open(page, '/company/About');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Kolam, home' })).toHaveAttribute('href', '/');
  await expect(header.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  expect(await header.boundingBox()).toMatchObject({ y: 0, height: 73 });
  const board = link(page, `All ${TOOL_COUNT} tools`);
  for (const { label } of menus.items) {
    await button(page, label).hover();
    await expect(board).toBeVisible();
  }
  await board.click();
  await expect(page).toHaveURL('/tools');
});

test('everything fits next to the outbox mark, also with text of twice the size', async ({
  page,
}) => {
  await open(page, '/outbox');
  await expect(page.getByText('No messages are waiting')).toBeVisible();
  await storeMessages(page, messages(12, { status: 'attention' }));
  await open(page, '/company/About');
  const header = page.getByRole('banner');
  const mark = 'Outbox, 12 waiting, 12 could not be sent';
  await expect(header.getByRole('link', { name: mark })).toBeVisible();
  for (const width of [320, 390, 1366]) await expectFits(page, width);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const width of [390, 1366]) {
    await expectFits(page, width);
    for (const name of ['Kolam, home', mark])
      await expect(header.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  }
});

test('a mouse opens one panel at a time, and loses it 150 ms after it left unless it comes back', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/company/About');
  await page.clock.pauseAt(Date.now() + 60_000);
  await button(page, 'Products').hover();
  await expect(link(page, 'Payment gateway')).toBeVisible();
  await button(page, 'APIs').hover();
  await expect(link(page, 'Cash drop')).toBeVisible();
  await expect(link(page, 'Payment gateway')).toBeHidden();

  await awayFrom(page);
  await page.clock.runFor(100);
  await expect(link(page, 'Cash drop')).toBeVisible();
  await link(page, 'Cash drop').hover();
  await page.clock.runFor(1000);
  await expect(link(page, 'Cash drop')).toBeVisible();

  await awayFrom(page);
  await page.clock.runFor(149);
  await expect(link(page, 'Cash drop')).toBeVisible();
  await page.clock.runFor(1);
  await expect(link(page, 'Cash drop')).toBeHidden();
});

test('clicks and keys open, walk, close and give the focus back; a followed link marks the new page', async ({
  page,
}) => {
  await open(page, '/company/About');
  // A click keeps what the hover opened, the next one closes it.
  await button(page, 'Company').click();
  await expect(button(page, 'Company')).toHaveAttribute('aria-expanded', 'true');
  await button(page, 'Company').click();
  await expect(button(page, 'Company')).toHaveAttribute('aria-expanded', 'false');
  await awayFrom(page);

  await button(page, 'Products').focus();
  await page.keyboard.press('Enter');
  await expect(link(page, 'Payment gateway')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(link(page, 'Payment gateway')).toBeHidden();

  await page.keyboard.press('ArrowRight');
  await expect(button(page, 'APIs')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(link(page, 'Money transfer')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'APIs')).toBeFocused();
  await expect(link(page, 'Money transfer')).toBeHidden();

  await page.keyboard.press('ArrowDown');
  await button(page, 'Products').focus();
  await expect(link(page, 'Money transfer')).toBeHidden();

  await button(page, 'APIs').hover();
  await link(page, 'Payout').click();
  await expect(page).toHaveURL('/apis/Payout');
  await expect(button(page, 'APIs')).toHaveAttribute('aria-expanded', 'false');
  await expect(button(page, 'APIs')).toHaveAttribute('aria-current', 'true');
  await button(page, 'APIs').focus();
  await page.keyboard.press('Enter');
  await expect(link(page, 'Payout')).toHaveAttribute('aria-current', 'page');
});

test.describe('on a wide tablet', () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

  test('a tap opens, a tap closes, a tap elsewhere closes', async ({ page }) => {
    await open(page, '/company/About');
    await button(page, 'APIs').tap();
    await expect(link(page, 'Cash drop')).toBeVisible();
    await button(page, 'APIs').tap();
    await expect(link(page, 'Cash drop')).toBeHidden();
    await button(page, 'APIs').tap();
    await page.touchscreen.tap(600, 780);
    await expect(link(page, 'Cash drop')).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('panels open by hover and by focus, and a phone shows the menu in the page', async ({
    page,
  }) => {
    await page.goto('/company/About');
    await button(page, 'APIs').hover();
    await expect(link(page, 'Cash drop')).toBeVisible();
    await link(page, 'Cash drop').click();
    await expect(page).toHaveURL('/apis/CashDrop');
    await button(page, 'Products').focus();
    await expect(link(page, 'Payment gateway')).toBeVisible();

    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/company/About');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
    await button(page, 'Retailers').focus();
    await link(page, 'Sell insurance').click();
    await expect(page).toHaveURL('/retailers/sell-insurance');
  });
});
