import type { Page } from 'playwright/test';
import { routes } from '../../../src/routes/paths.ts';
import type { Route } from '../../../src/routes/route.ts';
import { open, openWithStoppedClock } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/products/aepsPortal';
const STEPS = ['Choose the bank', 'Agree on the amount', 'One finger', 'Hand over the cash'];
const STEP_MS = 1250;

const phone = (page: Page) => page.locator('.handset');
const step = (page: Page, n: number) => page.getByRole('button', { name: STEPS[n] ?? '' });

async function expectStep(page: Page, n: number): Promise<void> {
  for (const i of STEPS.keys())
    if (i === n) await expect(step(page, i)).toHaveAttribute('aria-current', 'step');
    else await expect(step(page, i)).not.toHaveAttribute('aria-current');
}

test.describe('the drawn phone', () => {
  /** Opens the page in a window too low for the phone, stops the clock, and then brings the phone in. */
  async function show(page: Page): Promise<void> {
    await page.setViewportSize({ width: 1280, height: 200 });
    await openWithStoppedClock(page, PATH);
    await expectStep(page, 0);
    await page.setViewportSize({ width: 1280, height: 900 });
  }

  /** Lets a fifth of a step pass. Returns the step that is shown. */
  async function wait(page: Page): Promise<number> {
    await page.clock.runFor(STEP_MS / 5);
    return page
      .locator('.play__step')
      .evaluateAll((steps) => steps.findIndex((each) => each.hasAttribute('aria-current')));
  }

  test('does not move unasked with reduced motion, and still follows a press, on phones too', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await show(page);
    await expect(phone(page)).toBeInViewport({ ratio: 1 });
    for (let i = 0; i < 30; i += 1) expect(await wait(page)).toBe(0);
    await step(page, 3).click();
    await expect(phone(page)).toContainText('Hand over ₹2,000');

    // On phones the steps are four numbers, in view with the phone, over the words of one.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeInViewport({ ratio: 1 });
    await step(page, 1).click();
    const caption = page.locator('.play__caption');
    await expect(caption).toHaveText(/Agree on the amount.*before the fingerprint\./);
    await caption.evaluate((each) => each.scrollIntoView({ block: 'end' }));
    await expect(phone(page)).toBeInViewport({ ratio: 0.9 });
    for (const i of STEPS.keys()) {
      const box = await step(page, i).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });

  test('is absent in calm mode, which lists its steps', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('kolam-calm', 'on'));
    await openWithStoppedClock(page, PATH);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(phone(page)).toBeHidden();
      for (const i of STEPS.keys())
        await expect(step(page, i).getByText(STEPS[i] ?? '')).toBeVisible();
    }
    await page.clock.runFor(10 * STEP_MS);
    await expectStep(page, 0);
  });
});

test('a calculator is on the first screen of its page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, name] of [
    ['/products/LoanPortal', 'Loan amount (₹)'],
    ['/products/insurancePortal', 'Health'],
  ] as const) {
    await open(page, path);
    const field = page.getByLabel(name, { exact: true }).first();
    await expect.poll(async () => (await field.boundingBox())?.y, path).toBeLessThan(260);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the first sums and all steps, and no dead button', async ({ page }) => {
    for (const path of ['/products/paymentGateWayPortal', PATH]) {
      await page.goto(path);
      await expect(page.locator('.ledger button, .ledger input, .play button')).toHaveCount(0);
      await expect(page.locator('.handset')).toBeVisible();
      if (path !== PATH)
        await expect(page.getByRole('row', { name: /^Credit card/ })).toContainText('2%');
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('row', { name: /^In a day/ })).toContainText('₹122.00');
    for (const title of STEPS) await expect(page.locator('.play').getByText(title)).toBeVisible();
  });
});

test.describe('before a page is laid out whole', () => {
  test.use({ javaScriptEnabled: false });

  test('no drawn phone is cut off where it rises out of its section', async ({ page }) => {
    const cut: string[] = [];
    let drawn = 0;
    for (const { path, params = [] } of routes as readonly Route[]) {
      if (params.length > 0) continue;
      await page.goto(path);
      for (const width of [1366, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const seen = await page.evaluate(() => {
          document.documentElement.classList.add('at-top');
          const handset = document.querySelector('.handset');
          if (!handset) return undefined;
          handset.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { left, width: wide, top } = handset.getBoundingClientRect();
          const hit = document.elementFromPoint(left + wide / 2, top + 24);
          return hit?.closest('.handset') === handset;
        });
        if (seen !== undefined) drawn += 1;
        if (seen === false) cut.push(`${path} at ${width}`);
      }
    }
    expect(cut).toEqual([]);
    expect(drawn).toBeGreaterThan(0);
  });
});
