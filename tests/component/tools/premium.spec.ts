import type { Page } from 'playwright/test';
import { expectFits } from '../../e2e/support/axe.ts';
import { pickSample } from '../../e2e/support/samples.ts';
import { expectAccessible } from '../support/axe.ts';
import { mount } from '../support/mount.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/products/insurancePortal';

const kind = (page: Page, name: string) => page.getByRole('radio', { name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const slider = (page: Page, name: string) => page.getByRole('slider', { name });
const addOn = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });
const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const years = (page: Page) => page.getByRole('table', { name: 'Premium of each year' });

test('each kind has its own questions, starts with numbers that fit, and says that its rates are samples', async ({
  page,
}) => {
  await mount(page, PATH);
  await expect(kind(page, 'Health')).toBeChecked();
  for (const [name, labels] of [
    ['Car', ['Age of the car (years)', 'Value of the car (₹)']],
    ['Home', ['Age of the building (years)', 'Cost to rebuild (₹)']],
    ['Life', ['Age (years)', 'Sum assured (₹)']],
    ['Health', ['Age (years)', 'Sum insured (₹)']],
  ] as const) {
    await kind(page, name).check();
    for (const label of labels) await expect(slider(page, label)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(result(page)).toContainText('₹');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  }
  // All of it counts: kind, age, cover, term and add-ons.
  await field(page, 'Age (years)').fill('35');
  await field(page, 'Term (years)').fill('2');
  await addOn(page, /^Any hospital room/).check();
  await expect(result(page)).toContainText('Sample rates');
  await expect(result(page)).toContainText('₹6,600.00');
  await expect(years(page).getByRole('row')).toHaveText([
    /Year/,
    '1₹5,00,000.00₹6,000.00₹600.00₹6,600.00',
    '2₹5,00,000.00₹8,000.00₹800.00₹8,800.00',
    'Total₹14,000.00₹1,400.00₹15,400.00',
  ]);
  await addOn(page, /^Any hospital room/).uncheck();
  await expect(result(page)).toContainText('Total over the term₹14,000.00');
});

test('works from the keyboard, says what does not fit, and shows no premium for it', async ({
  page,
}) => {
  await mount(page, PATH);
  await kind(page, 'Health').focus();
  await page.keyboard.press('ArrowRight');
  await expect(kind(page, 'Car')).toBeChecked();
  await slider(page, 'Value of the car (₹)').focus();
  await page.keyboard.press('ArrowRight');
  await expect(field(page, 'Value of the car (₹)')).toHaveValue('6,50,000');
  await expect(slider(page, 'Value of the car (₹)')).toHaveAttribute('aria-valuetext', '₹6,50,000');
  await addOn(page, /^Roadside/).focus();
  await page.keyboard.press('Space');
  await expect(addOn(page, /^Roadside/)).toBeChecked();

  await kind(page, 'Life').check();
  await field(page, 'Age (years)').fill('60');
  await expect(page.getByRole('alert')).toHaveText(
    'Cover ends at age 75: at 60, enter at most 15 years.',
  );
  await expect(result(page)).toHaveText('Correct the marked field to see the premium.');
  await expect(years(page)).toHaveCount(0);
  await field(page, 'Term (years)').fill('15');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await field(page, 'Age (years)').fill('\u202E30<b>');
  await expect(page.getByRole('alert')).toHaveText('Write the age in digits, such as 5.');
  await expect(result(page)).not.toContainText('₹');
});

test('samples fill everything, fit into 320 px, and pass axe', async ({ page }) => {
  await mount(page, PATH);
  await pickSample(page, 'Life');
  await expect(result(page)).toContainText('₹');
  await expectFits(page, 320);
  await pickSample(page, 'Car');
  await expect(kind(page, 'Car')).toBeChecked();
  await expect(addOn(page, /^Zero depreciation/)).toBeChecked();
  await expect(result(page)).toContainText('Total over the term₹48,617.40');
  await pickSample(page, 'Life, too long a term');
  await expect(page.getByRole('alert')).toHaveText(
    'Cover ends at age 75: at 60, enter at most 15 years.',
  );
  await expectAccessible(page);
});
