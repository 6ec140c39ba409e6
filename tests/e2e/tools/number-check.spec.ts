import type { Page } from 'playwright/test';
import { expectFits } from '../support/axe.ts';
import { open } from '../support/open.ts';
import { pickSample } from '../support/samples.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/tool-checks.ts';

const RIGHT = 'The format looks right. This does not prove that the document is genuine.';

const check = (page: Page) => page.getByRole('button', { name: 'Check the format' }).click();
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a right number is read, a wrong one says what is wrong and where', async ({ page }) => {
  await open(page, '/apis/panFeatures');
  await page.getByRole('textbox', { name: 'PAN' }).fill('aaaps0000k');
  await check(page);
  await expect(card(page, 'PAN')).toContainText('Format right');
  await expect(card(page, 'PAN')).toContainText(RIGHT);
  await expect(card(page, 'PAN')).toContainText('Individual (P)');
  await expect(card(page, 'PAN')).toContainText('AAAPSXXXXK');

  await page.getByRole('textbox', { name: 'PAN' }).fill('AA1PS0000K');
  // What was said of the number before is gone with it.
  await expect(card(page, 'PAN')).toHaveCount(0);
  await check(page);
  await expect(card(page, 'PAN')).toContainText(
    'The third character must be a letter, not the digit 1.',
  );
  await expect(card(page, 'PAN')).toContainText('Format wrong');
});

test('an Aadhaar number is masked, leaves the field once it is valid, and the page with the next check', async ({
  page,
}) => {
  await open(page, '/apis/aadhaarFeatures');
  const field = page.getByLabel('Aadhaar number or Virtual ID');
  await field.fill('2341 2341 2347');
  await check(page);
  await expect(card(page, 'Aadhaar number')).toContainText('Format wrong');
  await expect(field).toHaveValue('2341 2341 2347');
  await field.fill('2341 2341 2346');
  await check(page);
  await expect(card(page, 'Aadhaar number')).toContainText('XXXX XXXX 2346');
  await expect(field).toHaveValue('');
  expect(await page.content()).not.toContain('2341 2341');
  expect((await page.content()).replace(/\s/g, '')).not.toContain('234123412346');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/^Please enter/);
  await expect(card(page, 'Aadhaar number')).toHaveCount(0);
});

test('checks twice from the keyboard, and is empty after leaving by a link and coming back', async ({
  page,
}) => {
  await open(page, '/apis/ocrFeatures');
  const text = page.getByLabel('Text', { exact: true });
  await text.focus();
  await page.keyboard.insertText('IFSC SBIN0000000, Aadhaar 9999 4105 7058');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(card(page, '2. Aadhaar number')).toContainText('XXXX XXXX 7058');
  await page.keyboard.press('Enter');
  await expect(card(page, '1. IFSC')).toContainText(RIGHT);
  await page.getByRole('link', { name: 'UPI ID', exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('UPI ID verification');
  await pickSample(page, 'Email');
  await expect(card(page, 'UPI ID')).toContainText('an email address');
  await page.goBack();
  await expect(text).toHaveValue('');
  await expect(page.getByRole('region', { name: /IFSC/ })).toHaveCount(0);
});

test('asks for an empty field; only pages that check numbers load rules, and only an IFSC loads banks', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await open(page, '/apis/MoneyTransfer');
  expect(scripts.join()).not.toMatch(/assets\/(number|bank-name)/);
  await open(page, '/apis/bankFeatures');
  await expect.poll(() => scripts.join()).toMatch(/assets\/number-formats-/);
  await check(page);
  await expect(page.getByRole('alert')).toHaveText('Please enter an account number or an IFSC.');
  await expect(page.getByRole('textbox', { name: 'Account number' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Account number' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  expect(scripts.join()).not.toContain('/assets/bank-name-');
  await pickSample(page, 'Bank in our list');
  await expect(card(page, 'IFSC')).toContainText('State Bank of India');
  expect(scripts.join()).toMatch(/assets\/bank-name-/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await pickSample(page, 'Both right');
  await expect(page.locator('.number-verdict')).toHaveCount(2);
  await expectFits(page, 320);
});

test('says so when a rule cannot be loaded', async ({ page, expectConsoleErrors }) => {
  expectConsoleErrors(/Failed to load resource/);
  await page.route('**/assets/number-formats-*', (route) => route.abort());
  // Were the site reachable, the page would reload itself to get the part of a newer deployment.
  await page.route(/\/online\.txt/, (route) => route.abort());
  await open(page, '/apis/panFeatures');
  await pickSample(page, 'A person');
  await expect(page.getByRole('alert')).toHaveText(
    'The check could not be loaded. Please reload the page when you are online.',
  );
  await expect(page.getByRole('textbox', { name: 'PAN' })).toHaveValue('AAAPS0000K');
});

test('axe finds nothing in the findings, and nothing moves sideways', async ({ page }) => {
  for (const [path, label] of [
    ['/apis/cinFeatures', 'Begins with X'],
    ['/apis/bbpsFeatures', 'A whole bill'],
    ['/apis/ocrFeatures', 'Misread Aadhaar'],
  ] as const) {
    await open(page, path);
    await pickSample(page, label);
    await expect(page.locator('.number-verdict').first()).toBeVisible();
    // A finding of one number looks the same on each of their pages.
    if (label !== 'Begins with X') await expectAccessible(page);
    else await expectFits(page, 320);
  }
});
