import { mount } from '../support/mount.ts';
import { expect, test } from '../support/test.ts';
import { WAYS } from '../support/ways.ts';

interface Entry {
  path: string;
  label: string;
  /** What the field holds once it is left. */
  value: string;
  /** Ways in which people have it, each of which is read as `value`. */
  texts: readonly string[];
}

/** Every field that shows what it reads, with the texts that it has to read the same however they come. */
const ENTRIES: readonly Entry[] = [
  {
    path: '/apis/GSTVerificationPage',
    label: 'GSTIN',
    value: '09AAACS0000A1ZE',
    texts: [
      '09aaacs0000a1ze',
      '09 AAACS0000A 1ZE',
      'GSTIN: 09-AAACS0000A-1ZE',
      'My GSTIN is 09AAACS0000A1ZE',
      '09AAACS0000A1ZE (Meena Stores)',
      'जीएसटी नंबर ०९AAACS००००A1ZE',
      'GSTIN09AAACS0000A1ZE',
    ],
  },
  {
    path: '/payment-gateway',
    label: 'Card Number',
    value: '4111111111111111',
    texts: [
      '4111 1111 1111 1111',
      '4111-1111-1111-1111',
      'Card no. 4111 1111 1111 1111',
      'My card is 4111111111111111',
      '४१११ ११११ ११११ ११११',
    ],
  },
  {
    path: '/payment-gateway',
    label: 'Expiry (MM/YY)',
    value: '08/31',
    texts: [
      '08/31',
      '0831',
      '8/31',
      '08/2031',
      '2031-08',
      'Aug 2031',
      '08 / 31',
      'Exp: 08/31',
      '०८/३१',
      '08|31',
      '31/08/2031',
      '2031-08-31',
      'अगस्त 2031',
    ],
  },
  {
    path: '/payment-gateway',
    label: 'CVV',
    value: '123',
    texts: ['123', 'CVV: 123', 'My CVV is 123', '१२३', '1 2 3'],
  },
  {
    path: '/signup',
    label: 'Phone Number',
    value: '9876543210',
    texts: [
      '98765 43210',
      '+91 98765-43210',
      '0091 9876543210',
      '098765 43210',
      'Mob: 98765 43210',
      'My number is 98765 43210',
      '[98765 43210]',
      '९८७६५ ४३२१०',
    ],
  },
  {
    path: '/signup',
    label: 'Email Address',
    value: 'asha@example.com',
    texts: [
      'asha@example.com',
      ' mailto:asha@example.com',
      'Asha <asha@example.com>',
      'Email: asha@example.com',
      'asha＠example．com',
      'asha@example.com.',
      'My email is asha@example.com, thanks',
      'मेरा ईमेल asha@example.com है।',
      '*asha@example.com*',
      '‘asha@example.com’',
    ],
  },
  {
    path: '/investors',
    label: 'Email',
    value: 'asha@example.com',
    texts: ['mailto:asha@example.com', 'Asha <asha@example.com>'],
  },
  {
    path: '/UpiSolution',
    label: 'UPI ID',
    value: 'sample.shop1@example',
    texts: [
      'sample.shop1@example',
      'UPI: sample.shop1 @example',
      'My UPI ID is sample.shop1@example.',
      'upi://pay?pa=sample.shop1@example&cu=INR',
      '“sample.shop1@example”',
      'sample.shop1@example,',
      'sample.shop1@example 9876543210',
      '*sample.shop1@example*',
      'UPI/512345678901/DR/ASHA/SBIN/sample.shop1@example/Payment',
    ],
  },
  {
    path: '/apis/driving-licence',
    label: 'Driving Licence Number',
    value: 'HR0620150000000',
    texts: [
      'HR-06 2015 0000000',
      'DL No. hr06/2015/0000000',
      'My licence is HR06 20150000000',
      'DLHR0620150000000',
      '*HR-06 2015 0000000*',
      'HR06 20150000000 01-01-1990',
    ],
  },
  {
    path: '/apis/ReverseGeocodingPage',
    label: 'Latitude',
    value: '18.5204',
    texts: [
      '18.5204',
      '18.5204° N',
      'Lat: 18.5204',
      '१८.५२०४',
      '18.5204, 73.8567',
      '18.5204° उ, 73.8567° पू',
      '📍18.5204, 73.8567',
      '*18.5204, 73.8567*',
      'https://maps.app.goo.gl/abc 18.5204, 73.8567',
    ],
  },
  {
    path: '/products/LoanPortal',
    label: 'Loan amount (₹)',
    value: '5,00,000',
    texts: [
      '5,00,000',
      '₹5,00,000',
      '5 lakh',
      'Rs. 5,00,000/-',
      'Amount: 5 lakh',
      '५ लाख',
      '5,00,000?',
    ],
  },
  {
    path: '/products/LoanPortal',
    label: 'Term (months)',
    value: '60',
    texts: ['60', '60 months', '5 years', '5y', '६०', 'P5Y', '५ साल'],
  },
];

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

for (const [way, enter] of Object.entries(WAYS))
  test(`what is ${way} is read as what is written in any other way`, async ({ page }) => {
    for (const { path, label, value, texts } of ENTRIES)
      for (const text of texts) {
        await mount(page, path);
        const field = page.getByRole('textbox', { name: label, exact: true });
        await field.press('Control+A');
        await field.press('Delete');
        await enter(page, text);
        await field.blur();
        await expect(field, `${label}, ${way}: ${text}`).toHaveValue(value);
      }
  });

test('a sign that is inserted anywhere stays where it was put, and the caret after it', async ({
  page,
}) => {
  // An expiry without one of its signs is another one: payment.spec.ts has it.
  const entries = ENTRIES.filter(({ label }) => !label.startsWith('Expiry'));
  for (const { path, label, value } of entries)
    for (const at of [1, Math.floor(value.length / 2), value.length - 2]) {
      if (!/[\dA-Za-z]/.test(value.charAt(at))) continue;
      await mount(page, path);
      const field = page.getByRole('textbox', { name: label, exact: true });
      await field.press('Control+A');
      await field.press('Delete');
      await page.keyboard.insertText(value.slice(0, at) + value.slice(at + 1));
      await field.press('Home');
      for (let i = 0; i < at; i += 1) await field.press('ArrowRight');
      await field.press(value.charAt(at));
      const what = `${label}, sign ${at + 1}`;
      await expect(field, what).toHaveValue(value);
      // In an e-mail field the caret cannot be read: what is typed next shows where it is.
      await field.press('Backspace');
      await field.press(value.charAt(at));
      await expect(field, what).toHaveValue(value);
    }
});
