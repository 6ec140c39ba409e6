import type { Page } from 'playwright/test';
import { mount, mountWithStoppedClock } from '../support/mount.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/products/aepsPortal';
const STEPS = ['Choose the bank', 'Agree on the amount', 'One finger', 'Hand over the cash'];
const STEP_MS = 1250;
/** The page's time passes with each look, so that none need be waited for. */
const OFTEN = { intervals: [50] };

const phone = (page: Page) => page.locator('.handset');
const step = (page: Page, n: number) => page.getByRole('button', { name: STEPS[n] ?? '' });

async function expectStep(page: Page, n: number): Promise<void> {
  for (const i of STEPS.keys())
    if (i === n) await expect(step(page, i)).toHaveAttribute('aria-current', 'step');
    else await expect(step(page, i)).not.toHaveAttribute('aria-current');
}

/** Opens the page in a window too low for the phone, stops the clock, and then brings the phone in. */
async function show(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 200 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await mountWithStoppedClock(page, { view: PATH });
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

test('goes through its steps once and rests at the last', async ({ page }) => {
  await show(page);
  const shown = new Set<number>();
  await expect.poll(async () => shown.add(await wait(page)).has(3), OFTEN).toBe(true);
  expect([...shown]).toEqual([0, 1, 2, 3]);
  await expect(phone(page)).toContainText('Hand over ₹2,000');
  await page.clock.runFor(10 * STEP_MS);
  await expectStep(page, 3);
});

test('stops at the step that is pressed', async ({ page }) => {
  await show(page);
  await expect.poll(() => wait(page), OFTEN).toBe(1);
  await step(page, 2).click();
  await expectStep(page, 2);
  await page.clock.runFor(10 * STEP_MS);
  await expectStep(page, 2);
  await step(page, 0).focus();
  await page.keyboard.press('Enter');
  await expectStep(page, 0);
  await expect(phone(page)).toContainText('Customer’s bank');
});

test('the page of APIs shows a call, its answer, the webhook and the receipt', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 200 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await mountWithStoppedClock(page, { view: '/products/apiSolutions' });
  await expect(phone(page)).toContainText('POST /bbps/pay');
  await phone(page).scrollIntoViewIfNeeded();
  await page.setViewportSize({ width: 1280, height: 900 });
  const shown: string[] = [];
  await expect
    .poll(async () => {
      await page.clock.runFor(STEP_MS / 5);
      const title = await page.locator('.handset__title').innerText();
      if (shown.at(-1) !== title) shown.push(title);
      return title;
    }, OFTEN)
    .toBe('Kadamb General');
  expect(shown).toEqual(['POST /bbps/pay', '200 OK', 'POST /your/webhook', 'Kadamb General']);
  await page.getByRole('button', { name: /^2 Answer/ }).click();
  await expect(phone(page)).toContainText('"pending"');
  // Names and values of requests do not break into lines: nothing may pass the edge of what holds it.
  for (const button of await page.locator('.play__step').all()) {
    await button.click();
    const passing = await phone(page)
      .locator('.handset__body > *')
      .evaluateAll((pieces) =>
        pieces
          .filter((each) => each.scrollWidth > each.clientWidth)
          .map((each) => each.textContent),
      );
    expect(passing).toEqual([]);
  }
});

test('a day at the counter is counted with plus and minus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await mount(page, { view: PATH });
  const table = page.getByRole('table', { name: 'Withdrawals in a day' });
  const day = page.getByRole('row', { name: /^In a day/ });
  const month = page.getByRole('row', { name: /^In a month of 26 days/ });
  await expect(day).toContainText('₹122.00');
  await expect(month).toContainText('₹3,172.00');
  const more = table.getByRole('button', { name: 'More: Above ₹3,000' });
  const fewer = table.getByRole('button', { name: 'Fewer: Above ₹3,000' });
  for (const button of [more, fewer]) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await more.click();
  await expect(table.getByRole('row', { name: /Above ₹3,000/ })).toContainText('₹55.00');
  await expect(day).toContainText('₹133.00');
  await expect(month).toContainText('₹3,458.00');
  // With the keyboard down to nothing, and no further.
  await fewer.focus();
  for (let i = 0; i < 7; i += 1) await page.keyboard.press('Enter');
  await expect(fewer).toBeFocused();
  await expect(fewer).toHaveAttribute('aria-disabled', 'true');
  await expect(table.getByRole('row', { name: /Above ₹3,000/ })).toContainText('₹0.00');
  await expect(day).toContainText('₹78.00');
});

test('what reaches the account follows the fee that is typed', async ({ page }) => {
  await mount(page, { view: '/products/paymentGateWayPortal' });
  const fee = page.getByRole('textbox', { name: 'Fee in percent: Credit card' });
  const row = page.getByRole('row', { name: /^Credit card/ });
  // A card payment of ₹1,000 is settled without GST on its fee.
  await expect(row).toContainText('₹980.00');
  await fee.fill('1.95');
  await expect(row).toContainText('₹980.50');
  await expect(row).toContainText('less ₹19.50, without GST');
  await fee.fill('90');
  await expect(page.getByRole('alert')).toContainText('type a fee between 0 and 20 percent');
  await expect(fee).toHaveAttribute('aria-invalid', 'true');
  await expect(row).toContainText('₹980.50');
  await fee.fill('0');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(row).toContainText('nothing taken off');
  const netBanking = page.getByRole('row', { name: /^Net banking/ });
  await expect(netBanking).toContainText('less ₹16.00 and GST ₹2.88');
  await page.getByRole('textbox', { name: 'Fee in percent: Debit card' }).fill('2');
  const debit = page.getByRole('row', { name: /^Debit card/ });
  await expect(debit).toContainText('₹991.00');
  await expect(debit).toContainText('The rules allow at most 0.9%.');
});
