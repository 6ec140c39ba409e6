import { pickSample } from '../../e2e/support/samples.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { expectNoStaleResult, verificationTool } from '../support/verification.ts';

const PATH = '/apis/GSTVerificationPage';

const tool = verificationTool({
  path: PATH,
  field: 'GSTIN',
  button: 'Verify GST',
  record: 'GST record',
});
const { open, field, button, busy, record, reading, run } = tool;

test('shows the sample record once for a second press while busy, and beneath it what the number says', async ({
  page,
}) => {
  await open(page);
  await field(page).fill('09aaacs0000a1ze');
  await expect(field(page)).toHaveValue('09AAACS0000A1ZE');
  await button(page).click();
  await expect(busy(page)).toBeDisabled();
  await expect(busy(page)).toBeFocused();
  await page.clock.runFor(700);
  await field(page).press('Enter');
  await busy(page).click({ force: true });
  await page.clock.runFor(299);
  await expect(record(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(button(page)).toBeEnabled();

  await expect(record(page).getByRole('heading')).toHaveText('Active');
  await expect(record(page)).toContainText('Uttar Pradesh. The check character is right.');
  await expect(record(page).getByText('Sample', { exact: true })).toBeVisible();
  const labels = ['Legal name', 'Trade name', 'Registration date', 'GSTIN', 'Status', 'State'];
  labels.push('Taxpayer type', 'Address');
  await expect(record(page).getByRole('term')).toHaveText(labels);
  const values = record(page).getByRole('definition');
  await expect(values).toHaveCount(8);
  for (const value of await values.all()) await expect(value).toBeVisible();
  await expect(values.nth(0)).toHaveText('Sarayu Meena Retail Private Limited');
  await expect(values.nth(1)).toHaveText('Meena Stores');
  await expect(values.nth(2)).toHaveText(/^\d{1,2} [A-Z][a-z]+ 20\d\d$/);
  await expect(values.nth(3)).toHaveText('09AAACS0000A1ZE');
  await expect(values.nth(4)).toHaveText('Active');
  await expect(values.nth(5)).toHaveText('Uttar Pradesh');
  await expect(record(page)).toContainText('No government database was checked.');

  await expect(reading(page).getByRole('definition')).toHaveText([
    'Uttar Pradesh (09)',
    'AAACS0000A (made up: 0000 is never issued)',
    'Company',
    'Number 1 of this PAN in the State',
    'E is right',
  ]);
});

test('says what is wrong, in the words of the specification', async ({ page }) => {
  await open(page);
  await button(page).click();
  await expect(page.getByRole('alert')).toHaveText('Please enter GSTIN');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleDescription(/Please enter GSTIN/);
  await field(page).fill('09AAACS0000A1');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await button(page).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid GSTIN format');
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await field(page).press('Backspace');
  await expect(page.getByRole('alert')).toHaveText('Invalid GSTIN format');
  await field(page).fill('09AAACS0000A1ZE');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(busy(page)).toHaveCount(0);
});

test('takes 15 characters in capitals, pasted with spaces too, keeps the caret, and hints at a wrong check character', async ({
  page,
}) => {
  await open(page);
  await field(page).pressSequentially(' 09aaacs0000a1zexyz');
  await expect(field(page)).toHaveValue('09AAACS0000A1ZE');
  await field(page).fill('\t 09 aaacs 0000 a1ze  and more');
  await expect(field(page)).toHaveValue('09AAACS0000A1ZE');

  await field(page).fill('09AACS0000A1ZE');
  const caret = () => field(page).evaluate((input: HTMLInputElement) => input.selectionStart);
  await field(page).evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 3));
  await field(page).press('a');
  await expect(field(page)).toHaveValue('09AAACS0000A1ZE');
  expect(await caret()).toBe(4);
  await field(page).press('x');
  await expect(field(page)).toHaveValue('09AAACS0000A1ZE');
  expect(await caret()).toBe(4);

  await field(page).fill('22AAAAA0000A1Z5');
  await expect(field(page)).toHaveAccessibleDescription(/The check character should be C/);
  await button(page).click();
  await page.clock.runFor(1_000);
  await expect(reading(page)).toContainText('5 is wrong, it should be C');
  await expect(reading(page)).toContainText('No registration can have this number.');
});

test('each sample has its outcome, and passes axe', async ({ page }) => {
  await open(page);
  for (const [name, outcome, warnings] of [
    ['Active', 'Meena Stores', 0],
    ['Cancelled', 'Nilgiri Cloth', 0],
    ['Second shop in Delhi', 'Number 2 of this PAN in the State', 0],
    ['Mistyped', '5 is wrong, it should be E', 1],
    ['No such State', 'No State has the code 00', 1],
    ['Registration number 0', 'Number 0, which is never issued', 1],
  ] as const) {
    await run(page, name);
    await expect(record(page)).toHaveCount(0);
    await page.clock.runFor(1_000);
    await expect(page.getByRole('definition').filter({ hasText: outcome })).toHaveCount(1);
    await expect(record(page).getByRole('heading')).toHaveText(
      warnings > 0 ? 'Not a possible GSTIN' : name === 'Cancelled' ? 'Cancelled' : 'Active',
    );
    const warning = page.getByText('No registration can have this number.');
    await expect(warning).toHaveCount(warnings);
  }
  await pickSample(page, 'Two characters short');
  await expect(page.getByRole('alert')).toHaveText('Invalid GSTIN format');
  await run(page, 'Service down');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(page.getByRole('alert')).toHaveText('Failed to verify GSTIN. Please try again.');
  await expect(field(page)).toHaveValue('29AAATS0000L1ZQ');
  await expect(record(page)).toHaveCount(0);
  await page.clock.resume();
  await run(page, 'Mistyped');
  await expect(reading(page)).toBeVisible();
  await expectAccessible(page);
});

test('an edit and another number take the result away before it comes', async ({ page }) => {
  await expectNoStaleResult(page, tool, {
    samples: ['Active', 'Cancelled'],
    shown: '27AAAPS0000K1Z4',
    ms: 1_000,
  });
});
