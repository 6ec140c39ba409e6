import type { Page } from 'playwright/test';
import { STAYS_ENGLISH as IN_HINDI } from '../../../languages/hi/stays-english.ts';
import { STAYS_ENGLISH } from '../../../languages/stays-english.ts';
import { latinRunsIn } from '../../support/latin-runs.ts';
import { open } from '../support/open.ts';
import { onMailCall } from '../support/site.ts';
import { expect, goOffline, goOnline, test } from '../support/test.ts';

const latinRuns = latinRunsIn([...STAYS_ENGLISH, ...IN_HINDI]);

/** Inputs, code and what says of itself that it is English are not read. */
const NOT_READ = '[lang|=en], code, pre, samp, kbd, script, style, textarea';

/** English left on the page as it is, in what is seen and in names that are read out. */
async function expectNoEnglish(page: Page): Promise<void> {
  const texts = await page.evaluate((notRead) => {
    const all = [...document.querySelectorAll('title, meta[name="description"], body, body *')];
    return all.flatMap((element) => {
      if (element.closest(notRead)) return [];
      const names = ['aria-label', 'alt', 'title', 'placeholder', 'content'];
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      return [
        ...names.map((name) => element.getAttribute(name) ?? ''),
        ...own.map(({ nodeValue }) => nodeValue ?? ''),
      ];
    });
  }, NOT_READ);
  expect(texts.flatMap(latinRuns)).toEqual([]);
}

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

test('GST: asks for a number, refuses a wrong one, and shows the record of a sample', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/hi/apis/GSTVerificationPage');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  const verify = button(page, 'GST जाँचें');
  await verify.click();
  await expect(page.getByText('कृपया GSTIN डालें', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'GSTIN' }).fill('12');
  await verify.click();
  await expect(page.getByText('GSTIN का फ़ॉर्मेट गलत है', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'GSTIN' }).fill('09AAACS0000A1ZE');
  await verify.click();
  await expect(button(page, 'जाँच रहे हैं...')).toBeDisabled();
  await page.clock.runFor(3_000);
  const record = page.getByRole('region', { name: 'GST का रिकॉर्ड' });
  await expect(record.getByRole('heading')).toHaveText('चालू');
  await expect(record).toContainText('उत्तर प्रदेश');
  await expect(record).toContainText('चेक डिजिट सही है।');
  await expect(record.getByRole('definition').nth(2)).toHaveText(
    /^\d+ \p{L}[\p{L}\p{M}]+ 20\d\d$/u,
  );
});

test('EMI: follows the fields, and says what is wrong with one', async ({ page }) => {
  await open(page, '/hi/products/LoanPortal');
  const amount = page.getByRole('textbox', { name: 'लोन की रकम (₹)' });
  await amount.fill('10,00,000');
  await page.getByRole('textbox', { name: 'ब्याज दर (% सालाना)' }).fill('12');
  await page.getByRole('textbox', { name: 'अवधि (महीने)' }).fill('12');
  await expect(page.getByRole('region', { name: 'नतीजा' })).toContainText('₹88,848.79');
  await amount.fill('एक लाख');
  await expect(page.getByText('लोन की रकम अंकों में (जैसे 5,00,000) लिखें।').first()).toBeVisible();
  await expectNoEnglish(page);
});

