import type { Page } from 'playwright/test';
import { toolbox } from '../../../copy/menus/toolbox.ts';
import { expectFits, expectNoViolations } from '../support/axe.ts';
import { open } from '../support/open.ts';
import { sampleChip } from '../support/samples.ts';
import { expect, goOffline, test } from '../support/test.ts';
import { installWorker } from '../support/worker.ts';

const PHONE = { width: 390, height: 844 };
const MOST_TAPS = 35;
const STEPS = toolbox.flatMap(({ tools }) => tools.filter(({ specimen }) => specimen));
/** What the bar says of the step at a place, from 1. */
const step = (place: number) => `${place} of ${STEPS.length}`;

const bar = (page: Page) => page.getByRole('region', { name: 'Demo', exact: true });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const start = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Start the demo', exact: true }).click();
/** A sample in its form, or what came of it. */
const shown = (page: Page) => page.locator('.samples [aria-pressed=true]');

test.describe('in airplane mode', () => {
  test.use({ serviceWorkers: 'allow', viewport: PHONE, hasTouch: true });

  test(`all ${STEPS.length} tools are shown in at most ${MOST_TAPS} taps, without a scroll`, async ({
    page,
    context,
  }) => {
    await installWorker(page);
    await goOffline(context);
    await open(page, '/tools');
    let taps = 0;
    const tap = async (name: string) => {
      taps++;
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
      await button(page, name).tap();
    };
    taps++;
    await start(page);
    for (const [place, { title, to }] of STEPS.entries()) {
      await expect(bar(page)).toContainText(step(place + 1));
      await expect(bar(page)).toContainText(title);
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const isFilled = !['/digilocker', '/contact', '/investors'].includes(to.split('#')[0] ?? '');
      if (isFilled) await expect(shown(page), title).toHaveCount(1);
      if (isFilled) await expect(button(page, 'Reset')).toBeEnabled();
      // What the visitor keeps there is not the demo's.
      if (['/digilocker', '/contact'].includes(to))
        await expect(button(page, 'Reset')).toBeDisabled();
      if (to === '/investors')
        await expect(page.getByRole('heading', { name: 'Investor Dashboard' })).toBeVisible();
      await tap('Next');
    }
    await expect(bar(page)).toContainText(`That was all ${STEPS.length}.`);
    await tap('Leave');
    await expect(bar(page)).toHaveCount(0);
    expect(taps).toBeLessThanOrEqual(MOST_TAPS);
  });
});

test('arriving fills and runs the first sample, Reset empties it, Back and Alt with arrows move', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/tools');
  await start(page);
  await expect(page.getByRole('img', { name: /^QR code for/ })).toBeVisible();
  await expect(button(page, 'Back')).toBeDisabled();
  await button(page, 'Next').click();
  await expect(page.getByText('Payment Successful!', { exact: false })).toBeVisible();
  await button(page, 'Next').click();
  await button(page, 'Next').click();
  const record = page.getByRole('region', { name: 'GST record' });
  await expect(record).toContainText('Meena Stores');
  await expect(page.getByLabel('GSTIN', { exact: true })).toHaveValue('09AAACS0000A1ZE');
  await expect(sampleChip(page, 'Active')).toHaveAttribute('aria-pressed', 'true');

  await button(page, 'Reset').click();
  await expect(record).toHaveCount(0);
  await expect(page.getByLabel('GSTIN', { exact: true })).toHaveValue('');
  await expect(shown(page)).toHaveCount(0);
  await expect(bar(page)).toContainText(step(4));

  await page.keyboard.press('Alt+ArrowRight');
  await expect(bar(page)).toContainText(step(5));
  await expect(page.getByRole('region', { name: 'PAN', exact: true })).toBeVisible();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(bar(page)).toContainText(step(4));
  await expect(record).toBeVisible();
  // In a text the keys belong to the text.
  await page.getByLabel('GSTIN', { exact: true }).focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(bar(page)).toContainText(step(4));
});

test('the demo lasts for the visit: a reload keeps it and its tools show themselves again, Leave ends it', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/tools');
  await start(page);
  await button(page, 'Next').click();
  await expect(bar(page)).toContainText(step(2));
  await page.reload();
  await expect(bar(page)).toContainText(step(2));
  await open(page, '/apis/GSTVerificationPage');
  await expect(bar(page)).toContainText(step(4));
  const record = page.getByRole('region', { name: 'GST record' });
  await expect(record).toContainText('Meena Stores');
  await button(page, 'Reset').click();
  await expect(page.getByLabel('GSTIN', { exact: true })).toHaveValue('');
  await expect(record).toHaveCount(0);
  await button(page, 'Leave').click();
  await expect(bar(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('GSTIN', { exact: true })).toBeEditable();
  await expect(bar(page)).toHaveCount(0);
});

test('the stepper is loaded at the start, reads with care what is kept, and is seen in forced colours', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.addInitScript(() =>
    sessionStorage.setItem(
      'kolam-demo',
      '{"steps":[{"title":1,"to":"//elsewhere.example"}],"at":0}',
    ),
  );
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/tools');
  await start(page);
  await expect(bar(page)).toContainText(step(1));
  const loaded = scripts.findIndex((url) => /assets\/Stepper-/.test(url));
  const begun = scripts.findIndex((url) => /UpiSolution/.test(url));
  expect(begun).toBeGreaterThan(0);
  expect(loaded).toBeGreaterThan(0);
  const lines = await bar(page)
    .locator('.stepper__bar span')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).borderBottomWidth));
  expect(lines.slice(0, 3)).toEqual(['3px', '1px', '1px']);
});

test('the bar covers nothing and passes axe; with letters twice as large every button is in reach', {
  tag: '@night',
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/tools');
  await start(page);
  await button(page, 'Next').click();
  await expect(bar(page)).toContainText(step(2));
  const foot = page.getByRole('contentinfo').getByRole('link').last();
  for (const viewport of [PHONE, { width: 1366, height: 768 }, { width: 320, height: 640 }]) {
    await page.setViewportSize(viewport);
    await foot.scrollIntoViewIfNeeded();
    await foot.click({ trial: true });
    await expectFits(page, viewport.width);
  }
  await expectNoViolations(page, [320, 1366]);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const name of ['Back', 'Reset', 'Next', 'Leave'])
      await expect(button(page, name), `at ${width} px`).toBeInViewport({ ratio: 1 });
  }
});
