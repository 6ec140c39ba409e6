import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { expectNoStaleResult, verificationTool } from '../support/verification.ts';

const PATH = '/apis/driving-licence';

const tool = verificationTool({
  path: PATH,
  field: 'Driving Licence Number',
  button: 'Verify DL',
  record: 'Licence record',
});
const { open, field, button, busy, record, reading, run } = tool;

test('says nothing without a number; with one shows a sample holder and what the number means', async ({
  page,
}) => {
  await open(page);
  const before = await page.getByRole('main').innerHTML();
  await button(page).click();
  await page.clock.runFor(2_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(busy(page)).toHaveCount(0);
  expect(await page.getByRole('main').innerHTML()).toBe(before);
  await field(page).fill('   ');
  await button(page).click();
  await page.clock.runFor(2_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(record(page)).toHaveCount(0);

  await field(page).fill('hr-06 2015 0000000');
  await expect(field(page)).toHaveAccessibleDescription(/Haryana \(HR\), office 06 \(Panipat\)/);
  await field(page).press('Enter');
  await expect(busy(page)).toBeDisabled();
  await page.clock.runFor(1_199);
  await expect(record(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(button(page)).toBeEnabled();

  await expect(record(page).getByRole('term')).toHaveText(['Name', 'Date of birth', 'Status']);
  const values = record(page).getByRole('definition');
  await expect(values.nth(0)).toHaveText('Arjun Menon');
  await expect(values.nth(1)).toHaveText(/^\d{1,2} [A-Z][a-z]+ 19\d\d$/);
  await expect(values.nth(2)).toHaveText('Valid');
  await expect(record(page)).toContainText('No government database was checked.');
  await expect(reading(page).getByRole('definition')).toHaveText([
    'Haryana (HR)',
    'Office 06 (Panipat)',
    'First issued in 2015',
  ]);
});

test('only Valid is green, and each result has a word; any text is accepted and shown as text', async ({
  page,
}) => {
  await open(page);
  const green = async (name: string) => {
    await run(page, name);
    await page.clock.runFor(1_200);
    const status = record(page).getByRole('definition').last().locator('span');
    await expect(status).toHaveText(name);
    const colour = await status.evaluate((element) => getComputedStyle(element).color);
    const [red = 0, green = 0] = (colour.match(/\d+/g) ?? []).map(Number);
    return green > red;
  };
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await green('Valid')).toBe(true);
    expect(await green('Expired')).toBe(false);
    expect(await green('Suspended')).toBe(false);
  }
  for (const text of ['<img src=x onerror=alert(1)>', 'رقم 👨‍👩‍👧', 'A1'.repeat(20_000)]) {
    await field(page).fill(text);
    await button(page).click();
    await page.clock.runFor(1_200);
    await expect(record(page)).toContainText('Valid');
  }
});

test('nothing is green of a number that no licence can have', async ({ page }) => {
  await open(page);
  let green = '';
  for (const [number, isPossible] of [
    ['HR0620150000000', true],
    ['HR0620990000000', false],
    ['XX0620150000000', false],
    // What cannot be read is not called impossible.
    ['RJ14/DLC/99/000001', true],
  ] as const) {
    await field(page).fill(number);
    await button(page).click();
    await page.clock.runFor(1_200);
    const status = record(page).getByText('Valid', { exact: true });
    const colour = await status.evaluate((element) => getComputedStyle(element).color);
    green ||= colour;
    expect(colour === green, number).toBe(isPossible);
    await expect(reading(page).getByText('This cannot be the number of a licence.')).toHaveCount(
      isPossible ? 0 : 1,
    );
  }
});

test('other samples: older letters, another form, and a service that fails; the result passes axe', async ({
  page,
}) => {
  await open(page);
  await run(page, 'Telangana’s old letters');
  await page.clock.runFor(1_200);
  await expect(reading(page)).toContainText('Telangana (TS, now TG)');

  await run(page, 'Rajasthan’s old format');
  const words = 'Older or state-specific format that cannot be decoded offline';
  await expect(field(page)).toHaveAccessibleDescription(new RegExp(words));
  await page.clock.runFor(1_200);
  await expect(reading(page).getByRole('definition')).toHaveText(words);
  await expect(record(page).getByRole('definition').last()).toHaveText('Valid');

  await run(page, 'Service down');
  await page.clock.runFor(1_200);
  await expect(page.getByRole('alert')).toHaveText('Verification failed. Please try again.');
  await expect(record(page)).toHaveCount(0);
  await field(page).press('End');
  await field(page).press('Backspace');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.resume();
  await run(page, 'Expired');
  await expect(reading(page)).toBeVisible();
  await expectAccessible(page);
});

test('an edit and another number take the result away before it comes', async ({ page }) => {
  await expectNoStaleResult(page, tool, {
    samples: ['Valid', 'Expired'],
    shown: 'Expired',
    ms: 1_200,
  });
});
