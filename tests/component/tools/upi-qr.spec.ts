import type { Page } from 'playwright/test';
import { readPicture } from '../../e2e/support/read-picture.ts';
import { pickSample } from '../../e2e/support/samples.ts';
import { textOf } from '../../e2e/support/tool-checks.ts';
import { expectAccessible } from '../support/axe.ts';
import { mount } from '../support/mount.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/UpiSolution';

const upiId = (page: Page) => page.getByLabel('UPI ID', { exact: true });
const name = (page: Page) => page.getByLabel('Name', { exact: true });
const amount = (page: Page) => page.getByLabel('Amount in ₹ (optional)');
const note = (page: Page) => page.getByLabel('Note (optional)');
const make = (page: Page) => page.getByRole('button', { name: 'Make QR code' });
const poster = (page: Page) => page.getByRole('region', { name: 'Counter poster' });
const code = (page: Page) => page.getByRole('img', { name: /^QR code for/ });
const button = (page: Page, label: string) =>
  page.getByRole('button', { name: label, exact: true });

/** Shows what is folded away: link, and the code without a poster. */
const unfold = (page: Page) => page.getByText('The link in the code').click();

async function saved(page: Page, label: string) {
  const saving = page.waitForEvent('download');
  await button(page, label).click();
  return saving;
}

test('the saved PNG and SVG are read back, all of it in Hindi and emoji, and the result passes axe', async ({
  page,
}) => {
  await mount(page, PATH);
  await upiId(page).fill('sample.kirana@example');
  await name(page).fill('नमूना किराना 🥟');
  await amount(page).fill('1,499.50');
  await note(page).fill('चाय & समोसा');
  await make(page).click();
  const link = `upi://pay?pa=sample.kirana@example&pn=${encodeURIComponent('नमूना किराना 🥟')}&am=1499.50&cu=INR&tn=${encodeURIComponent('चाय & समोसा')}`;
  await unfold(page);
  const png = await saved(page, 'Download PNG');
  expect(png.suggestedFilename()).toBe('upi-qr.png');
  const picture = await readPicture(page, png);
  expect(picture.text).toBe(link);
  expect(picture.width).toBeGreaterThanOrEqual(1024);
  const svg = await saved(page, 'Download SVG');
  expect(svg.suggestedFilename()).toBe('upi-qr.svg');
  expect((await readPicture(page, svg)).text).toBe(link);
  expect(await textOf(svg)).not.toContain('नमूना');
  await expect(poster(page)).toContainText('₹1,499.50');
  await expectAccessible(page);
});

test('says what is wrong, first field first; what is odd blocks nothing', async ({ page }) => {
  await mount(page, PATH);
  await make(page).click();
  await expect(page.getByRole('alert')).toHaveText([
    'Enter the UPI ID to be paid.',
    'Enter the name the payer should see.',
  ]);
  await expect(upiId(page)).toBeFocused();
  await pickSample(page, 'Not a UPI ID');
  // A list: while two earlier ones are still there, a single one would be refused at once.
  await expect(page.getByRole('alert')).toHaveText([
    'A UPI ID is a name, an @ and a handle, such as sample.shop@example.',
  ]);
  await expect(upiId(page)).toHaveAttribute('aria-invalid', 'true');
  await upiId(page).fill('meena.stores@example');
  await name(page).fill('क'.repeat(50));
  await make(page).click();
  await expect(page.getByRole('alert')).toHaveText(/too long for a code that scans well/);
  await expect(name(page)).toBeFocused();
  await name(page).fill('Meena Stores');
  await amount(page).fill('0.001');
  await make(page).click();
  await expect(page.getByRole('alert')).toHaveText('Use at most 2 digits after the point.');
  await expect(code(page)).toHaveCount(0);

  await pickSample(page, 'Any amount');
  await amount(page).fill('1,00,001');
  await expect(amount(page)).toHaveAccessibleDescription(
    /allows ₹1,00,000 between persons, as of 20\d\d/,
  );
  await make(page).click();
  await expect(poster(page)).toContainText('₹1,00,001');
});
