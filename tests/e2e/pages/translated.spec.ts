import type { Browser, Page } from 'playwright/test';
import { DEFAULT_GEOCODER_URL } from '../../../src/features/geocode/hosts.ts';
import { someOf } from '../../support/some-of.ts';
import { textUpload } from '../support/locker-page.ts';
import { open } from '../support/open.ts';
import type { Site } from '../support/site.ts';
import { expect, goOffline, goOnline, test, watch } from '../support/test.ts';
import { TOOL_USES } from '../support/tool-uses.ts';
import { readPage, translate } from '../support/translator.ts';

/** Of two languages one has it on each run. */
const AT_NIGHT = { tag: '@night' };

/** Longer than any tool takes to answer; what passes is the pages' clock alone. */
const TOOL_WAIT_MS = 3_000;
const NOW = '2026-11-21T10:00:00Z';

/** The same page twice: as the site serves it, and as a browser translates it. */
interface Twins {
  each: (step: (page: Page) => Promise<unknown>) => Promise<void>;
  /** Opens a path in both, and has one translated. */
  open: (path: string) => Promise<void>;
  /** Both say the same, and something else than before. */
  agree: (after: string, isNew?: boolean) => Promise<void>;
}

async function twins(page: Page, browser: Browser, site: Site) {
  const context = await browser.newContext({ baseURL: site.origin });
  const complaints = await watch(context, site);
  const plain = await context.newPage();
  const both = [plain, page];
  const each: Twins['each'] = async (step) => void (await Promise.all(both.map(step)));
  await each(({ clock }) => clock.install({ time: NOW }));
  let before = '';
  return {
    each,
    open: async (path: string) => {
      await each((one) => open(one, path));
      await translate(page);
      before = await readPage(plain);
      expect(before.length).toBeGreaterThan(0);
      await expect(page.locator('font').first()).toBeAttached();
      // Parts that know this device come later.
      await expect
        .poll(async () => (await readPage(page)) === (await readPage(plain)), { message: path })
        .toBe(true)
        .catch(async () => expect(await readPage(page), path).toBe(await readPage(plain)));
      before = await readPage(plain);
    },
    agree: async (after: string, isNew = true) => {
      if (isNew)
        await expect
          .poll(async () => (await readPage(plain)) === before, {
            message: `${after}: says nothing`,
          })
          .toBe(false);
      await expect
        .poll(async () => (await readPage(page)) === (await readPage(plain)), { message: after })
        .toBe(true)
        .catch(async () => expect(await readPage(page), after).toBe(await readPage(plain)));
      before = await readPage(plain);
    },
    end: async () => {
      expect(complaints, 'errors that the untranslated page reported').toEqual([]);
      await context.close();
    },
  };
}

const main = (page: Page) => page.getByRole('main');
/** The samples of a tool, with any names in the language of the page. */
const samples = (page: Page) => main(page).getByRole('button').and(page.locator('[aria-pressed]'));

/** Codes and amounts among what a tool answers: capitals, digits and marks, a digit among them, or a UPI ID. */
const expectCodesLeftAlone = (page: Page) =>
  expect(
    main(page)
      .locator('dl:not(.terms) dd font font, td font font')
      .filter({ hasText: /^(?=.*\d)[A-Z\d ₹,.:%/+-]+$|^[\w.-]+@[a-z]+$/ }),
  ).toHaveCount(0);

for (const prefix of ['', '/hi'])
  test(
    `a translated page says what the tools of ${prefix || '/'} say, with every sample`,
    prefix ? AT_NIGHT : {},
    async ({ page, browser, site }) => {
      const { each, open, agree, end } = await twins(page, browser, site);
      await each((one) =>
        one.context().route(`${DEFAULT_GEOCODER_URL}?*`, (route) =>
          route.fulfill({
            json: { display_name: 'India Gate, Delhi, 110001, India' },
            headers: { 'access-control-allow-origin': '*' },
          }),
        ),
      );
      for (const { tool, path } of someOf(TOOL_USES, 3))
        await test.step(tool, async () => {
          await open(prefix + path);
          const first = await readPage(page);
          for (let i = 0; i < (await samples(page).count()); i++) {
            if (!(await samples(page).nth(i).isVisible()))
              await each((one) =>
                samples(one).nth(i).locator('xpath=ancestor::details/summary').click(),
              );
            await each(async (one) => {
              await samples(one).nth(i).click();
              await one.clock.runFor(TOOL_WAIT_MS);
            });
            await agree(`${prefix}${path}, sample ${i + 1}`, false);
            await expectCodesLeftAlone(page);
            // A success may be a dialog over the form.
            if ((await page.getByRole('dialog').count()) > 0) break;
          }
          expect(await readPage(page)).not.toBe(first);
        });
      await end();
    },
  );

/**
 * Names of what is pressed and filled in: those of the English pages, and of the Hindi ones by spec/hindi.md's
 * glossary.
 */
const LANGUAGES = [
  {
    prefix: '',
    name: 'Full Name',
    email: 'Email',
    message: 'Message',
    send: 'Send Message',
    thanks: 'Thank you!',
    edit: /^Edit/,
    signIn: 'Sign in to DigiLocker',
    files: 'Files to upload',
    view: 'View',
    signUp: 'Sign Up',
    phone: 'Phone Number',
    address: 'Email Address',
  },
  {
    prefix: '/hi',
    name: 'पूरा नाम',
    email: 'ईमेल',
    message: 'संदेश',
    send: 'संदेश भेजें',
    thanks: 'धन्यवाद!',
    edit: /^बदलें/,
    signIn: 'DigiLocker में लॉगिन करें',
    files: 'कौन-सी फ़ाइलें जोड़ें',
    view: 'देखें',
    signUp: 'साइन अप करें',
    phone: 'मोबाइल नंबर',
    address: 'ईमेल',
  },
];

