import type { Page } from 'playwright/test';
import { expectFits, showTheme } from '../../e2e/support/axe.ts';
import { pickSample } from '../../e2e/support/samples.ts';
import { expectAccessible, expectAxeFindsNothing } from '../support/axe.ts';
import { mount } from '../support/mount.ts';
import { expect, test } from '../support/test.ts';

const WIDTHS_PX = [320, 1366];

const email = (page: Page) => page.getByLabel('Email', { exact: true });
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const access = (page: Page) => page.getByRole('button', { name: 'Access Dashboard', exact: true });
const dashboard = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Investor Dashboard', exact: true });
const portal = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Investor Portal', exact: true });

test('needs both fields, then shows the dashboard for any values', async ({ page }) => {
  await mount(page, { view: '/investors' });
  await expect(portal(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await access(page).click();
  await expect(page.getByRole('alert')).toHaveText([
    'Please enter your email address.',
    'Please enter your password.',
  ]);
  await expect(email(page)).toBeFocused();
  await email(page).fill('nobody');
  await expect(page.getByRole('alert')).toHaveText(['Please enter your password.']);
  await access(page).click();
  await expect(password(page)).toBeFocused();
  await password(page).fill('x');
  await page.keyboard.press('Enter');
  await expect(dashboard(page)).toBeFocused();
  await expect(portal(page)).toHaveCount(0);
});

test('samples lead in, or to what is missing; form and dashboard fit 320 px and pass axe', async ({
  page,
}) => {
  await mount(page, { view: '/investors' });
  await pickSample(page, 'No password');
  await expect(page.getByRole('alert')).toHaveText('Please enter your password.');
  await expect(password(page)).toBeFocused();
  await email(page).fill('');
  await access(page).click();
  await expect(page.getByRole('alert')).toHaveCount(2);
  await expectAccessible(page);
  await pickSample(page, 'Look inside');
  await expect(dashboard(page)).toBeVisible();
  for (const width of WIDTHS_PX) {
    await expectFits(page, width);
    for (const colorScheme of ['light', 'dark'] as const) {
      await showTheme(page, colorScheme);
      await expectAxeFindsNothing(page, `dashboard, ${width} px, ${colorScheme}`, colorScheme);
    }
  }
});
