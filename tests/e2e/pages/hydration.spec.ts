import type { Page } from 'playwright/test';
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

const beforeTheApplication: OpenHeld = async (page, path) => {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/hydrate-/, async (route) => {
    await gone;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/assets\/hydrate-/);
  await page.goto(path);
  await asked;
  return async () => letGo();
};

const afterTasks =
  (tasks: number): OpenHeld =>
  async (page, path) => {
    await holdTasks(page);
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-takeover', 'begun');
    await allowTasks(page, tasks);
    // The shell's effects come last: they tell that tasks are really held.
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto');
    return () => allowTasks(page, Number.POSITIVE_INFINITY);
  };

// 0: nothing is taken over yet; 1: the frame is, the parts are not.
for (const [moment, openHeld] of [
  ['before the application is there', beforeTheApplication],
  ['with 0 tasks of the takeover done', afterTasks(0)],
  ['with 1 tasks of the takeover done', afterTasks(1)],
] as const)
  test.describe(moment, () => {
    test('a press on the menu button opens the menu', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      const letGo = await openHeld(page, '/PrivacyPolicy');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await letGo();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    });

    test('a press on an entry of the wide menu opens its panel', async ({ page }) => {
      const letGo = await openHeld(page, '/PrivacyPolicy');
      const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('button').first();
      await entry.click();
      await letGo();
      await expect(entry).toHaveAttribute('aria-expanded', 'true');
    });

    test('a press on a question opens its answer', async ({ page }) => {
      const letGo = await openHeld(page, '/company/faqs');
      const question = page.getByRole('main').locator('button[aria-expanded]').first();
      await question.click();
      await letGo();
      await expect(question).toHaveAttribute('aria-expanded', 'true');
    });

    test('a press on Read more shows more', async ({ page }) => {
      const letGo = await openHeld(page, '/');
      await page.getByRole('button', { name: 'Read more' }).first().click();
      await letGo();
      await expect(page.getByRole('button', { name: 'Read less' })).toHaveCount(1);
    });

    test('a press on Send keeps what was typed and says what is missing', async ({ page }) => {
      const letGo = await openHeld(page, '/contact');
      await page.getByLabel('Full Name').fill('Asha Rao');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await letGo();
      await expect(page.getByText('Please enter your email address.')).toBeVisible();
      await expect(page.getByLabel('Full Name')).toHaveValue('Asha Rao');
      await expect(page).toHaveURL('/contact');
    });

    test('a followed link leads to its page', async ({ page }) => {
      const letGo = await openHeld(page, '/contact');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
      await letGo();
      const heading = page.getByRole('heading', { level: 1, name: 'Privacy Policy' });
      await expect(heading).toBeVisible();
      // Before the application is there, the browser itself goes.
      if (openHeld !== beforeTheApplication) await expect(heading).toBeFocused();
    });
  });
