import type { Page } from 'playwright/test';
import { send, thanks } from '../support/contact-form.ts';
import { open, taken } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const MAIN = /\/assets\/main\.js/;

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });

/** Opens a page, as a proxy or an extension has changed it, whose scripts come when the test says. */
async function openHeld(
  page: Page,
  path: string,
  changed: (html: string) => string,
): Promise<() => Promise<void>> {
  let arrive = () => {};
  const come = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(MAIN, async (route) => {
    await come;
    await route.continue();
  });
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const served = await response.text();
    expect(changed(served), 'the page as it was changed').not.toBe(served);
    await route.fulfill({ response, body: changed(served) });
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return async () => {
    arrive();
    await taken(page);
  };
}

const NOTE = '<x-note></x-note>';

/** What React says of a page that is not as it was served. */
const MISMATCH = /#418/;

for (const [what, change] of [
  ['a node behind the text area', (html) => html.replace('</textarea>', `</textarea>${NOTE}`)],
  [
    'a password manager next to the e-mail field',
    (html) => html.replace(/<input[^>]*type="email"[^>]*>/, '$&<div data-manager></div>'),
  ],
  ['a node in front of the page', (html) => html.replace(/<div id="root"[^>]*>/, `$&${NOTE}`)],
  ['attributes of the body alone', (html) => html.replace('<body', '<body data-manager="1"')],
] satisfies [string, (html: string) => string][])
  test(`what was typed before the scripts stays, with ${what}`, async ({
    page,
    site,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(MISMATCH);
    const letGo = await openHeld(page, '/contact', change);
    await page.getByLabel('Full Name').fill('Asha Verma');
    await page.getByLabel('Email').fill('asha@shop.example');
    await message(page).pressSequentially('We sell te');
    await page.keyboard.press('ArrowLeft');
    await letGo();
    await expect(page.getByLabel('Full Name')).toHaveValue('Asha Verma');
    await expect(page.getByLabel('Email')).toHaveValue('asha@shop.example');
    await expect(message(page)).toHaveValue('We sell te');
    // The caret is where it was.
    await expect(message(page)).toBeFocused();
    await page.keyboard.type('h');
    await page.keyboard.press('End');
    await page.keyboard.type('a.');
    await send(page);
    await expect(thanks(page)).toBeVisible();
    expect(site.mails[0]).toMatchObject({
      from_name: 'Asha Verma',
      from_email: 'asha@shop.example',
      message: 'We sell thea.',
    });
  });

test('what was chosen and ticked before the scripts stays in the sign-up', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(MISMATCH);
  const letGo = await openHeld(page, '/signup', (html) =>
    html.replace('</select>', `</select>${NOTE}`),
  );
  const api = page.getByLabel('API of interest');
  const tick = page.getByRole('checkbox');
  await page.getByRole('textbox', { name: 'Phone Number' }).fill('98765 43210');
  await api.selectOption({ index: 2 });
  const chosen = await api.inputValue();
  await tick.check();
  await letGo();
  await expect(page.getByRole('textbox', { name: 'Phone Number' })).toHaveValue('9876543210');
  await expect(api).toHaveValue(chosen);
  await expect(tick).toBeChecked();
  // The form goes on from there.
  await page.getByLabel('Full Name').fill('Asha Verma');
  await expect(api).toHaveValue(chosen);
  await expect(tick).toBeChecked();
});

test('a slider that was moved before the scripts stays there', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(MISMATCH);
  const letGo = await openHeld(page, '/products/LoanPortal', (html) =>
    html.replace(/<input[^>]*type="range"[^>]*>/, `$&${NOTE}`),
  );
  const slider = page.getByRole('slider', { name: 'Loan amount (₹)' });
  const number = page.getByRole('textbox', { name: 'Loan amount (₹)' });
  const before = await number.inputValue();
  await slider.press('End');
  const last = await slider.inputValue();
  await letGo();
  await expect(slider).toHaveValue(last);
  await expect(number).not.toHaveValue(before);
});

