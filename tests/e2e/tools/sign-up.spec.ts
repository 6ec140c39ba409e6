import type { Page } from 'playwright/test';
import { arrival, openWithStoppedClock, open as visit } from '../support/open.ts';
import { pickSample } from '../support/samples.ts';
import { expect, test } from '../support/test.ts';
import { everythingKept, expectAccessible } from '../support/tool-checks.ts';

const name = (page: Page) => page.getByLabel('Full Name');
const phone = (page: Page) => page.getByLabel('Phone Number');
const email = (page: Page) => page.getByLabel('Email Address');
const api = (page: Page) => page.getByLabel('API of interest');
const country = (page: Page) => page.getByRole('combobox', { name: 'Country' });
const submit = (page: Page) => page.getByRole('button', { name: 'Sign Up' });
const busy = (page: Page) => page.getByRole('button', { name: 'Submitting...' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sign-Up Successful!' });

const open = (page: Page) => openWithStoppedClock(page, '/signup');

async function fill(page: Page): Promise<void> {
  await name(page).fill('Asha Verma');
  await phone(page).fill('1200000000');
  await email(page).fill('asha@shop.example');
  await api(page).selectOption('/apis/Payout');
}

test('keeps its draft when left; sent again it takes a second, greets by name, and OK goes home', async ({
  page,
}) => {
  await open(page);
  await fill(page);
  await submit(page).click();
  await expect(busy(page)).toBeVisible();
  for (const control of [name, phone, email, api, country])
    await expect(control(page)).toBeDisabled();
  await page.getByRole('link', { name: 'API overview' }).click();
  await expect(page).toHaveURL(/\/apis$/);
  await arrival(page);
  await page.clock.runFor(5000);
  await page.goBack();
  await expect(submit(page)).toBeVisible();
  await expect(name(page)).toHaveValue('Asha Verma');
  await expect(name(page)).toBeEnabled();
  await expect(dialog(page)).toHaveCount(0);

  await email(page).press('Enter');
  await expect(busy(page)).toBeFocused();
  await page.clock.runFor(999);
  await expect(dialog(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(dialog(page)).toContainText('Asha Verma');
  await expect(dialog(page)).toContainText('You will be redirected shortly.');
  await expect(page.getByRole('button', { name: 'OK' })).toBeFocused();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expect(name(page)).toHaveValue('');
  await expect(api(page)).toHaveValue('');
});

test('signs up once for a double click and Enter; Escape goes home too', async ({ page }) => {
  await visit(page, '/signup');
  await fill(page);
  await submit(page).dblclick();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await arrival(page);
  await page.goBack();
  await expect(name(page)).toHaveValue('');
  await fill(page);
  await submit(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/$/);
});

test('the draft survives a reload right after the last key, and is gone after success', async ({
  page,
}) => {
  await visit(page, '/signup');
  await fill(page);
  await country(page).fill('np');
  await country(page).press('Enter');
  await email(page).pressSequentially('x');
  await page.reload();
  await expect(email(page)).toHaveValue('asha@shop.examplex');
  await expect(name(page)).toHaveValue('Asha Verma');
  await expect(country(page)).toHaveValue('+977 Nepal');
  await expect(phone(page)).toHaveValue('1200000000');
  await expect(api(page)).toHaveValue('/apis/Payout');
  expect(await everythingKept(page)).toContain('asha@shop.examplex');
  await submit(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => everythingKept(page)).not.toContain('asha@shop.examplex');
});

test.describe('a link that chooses an API', () => {
  const choice = (page: Page) =>
    page.getByRole('region', { name: 'Subscriptions: choose what fits' });

  test('for subscriptions names the alternatives, and no link is a dead end', {
    tag: '@night',
  }, async ({ page }) => {
    await visit(page, '/SubscriptionManagement');
    await page.getByRole('link', { name: 'Start Managing Subscriptions' }).first().click();
    await expect(choice(page)).toBeVisible();
    await expect(api(page)).toHaveValue('/apis/UPIPayment');
    await expect(page).toHaveURL(/\/signup$/);
    await page.reload();
    await expect(choice(page).getByRole('link')).toHaveText([
      'Try the payment demo',
      'Ask for live keys',
      'Write to us about subscriptions',
    ]);
    // With errors, in fields and in the list of APIs.
    await pickSample(page, 'No API chosen');
    // An empty field that is emptied says nothing, and would be filled afterwards.
    await expect(name(page)).not.toHaveValue('');
    await name(page).fill('');
    await submit(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(name(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(api(page)).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await choice(page).getByRole('link', { name: 'Write to us about subscriptions' }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/subscriptions/);
    await page.goBack();
    await expect(choice(page)).toBeVisible();
  });

  test('chooses on the first visit, and a reload keeps a later choice', { tag: '@night' }, async ({
    page,
  }) => {
    await visit(page, '/signup?api=/apis/digilocker');
    await expect(api(page)).toHaveValue('/apis/digilocker');
    await expect(page).toHaveURL(/\/signup$/);
    await expect(choice(page)).toHaveCount(0);
    await api(page).selectOption('/apis/CashDrop');
    await page.reload();
    await expect(api(page)).toHaveValue('/apis/CashDrop');
    await visit(page, '/UpiSolution');
    await page.getByRole('link', { name: 'Get Started with UPI' }).first().click();
    await expect(api(page)).toHaveValue('/apis/UPIPayment');
    await expect(page).toHaveURL(/\/signup$/);
  });

  test('is ignored if it names none of the 18 options after the placeholder', {
    tag: '@night',
  }, async ({ page }) => {
    for (const unknown of ['/apis/nothing', '', '/login']) {
      await visit(page, `/signup?api=${unknown}`);
      await email(page).fill('a@b.example');
      await expect(api(page), unknown).toHaveValue('');
    }
    await expect(api(page).locator('option')).toHaveCount(19);
    const first = api(page).locator('option').first();
    await expect(first).toHaveText('Choose Apis');
    await expect(first).toBeDisabled();
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});
