import type { Page } from 'playwright/test';
import * as hindi from '../../../languages/hi/words/layouts.ts';
import { taken } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

declare global {
  interface Window {
    /** Lets React's scheduler run so many of its tasks. */
    allowTasks(count: number): void;
  }
}

/** The scheduler asks for each of its tasks with a message to itself; these are held back here. */
async function holdTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    let allowed = 0;
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (this: MessagePort, ...args: [unknown]) {
      held.push(() => post.apply(this, args));
      run();
    };
    const run = () => {
      for (; allowed > 0 && held.length > 0; allowed--) held.shift()?.();
    };
    window.allowTasks = (count) => {
      allowed += count;
      run();
    };
    // React listens on its root from the moment it is told to take the page over.
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (
      this: EventTarget,
      ...args: Parameters<typeof listen>
    ) {
      if (this instanceof Element && this.id === 'root')
        document.documentElement.dataset.takeover = 'begun';
      listen.apply(this, args);
    };
  });
}

const allowTasks = (page: Page, count: number) =>
  page.evaluate((tasks) => window.allowTasks(tasks), count);

/** A page that has not been taken over, and the way to let that happen. */
type OpenHeld = (page: Page, path: string) => Promise<() => Promise<void>>;

const HYDRATE = /\/assets\/hydrate-/;
const MOBILE_MENU = /\/assets\/MobileMenu-[^.]*\.js$/;

const beforeTheApplication: OpenHeld = async (page, path) => {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.unroute(HYDRATE);
  await page.route(HYDRATE, async (route) => {
    await gone;
    await route.continue();
  });
  const asked = page.waitForRequest(HYDRATE);
  await page.goto(path);
  await asked;
  return async () => letGo();
};

const afterTasks =
  (tasks: number): OpenHeld =>
  async (page, path) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-takeover', 'begun');
    await allowTasks(page, tasks);
    // The shell's effects come last: they tell that tasks are really held.
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto');
    return () => allowTasks(page, Number.POSITIVE_INFINITY);
  };

/** What is pressed on a page that is not alive, and what has to come of it. */
interface Press {
  name: string;
  path: string;
  width?: number;
  press: (page: Page) => Promise<void>;
  expectDone: (page: Page) => Promise<void>;
}

const entry = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button').first();
const question = (page: Page) => page.getByRole('main').locator('button[aria-expanded]').first();
const privacy = (page: Page) => page.getByRole('heading', { level: 1, name: 'Privacy Policy' });

const PRESSES: Press[] = [
  {
    name: 'a press on the menu button opens the menu',
    path: '/PrivacyPolicy',
    width: 390,
    press: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
    expectDone: (page) => expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible(),
  },
  {
    name: 'a press on an entry of the wide menu opens its panel',
    path: '/PrivacyPolicy',
    press: (page) => entry(page).click(),
    expectDone: (page) => expect(entry(page)).toHaveAttribute('aria-expanded', 'true'),
  },
  {
    name: 'a press on a question opens its answer',
    path: '/company/faqs',
    press: (page) => question(page).click(),
    expectDone: (page) => expect(question(page)).toHaveAttribute('aria-expanded', 'true'),
  },
  {
    name: 'a press on Read more shows more',
    path: '/',
    press: (page) => page.getByRole('button', { name: 'Read more' }).first().click(),
    expectDone: (page) => expect(page.getByRole('button', { name: 'Read less' })).toHaveCount(1),
  },
  {
    name: 'a press on Send keeps what was typed and says what is missing',
    path: '/contact',
    async press(page) {
      await page.getByLabel('Full Name').fill('Asha Rao');
      await page.getByRole('button', { name: 'Send Message' }).click();
    },
    async expectDone(page) {
      await expect(page.getByText('Please enter your email address.')).toBeVisible();
      await expect(page.getByLabel('Full Name')).toHaveValue('Asha Rao');
      await expect(page).toHaveURL('/contact');
    },
  },
  {
    name: 'a followed link leads to its page',
    path: '/company/About',
    press: (page) =>
      page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click(),
    expectDone: (page) => expect(privacy(page)).toBeVisible(),
  },
];

