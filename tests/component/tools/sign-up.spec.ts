import type { Page } from 'playwright/test';
import { samples as signUpSamples } from '#features/sign-up/samples.ts';
import { dialCodes } from '../../../facts/dial-codes.ts';
import { readCountries } from '../../../src/features/sign-up/countries.ts';
import { pickSample } from '../../e2e/support/samples.ts';
import { expectAccessible } from '../support/axe.ts';
import { mount, mountWithStoppedClock } from '../support/mount.ts';
import { expect, test } from '../support/test.ts';

const countries = readCountries(dialCodes);

const name = (page: Page) => page.getByLabel('Full Name');
const phone = (page: Page) => page.getByLabel('Phone Number');
const email = (page: Page) => page.getByLabel('Email Address');
const api = (page: Page) => page.getByLabel('API of interest');
const country = (page: Page) => page.getByRole('combobox', { name: 'Country' });
const submit = (page: Page) => page.getByRole('button', { name: 'Sign Up' });
const busy = (page: Page) => page.getByRole('button', { name: 'Submitting...' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sign-Up Successful!' });

const PATH = '/signup';

const open = (page: Page) => mountWithStoppedClock(page, PATH);

async function fill(page: Page): Promise<void> {
  await name(page).fill('Asha Verma');
  await phone(page).fill('1200000000');
  await email(page).fill('asha@shop.example');
  await api(page).selectOption('/apis/Payout');
}

test('says what is wrong in the order of the specification', async ({ page }) => {
  await open(page);
  await submit(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('Please fill all fields.');
  await expect(name(page)).toBeFocused();
  for (const field of [name, phone, email, api])
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');

  await fill(page);
  await expect(alert).toHaveCount(0);
  await name(page).fill('R2 D2');
  await phone(page).fill('12345');
  await email(page).fill('nowhere');
  await submit(page).click();
  await expect(alert).toHaveText('Name should only contain letters.');
  await expect(name(page)).toBeFocused();
  await name(page).fill('आशा वर्मा');
  await submit(page).click();
  await expect(alert).toHaveText('Please enter a valid phone number.');
  await expect(phone(page)).toBeFocused();
  await expect(phone(page)).toHaveAccessibleDescription(/Please enter a valid phone number\./);
  // 91 and 13 more are 15 digits, one more is too many.
  await phone(page).fill('12345678901234');
  await submit(page).click();
  await expect(alert).toHaveText('Please enter a valid phone number.');
  await phone(page).fill('1234567890123');
  await submit(page).click();
  await expect(alert).toHaveText('Please enter a valid email address.');
  await expect(email(page)).toBeFocused();
  await email(page).fill('asha@shop.example');
  await submit(page).click();
  await page.clock.runFor(1000);
  await expect(dialog(page)).toContainText('आशा वर्मा');
});

test('axe finds nothing with errors in fields and list, and in the dialog', async ({ page }) => {
  await mount(page, PATH);
  await pickSample(page, 'No API chosen');
  await expect(page.getByRole('alert')).toHaveText('Please fill all fields.');
  await name(page).fill('');
  await submit(page).click();
  await expect(name(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(api(page)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await fill(page);
  await submit(page).click();
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page);
});

test('each sample does what it says', { tag: '@always' }, async ({ page }) => {
  await open(page);
  for (const { label, values, outcome } of signUpSamples)
    await test.step(label, async () => {
      await pickSample(page, label);
      await expect(name(page)).toHaveValue(values.name);
      const [, hint] = /with a hint: (.*)$/.exec(outcome) ?? [];
      if (hint) await expect(phone(page)).toHaveAccessibleDescription(new RegExp(hint));
      if (hint || outcome === 'Sign-Up Successful!') {
        await expect(busy(page)).toBeVisible();
        await page.clock.runFor(1000);
        await expect(dialog(page)).toContainText(values.name);
        // Nothing of this sample is there to answer for the next one; no two errors are the same.
        await page.getByRole('button', { name: 'OK' }).click();
        await open(page);
        await expect(name(page)).toHaveValue('');
        await expect(dialog(page)).toHaveCount(0);
      } else await expect(page.getByRole('alert')).toHaveText(outcome);
    });
});

test.describe('the phone number', () => {
  test('has digits only and keeps the caret, and hints at numbers that its country has not', async ({
    page,
  }) => {
    await mount(page, PATH);
    await expect(country(page)).toHaveValue('+91 India');
    await phone(page).pressSequentially('98-76 ab5');
    await expect(phone(page)).toHaveValue('98765');
    await expect(phone(page)).not.toHaveAccessibleDescription(/digits/);
    await phone(page).blur();
    await expect(phone(page)).toHaveAccessibleDescription(
      'Numbers in India have 10 digits; this one has 5.',
    );
    await phone(page).press('Home');
    await phone(page).pressSequentially('x1');
    await expect(phone(page)).toHaveValue('198765');
    expect(await phone(page).evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(1);
    await phone(page).fill('919876543210');
    await expect(phone(page)).toHaveValue('9876543210');
    await phone(page).fill('9876543210');
    await phone(page).blur();
    await expect(phone(page)).toHaveAccessibleDescription('');
  });

  test('a press is not lost where leaving the field says something', { tag: '@always' }, async ({
    page,
  }) => {
    await mount(page, PATH);
    await name(page).fill('Asha Verma');
    await phone(page).fill('12345');
    await phone(page).focus();
    const box = await submit(page).boundingBox();
    if (!box) throw new Error('There is no button.');
    // A hint takes a line: the lower edge of the button would be elsewhere when the press ends.
    await page.mouse.move(box.x + 20, box.y + 3);
    await page.mouse.down();
    await page.mouse.up();
    await expect(page.getByRole('alert')).toHaveText('Please fill all fields.');
  });

  test('too short is right once it is pasted whole; with a + it finds its country, and keeps one that has none', async ({
    page,
  }) => {
    await mount(page, PATH);
    const tooShort = async () => {
      await pickSample(page, 'Phone too short');
      await expect(page.getByRole('alert')).toHaveText('Please enter a valid phone number.');
    };
    await tooShort();
    await phone(page).fill('+91 12000 00000');
    await expect(phone(page)).toHaveValue('1200000000');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(phone(page)).not.toHaveAttribute('aria-invalid');

    await tooShort();
    await country(page).fill('nepal');
    await country(page).press('Enter');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(phone(page)).not.toHaveAttribute('aria-invalid');

    await phone(page).fill('+44 20 7946 0958');
    await expect(country(page)).toHaveValue('+44 United Kingdom');
    await expect(phone(page)).toHaveValue('2079460958');
    await phone(page).fill('+1 212 555 0123');
    await expect(country(page)).toHaveValue('+1 United States');
    await phone(page).fill('');
    await phone(page).pressSequentially('+44 20 7946 0958');
    await expect(country(page)).toHaveValue('+44 United Kingdom');
    await expect(phone(page)).toHaveValue('2079460958');

    await fill(page);
    await phone(page).fill('');
    await phone(page).pressSequentially('+999 12345');
    await expect(phone(page)).toHaveValue('+99912345');
    await phone(page).blur();
    await expect(phone(page)).toHaveAccessibleDescription('No country has this dial code.');
    await submit(page).click();
    await expect(page.getByRole('alert')).toHaveText('Please enter a valid phone number.');
  });
});

test.describe('the country list', () => {
  const list = (page: Page) => page.getByRole('listbox', { name: 'Countries' });
  const options = (page: Page) => list(page).getByRole('option');
  const active = async (page: Page) => {
    const id = await country(page).getAttribute('aria-activedescendant');
    return page.locator(`[id="${id}"]`);
  };

  test('is searched by name, dial code and letters, with the keyboard alone, and passes axe', async ({
    page,
  }) => {
    await mount(page, PATH);
    await name(page).focus();
    await page.keyboard.press('Tab');
    await expect(country(page)).toBeFocused();
    await expect(country(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.type('nepal');
    await expect(country(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('listbox', { name: 'Countries' }).getByRole('option')).toHaveCount(
      1,
    );
    await expect(page.getByText('1 country found.')).toBeAttached();
    await page.keyboard.press('Enter');
    await expect(country(page)).toHaveValue('+977 Nepal');
    await expect(country(page)).toBeFocused();
    await country(page).fill('+65');
    await page.keyboard.press('Tab');
    await expect(phone(page)).toBeFocused();
    await expect(country(page)).toHaveValue('+65 Singapore');
    await country(page).fill('ae');
    await expect(await active(page)).toContainText('United Arab Emirates');
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(country(page)).toHaveValue('+65 Singapore');
    await country(page).fill('UK');
    await expect(await active(page)).toContainText('United Kingdom');
    await page.keyboard.press('Escape');
    await country(page).fill('zzz');
    await expect(page.getByText('No country found.').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(country(page)).toHaveValue('+65 Singapore');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await country(page).fill('united');
    await expect(list(page)).toBeVisible();
    await expectAccessible(page);
  });

  test('opens at the choice and is walked with arrows, Home and End, or used with a pointer', async ({
    page,
  }) => {
    await mount(page, PATH);
    await country(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(options(page)).toHaveCount(countries.length);
    await expect(await active(page)).toContainText('India');
    await expect(await active(page)).toBeInViewport();
    // A line that changed its height when it is seen would move the list under a press.
    const heights = await options(page).evaluateAll((all) => all.map((line) => line.clientHeight));
    expect([...new Set(heights)]).toHaveLength(1);
    await expect(list(page).getByRole('option', { selected: true })).toContainText('India');
    await page.keyboard.press('ArrowDown');
    await expect(await active(page)).toContainText('Indonesia');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('End');
    await expect(await active(page)).toContainText('Zimbabwe');
    await page.keyboard.press('ArrowDown');
    await expect(await active(page)).toContainText('Afghanistan');
    await page.keyboard.press('ArrowUp');
    await expect(await active(page)).toContainText('Zimbabwe');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(country(page)).toHaveValue('+93 Afghanistan');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    await expect(country(page)).toHaveValue('+93 Afghanistan');
    await country(page).click();
    await page.getByRole('option', { name: 'Indonesia' }).click();
    await expect(country(page)).toHaveValue('+62 Indonesia');
    await expect(country(page)).toBeFocused();
    await country(page).click();
    await expect(options(page)).toHaveCount(countries.length);
    await name(page).click();
    // It closes when one goes elsewhere.
    await expect(options(page)).toHaveCount(0);
    await expect(country(page)).toHaveValue('+62 Indonesia');
  });
});