test('what was typed and left before the scripts gives way to what is read', async ({ page }) => {
  const letGo = await openHeld(page, '/products/LoanPortal', (html) =>
    html.replace('<body', '<body data-manager="1"'),
  );
  const amount = page.getByRole('textbox', { name: 'Loan amount (₹)' });
  await amount.fill('५ लाख');
  await amount.press('Tab');
  await letGo();
  await expect(amount).toHaveValue('5,00,000');
});

test('what is chosen of several before the scripts stays chosen, with what belongs to it', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(MISMATCH);
  const letGo = await openHeld(page, '/products/insurancePortal', (html) =>
    html.replace(/<input[^>]*type="range"[^>]*>/, `$&${NOTE}`),
  );
  const last = page.getByRole('radio').last();
  await last.check();
  await letGo();
  await expect(last).toBeChecked();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
});

/** Writes into a field as Chrome on iPhones does, whose own code fills forms in the page. */
const fillByScript = (page: Page, label: string, text: string, events: string[]) =>
  page.getByLabel(label).evaluate(
    (field, { value, types }) => {
      (field as HTMLInputElement).value = value;
      for (const type of types) field.dispatchEvent(new Event(type, { bubbles: true }));
    },
    { value: text, types: events },
  );

for (const events of [['input', 'change'], ['change'], []])
  test(`what a script fills in counts, with ${events.join(' and ') || 'no'} events`, async ({
    page,
    site,
  }) => {
    await open(page, '/contact');
    await fillByScript(page, 'Full Name', 'Asha Verma', events);
    await fillByScript(page, 'Email', 'asha@shop.example', events);
    await message(page).pressSequentially('Hello.');
    await expect(page.getByLabel('Full Name')).toHaveValue('Asha Verma');
    await fillByScript(page, 'Full Name', 'Asha Rao', events);
    await send(page);
    await expect(thanks(page)).toBeVisible();
    expect(site.mails[0]).toMatchObject({
      from_name: 'Asha Rao',
      from_email: 'asha@shop.example',
      message: 'Hello.',
    });
  });

test('a point that a script fills in is looked at', async ({ page }) => {
  await open(page, '/apis/ReverseGeocodingPage');
  await fillByScript(page, 'Latitude', '126.9', ['input']);
  await page.getByLabel('Longitude').pressSequentially('75.8');
  await expect(page.getByLabel('Latitude')).toHaveValue('126.9');
});

test('a field is rewritten once the keyboard has composed its text, and not before', async ({
  page,
}) => {
  await open(page, '/apis/GSTVerificationPage');
  const gstin = page.getByRole('textbox', { name: 'GSTIN' });
  await gstin.focus();
  const keyboard = await page.context().newCDPSession(page);
  const typed = '27aapfu';
  for (let end = 1; end <= typed.length; end++) {
    const text = typed.slice(0, end);
    await keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: end,
      selectionEnd: end,
    });
    await expect(gstin).toHaveValue(text);
  }
  await keyboard.send('Input.insertText', { text: typed });
  await expect(gstin).toHaveValue('27AAPFU');
  await page.keyboard.type('0939f1zv');
  await expect(gstin).toHaveValue('27AAPFU0939F1ZV');
});

test('a phone number is rewritten once it is composed, and its country found', async ({ page }) => {
  await open(page, '/signup');
  const phone = page.getByRole('textbox', { name: 'Phone Number' });
  await phone.focus();
  const keyboard = await page.context().newCDPSession(page);
  for (const text of ['+', '+9', '+971 5', '+971 50'])
    await keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await expect(phone).toHaveValue('+971 50');
  await keyboard.send('Input.insertText', { text: '+971 50' });
  await expect(phone).toHaveValue('50');
  await expect(page.getByRole('combobox').first()).toHaveValue(/971/);
});