test('a message that gets no answer is kept, waits for a network, and is sent', async ({
  page,
  context,
  site,
  expectConsoleErrors,
}) => {
  await open(page, '/hi/contact');
  const send = button(page, 'संदेश भेजें');
  await send.click();
  await expect(page.getByText('कृपया अपना पूरा नाम डालें।')).toBeVisible();
  await page.getByLabel('पूरा नाम').fill('राकेश वर्मा');
  await page.getByLabel('ईमेल').fill('rakesh@shop.example');
  await page.getByRole('textbox', { name: 'संदेश' }).fill('मशीन कब आएगी?');
  site.fault = onMailCall((_, response) => response.destroy());
  expectConsoleErrors(/Failed to load resource/);
  await send.click();
  await expect(page.getByRole('alert')).toHaveText('संदेश नहीं भेजा जा सका। कृपया फिर कोशिश करें।');
  const outbox = page.getByRole('region', { name: 'आउटबॉक्स' });
  await expect(outbox).toContainText('पहुँचना पक्का नहीं, 1 कोशिश');
  await expect(outbox).toContainText(/आज सहेजा गया, (सुबह|दोपहर|शाम|रात) \d+:\d\d/);
  await expectNoEnglish(page);
  await goOffline(context);
  await send.click();
  await expect(page.getByRole('heading', { name: 'सहेज लिया। हम इसे भेज देंगे।' })).toBeVisible();
  await expect(outbox).toContainText('नेटवर्क का इंतज़ार');
  site.fault = undefined;
  await goOnline(context);
  await expect.poll(() => site.mails.length).toBe(1);
  expect(site.mails).toMatchObject([{ from_name: 'राकेश वर्मा', message: 'मशीन कब आएगी?' }]);
});

test('locker: samples and what was added are shown in Hindi, and renamed', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/hi/digilocker');
  await expect(
    page.getByText('कोई दस्तावेज़ नहीं मिला। DigiLocker में लॉगिन करें या दस्तावेज़ जोड़ें।'),
  ).toBeVisible();
  await button(page, 'DigiLocker में लॉगिन करें').click();
  const titles = page
    .getByRole('region', { name: 'आपके दस्तावेज़' })
    .getByRole('heading', { level: 3 });
  await expect(titles).toHaveText(['आधार कार्ड', 'ड्राइविंग लाइसेंस', '12वीं की मार्कशीट']);
  await page.getByLabel('कौन-सी फ़ाइलें जोड़ें').setInputFiles({
    name: 'bijli-bill.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('1'),
  });
  await expect(titles.first()).toHaveText('bijli-bill');
  await page.getByRole('searchbox', { name: 'दस्तावेज़ खोजें' }).fill('आप');
  await expect(titles).toHaveText(['bijli-bill']);
  await button(page, 'देखें').click();
  const preview = page.getByRole('region', { name: 'bijli-bill' });
  await expect(preview.getByRole('definition').nth(1)).toHaveText('आप');
  await button(page, 'नाम बदलें').click();
  await page.getByLabel('नया नाम').fill('बिजली का बिल');
  await button(page, 'सहेजें').click();
  await page.getByRole('searchbox', { name: 'दस्तावेज़ खोजें' }).fill('');
  await expect(titles.first()).toHaveText('बिजली का बिल');
  await expectNoEnglish(page);
  // What is on the disk is English, and the English page shows it so.
  await open(page, '/digilocker');
  await expect(page.getByRole('heading', { level: 3, name: 'Aadhaar Card' })).toBeVisible();
});

test('sign-up: finds a country in either script, and says which fields are empty', async ({
  page,
}) => {
  await open(page, '/hi/signup');
  await button(page, 'साइन अप करें').click();
  await expect(page.getByText('कृपया सभी खाने भरें।').first()).toBeVisible();
  const country = page.getByRole('combobox', { name: 'देश' });
  await expect(country).toHaveValue('+91 भारत');
  for (const search of ['nepal', 'नेपाल']) {
    await country.fill(search);
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['नेपाल +977']);
  }
  await country.press('Enter');
  await expect(country).toHaveValue('+977 नेपाल');
  await expectNoEnglish(page);
});

test('login says that it is not connected, and what to do instead', async ({ page }) => {
  await open(page, '/hi/login');
  await expect(page.getByText('यहाँ लॉगिन चालू नहीं है।')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'हमें लिखें' }).click();
  await expect(page).toHaveURL(/\/hi\/contact$/);
  await expect(page).toHaveTitle('संपर्क करें · कोलम');
  await expectNoEnglish(page);
});