// 0: nothing is taken over yet; 1: the frame is, the parts are not.
for (const [moment, hold, openHeld, when] of [
  ['before the application is there', async () => {}, beforeTheApplication, {}],
  ['with 0 tasks of the takeover done', holdTasks, afterTasks(0), { tag: '@night' }],
  ['with 1 tasks of the takeover done', holdTasks, afterTasks(1), {}],
] as const)
  test(`${moment} no press is lost`, when, async ({ page }) => {
    await hold(page);
    for (const { name, path, width = 1280, press, expectDone } of PRESSES)
      await test.step(name, async () => {
        // A menu that a wider window closes takes its step of the history along, which would end the next visit.
        await page.goto('about:blank');
        await page.setViewportSize({ width, height: 800 });
        const letGo = await openHeld(page, path);
        await press(page);
        await letGo();
        await expectDone(page);
      });
    // The last was a link. Before the application is there, the browser itself goes.
    if (openHeld !== beforeTheApplication) await expect(privacy(page)).toBeFocused();
  });

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });
  const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
  const inMenu = (page: Page, name: string) => menu(page).getByRole('button', { name });

  test('opens, closes and leads on before the application is there', async ({ page }) => {
    await beforeTheApplication(page, '/hi/PrivacyPolicy');
    await page.getByRole('button', { name: hindi.openMenu }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();

    await beforeTheApplication(page, '/PrivacyPolicy');
    for (const close of [
      () => inMenu(page, 'Close menu').tap(),
      () => page.keyboard.press('Escape'),
    ]) {
      await opener(page).tap();
      await expect(menu(page)).toBeVisible();
      await close();
      await expect(menu(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
    }
    await opener(page).tap();
    await expect(menu(page).getByRole('link', { name: 'हिंदी' })).toHaveAttribute(
      'href',
      '/hi/PrivacyPolicy',
    );
    await menu(page).getByRole('link', { name: 'Contact', exact: true }).tap();
    await expect(page).toHaveURL('/contact');
  });

  test('is hydrated in place, and the last press in it is repeated', { tag: '@always' }, async ({
    page,
  }) => {
    const letGo = await beforeTheApplication(page, '/products/aepsPortal');
    const asked = page.waitForRequest(MOBILE_MENU);
    await opener(page).tap();
    await asked;
    await expect(menu(page)).toBeVisible();
    await menu(page).evaluate((dialog) => Object.assign(dialog, { isTheSame: true }));
    await inMenu(page, 'APIs').tap();
    await expect(inMenu(page, 'APIs')).toHaveAttribute('aria-expanded', 'false');
    await letGo();
    await expect(inMenu(page, 'APIs')).toHaveAttribute('aria-expanded', 'true');
    expect(await menu(page).evaluate((dialog) => 'isTheSame' in dialog)).toBe(true);
    await inMenu(page, 'Dark').tap();
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
    await page.touchscreen.tap(20, 400);
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    // From then on it opens at the page shown.
    await opener(page).tap();
    await expect(inMenu(page, 'Products')).toHaveAttribute('aria-expanded', 'true');
    await menu(page).getByRole('link', { name: 'Loan portal' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(menu(page)).toBeHidden();
  });

  test('closed before the application is there, it stays closed and opens again', async ({
    page,
  }) => {
    const letGo = await beforeTheApplication(page, '/contact');
    await opener(page).tap();
    await inMenu(page, 'Close menu').tap();
    await letGo();
    await taken(page);
    await expect(menu(page)).toHaveCount(0);
    await opener(page).tap();
    await expect(menu(page)).toHaveCount(1);
  });

  test('opens with the application where its markup does not come', async ({ page, site }) => {
    site.fault = ({ url }, response) => {
      if (!url?.startsWith('/data/menu')) return false;
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in</h1>');
      return true;
    };
    const letGo = await beforeTheApplication(page, '/contact');
    const answered = page.waitForResponse(/\/data\/menu/);
    await opener(page).tap();
    await answered;
    await expect(menu(page)).toHaveCount(0);
    await letGo();
    await expect(menu(page)).toBeVisible();
    await expect(inMenu(page, 'Dark')).toBeVisible();
  });
});