for (const words of LANGUAGES) {
  const { prefix } = words;
  const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

  test(
    `a translated page of ${prefix || '/'} sends and keeps messages, and shows them in the outbox`,
    prefix ? AT_NIGHT : {},
    async ({ page, browser, site }) => {
      const { each, open, agree, end } = await twins(page, browser, site);
      const send = (message: string) =>
        each(async (one) => {
          await main(one).getByLabel(words.name).fill('Asha Verma');
          await main(one).getByLabel(words.email).fill('asha@shop.example');
          await main(one).getByRole('textbox', { name: words.message }).fill(message);
          await button(one, words.send).click();
        });
      await open(`${prefix}/contact`);
      await each((one) => button(one, words.send).click());
      await agree('nothing filled in');
      await send('Translated');
      await agree('sent');
      await expect(page.getByRole('heading', { name: words.thanks })).toBeVisible();
      await open(`${prefix}/contact`);
      await each((one) => goOffline(one.context()));
      await send('Later');
      await agree('saved');
      // The author's own words are nobody's to translate.
      await expect(page.getByText('Later', { exact: true }).locator('font')).toHaveCount(0);
      await each((one) => button(one, words.edit).first().click());
      await agree('one edited');
      await each((one) => goOnline(one.context()));
      await agree('sent later');
      await end();
    },
  );

  test(
    `a translated locker of ${prefix || '/'} adds, opens and finds documents`,
    prefix ? {} : AT_NIGHT,
    async ({ page, browser, site }) => {
      const { each, open, agree, end } = await twins(page, browser, site);
      await open(`${prefix}/digilocker`);
      await each((one) => button(one, words.signIn).click());
      await agree('signed in');
      await each((one) =>
        one.getByLabel(words.files).setInputFiles(textUpload('bill.txt', 'Two kilos of rice')),
      );
      // Both say the same while it is on its way, too.
      await each((one) =>
        expect(main(one).getByText('bill', { exact: true }).first()).toBeVisible(),
      );
      await agree('a file more');
      await each((one) => button(one, words.view).first().click());
      await agree('opened');
      await expect(page.getByRole('heading', { name: 'bill', level: 2 })).toBeVisible();
      await expect(page.getByText(/^bill/).locator('font')).toHaveCount(0);
      await each((one) => one.getByRole('searchbox').fill('bill'));
      await agree('found');
      await each((one) => one.getByRole('searchbox').fill('no such'));
      await agree('not found');
      await end();
    },
  );

  test(
    `a translated sign-up of ${prefix || '/'} says what is wrong, and greets`,
    prefix ? {} : AT_NIGHT,
    async ({ page, browser, site }) => {
      const { each, open, agree, end } = await twins(page, browser, site);
      await open(`${prefix}/login`);
      await open(`${prefix}/signup`);
      await each((one) => button(one, words.signUp).click());
      await agree('nothing filled in');
      await each(async (one) => {
        await main(one).getByLabel(words.name).fill('Asha Verma');
        await main(one).getByLabel(words.phone).fill('12');
        await main(one).getByLabel(words.address).fill('asha');
        await button(one, words.signUp).click();
      });
      await agree('wrong');
      await each(async (one) => {
        await main(one).getByLabel(words.phone).fill('1200000000');
        await main(one).getByLabel(words.address).fill('asha@shop.example');
        await main(one).getByRole('combobox').last().selectOption('/apis/Payout');
        await button(one, words.signUp).click();
        await one.clock.runFor(TOOL_WAIT_MS);
      });
      await agree('signed up');
      await expect(page.getByRole('dialog')).toContainText('Asha Verma');
      await end();
    },
  );
}

test('a translated page searches', { tag: '@night' }, async ({ page, browser, site }) => {
  const { each, open, agree, end } = await twins(page, browser, site);
  for (const path of ['/company/About', '/hi/company/About']) {
    await open(path);
    await each(async (one) => {
      await one.keyboard.press('/');
      await expect(one.getByRole('dialog').getByRole('combobox')).toBeFocused();
    });
    await each(({ keyboard }) => keyboard.type('upi'));
    await agree(`${path}, found`);
    await each(({ keyboard }) => keyboard.type(' id'));
    await agree(`${path}, found by two words`);
    for (let i = 0; i < 3; i++) await each(({ keyboard }) => keyboard.press('Backspace'));
    await agree(`${path}, found by one word again`);
    await each(({ keyboard }) => keyboard.type(' zzzz'));
    await agree(`${path}, nothing found`);
    await each(({ keyboard }) => keyboard.press('Escape'));
    await agree(`${path}, closed`);
  }
  await end();
});

test('a translated page opens its menus and asks for offline use', { tag: '@night' }, async ({
  page,
  browser,
  site,
}) => {
  const { each, open, agree, end } = await twins(page, browser, site);
  await each((one) => one.setViewportSize({ width: 390, height: 844 }));
  for (const path of ['/', '/hi']) {
    await open(path);
    await each((one) => one.getByRole('banner').getByRole('button').last().click());
    await agree(`${path}, menu`);
    await each(({ keyboard }) => keyboard.press('Escape'));
    await agree(`${path}, closed`);
  }
  await end();
});
