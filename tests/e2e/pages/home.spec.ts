import type { Page } from 'playwright/test';
import { TOOL_COUNT } from '../../../copy/menus/toolbox.ts';
import { routes } from '../../../src/routes/paths.ts';
import {
  bullet,
  carousel,
  expectMoves,
  expectSlide,
  expectStill,
  moving,
  pause,
  play,
  readyBySteps,
  STEP_MS,
  slide,
  TITLES,
} from '../support/carousel.ts';
import { test as installed } from '../support/installed.ts';
import { arrival, goTo, open, taken } from '../support/open.ts';
import { expect, test } from '../support/test.ts';
import { openWithoutScripts } from '../support/tool-checks.ts';

/** Waits until Swiper has taken over. */
const ready = (page: Page) => expect(moving(page)).toBeVisible();

/** Opens the page with a clock that passes when the test says: else a slow machine would see a slide too far. */
async function openStopped(page: Page, path = '/') {
  await page.clock.install({ time: '2026-11-21T10:00:00Z' });
  // Between the two calls it runs: what it is stopped at must be ahead.
  await page.clock.pauseAt('2026-11-21T10:30:00Z');
  await page.goto(path);
}

/** Drags the slides. More than half the width: on a slow machine this is a slow swipe, which has to go that far. */
async function swipe(page: Page, from: number, to: number) {
  await page.mouse.move(from, 200);
  await page.mouse.down();
  await page.mouse.move(to, 200, { steps: 6 });
  await page.mouse.up();
}

const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

test.describe('carousel', () => {
  test('three slides with their titles, each with its two ways on, under one h1, and it can be swiped', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    await ready(page);
    await pause(page).click();
    for (const [i, title] of TITLES.entries()) {
      await bullet(page, i + 1).click();
      await expectSlide(page, i + 1);
      await expect(slide(page, i + 1).getByRole('heading')).toHaveText(title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES[0] ?? '');
      await expect(slide(page, i + 1).getByRole('link', { name: 'Get Started' })).toHaveAttribute(
        'href',
        '/contact',
      );
      await expect(slide(page, i + 1).getByRole('link', { name: 'Explore' })).toHaveAttribute(
        'href',
        '/services',
      );
    }
    // What a press brought is said, and not again once the visitor went on.
    const said = carousel(page).getByRole('status');
    await expect(said).toHaveText(TITLES[2] ?? '');
    await page.getByRole('banner').getByRole('link').first().focus();
    await expect(said).toBeEmpty();
    // Links of slides out of view are not reached with the keyboard.
    await slide(page, 3).getByRole('link', { name: 'Explore' }).focus();
    await page.keyboard.press('Tab');
    await expect(bullet(page, 1)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(slide(page, 3).getByRole('link', { name: 'Explore' })).toBeFocused();

    await bullet(page, 1).click();
    await expectSlide(page, 1);
    for (const [from, to, n] of [
      [1150, 100, 2],
      [100, 1150, 1],
      [100, 1150, 3],
    ] as const) {
      await swipe(page, from, to);
      await expectSlide(page, n);
    }
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
    await play(page).click();
    await expectMoves(page, [1]);
    await slide(page, 1).getByRole('link', { name: 'Explore' }).click();
    await expect(page).toHaveURL(/\/services$/);
  });

  test('goes on when the keyboard leaves it after a jump, wherever focus goes; rests while it is inside, or the tab out of sight', {
    tag: '@night',
  }, async ({ page }) => {
    await openStopped(page);
    await readyBySteps(page);
    await page.getByRole('link', { name: 'Explore' }).focus();
    for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
    await expect(bullet(page, 3)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.clock.runFor(STEP_MS);
    await expectStill(page, 3);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expectMoves(page, [1, 2]);

    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.clock.runFor(STEP_MS);
    await expectStill(page, 3);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expectMoves(page, [1]);

    await page.getByRole('link', { name: 'Get Started' }).focus();
    await page.keyboard.press('Tab');
    await expectStill(page, 1);
    await expect(page.getByRole('link', { name: 'Explore' })).toBeFocused();
    await expect(pause(page)).toBeVisible();
    await page.getByRole('button', { name: 'Read more about UPI' }).focus();
    await expectMoves(page, [2]);
    await setHidden(page, true);
    await expectStill(page, 2);
    await setHidden(page, false);
    await expectMoves(page, [3]);
  });

  test('starts again after a navigation away and back, also for the keyboard', {
    tag: '@night',
  }, async ({ page }) => {
    const home = page.getByRole('banner').getByRole('link', { name: 'Kolam, home' });
    await openStopped(page, '/contact');
    await page.clock.runFor(500);
    await taken(page);
    await home.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: TITLES[0] })).toBeFocused();
    await readyBySteps(page);
    await expectMoves(page, [2, 3]);
    await slide(page, 3).getByRole('link', { name: 'Get Started' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await arrival(page);
    await home.click();
    await expect(page).toHaveURL(/\/$/);
    await readyBySteps(page);
    await expectSlide(page, 1);
    await expectMoves(page, [2, 3, 1]);
  });

  test('has the specified height at three widths, before and after hydration', async ({ page }) => {
    const expectHeights = async () => {
      for (const [width, height] of [
        [390, 180],
        [600, 380],
        [800, 500],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await expect(carousel(page)).toHaveCSS('height', `${height}px`);
      }
    };
    const letScriptsGo = await openWithoutScripts(page, '/');
    await expectHeights();
    await letScriptsGo();
    await ready(page);
    await expectHeights();
    await bullet(page, 3).click();
    await expectSlide(page, 3);
    await expectHeights();
  });

  test('nothing in it shifts during hydration and rotation', async ({ page }) => {
    await page.goto('/');
    const shifts = await page.evaluateHandle(async () => {
      // What the arrival of the font moves is not the carousel's doing.
      await document.fonts.load('1rem "Anek Latin Variable"');
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const seen: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node?: Node }[];
        })[])
          if (entry.sources.some(({ node }) => node?.parentElement?.closest('main')))
            seen.push(entry.value);
      }).observe({ type: 'layout-shift' });
      return seen;
    });
    await ready(page);
    await expectSlide(page, 2);
    await expectSlide(page, 3);
    expect(await shifts.jsonValue()).toEqual([]);
  });
});

const CARDS = [
  ['Our Services', 'Payment Gateway', '/products/paymentGateWayPortal'],
  ['Our Services', 'UPI Solutions', '/UpiSolution'],
  ['Our Services', 'POS & ECD Billing', '/POSBilling'],
  ['Our Services', 'Subscriptions & Invoicing', '/SubscriptionManagement'],
  ['Made for the way India pays', 'UPI', '/UpiSolution'],
  ['Made for the way India pays', 'ECD & Billing POS', '/POSBilling'],
  ['Made for the way India pays', 'Payment Gateway', '/products/paymentGateWayPortal'],
  ['Made for the way India pays', 'Prepaid', '/PrepaidSolutions'],
] as const;

test('links lead where specified: cards from wherever they are pressed, national programmes in a new tab', async ({
  page,
}) => {
  await open(page, '/');
  const links = page.getByRole('main').getByRole('link', { includeHidden: true });
  const names = await links.evaluateAll((all) =>
    all
      .filter((link) => link.getAttribute('href')?.startsWith('/contact'))
      .map((link) => link.textContent),
  );
  expect(names).toEqual(['Get Started', 'Get Started', 'Get Started', 'Contact Us']);
  for (const [name, href] of [
    ['Make in India', 'https://www.makeinindia.com/'],
    ['Digital India', 'https://www.digitalindia.gov.in/'],
    ['Startup India', 'https://www.startupindia.gov.in/'],
  ] as const) {
    const link = page.getByRole('link', { name: `${name} (opens in a new tab)`, exact: true });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  for (const benefit of [
    'Instant Retailer Onboarding',
    'Industry-Leading Success Rate',
    'Seamless Integration',
  ])
    await expect(page.getByRole('heading', { name: benefit })).toBeVisible();
  for (const [region, name, href] of CARDS) {
    const card = page
      .getByRole('region', { name: region })
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(card.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    await card.scrollIntoViewIfNeeded();
    expect(await card.evaluate(linkInCorner), `${region}, ${name}`).toBe(href);
  }
  for (const name of ['Our Services', 'Made for the way India pays']) {
    const card = page.getByRole('region', { name }).getByRole('article').first();
    const { height = 0 } = (await card.boundingBox()) ?? {};
    await card.click({ position: { x: 20, y: height - 10 } });
    await expect(page).toHaveURL(CARDS.find(([region]) => region === name)?.[2] ?? '');
    await arrival(page);
    await goTo(page, 'Kolam, home');
  }
});

/** Runs in the page. Where a press into a corner of a card would lead, far from its link. */
function linkInCorner(card: Element): string | null | undefined {
  const { left, bottom } = card.getBoundingClientRect();
  return document
    .elementFromPoint(left + 20, bottom - 10)
    ?.closest('a')
    ?.getAttribute('href');
}

test('eight tools, four of them on phones, which have a row and the board of all in the first screen, and 7,000 px at most', async ({
  page,
}) => {
  await open(page, '/');
  const band = page.getByRole('region', { name: 'Try it now, no network needed' });
  const tiles = band.getByRole('listitem').getByRole('link');
  await expect(tiles).toHaveCount(8);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(tiles).toHaveCount(4);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
    .toBeLessThanOrEqual(7_000);
  const row = page.getByRole('main').getByRole('navigation', { name: 'Tools' });
  const links = row.getByRole('link');
  await expect(links).toHaveText(['QR poster', 'EMI', 'Rates', `All ${TOOL_COUNT} tools`]);
  for (const link of await links.all()) {
    await expect(link).toBeInViewport({ ratio: 1 });
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(80);
  }
  await links.last().click();
  await expect(page).toHaveURL(/\/tools$/);
  await arrival(page);
  await goTo(page, 'Kolam, home');
  await band.getByRole('link', { name: 'GST number' }).click();
  await expect(page).toHaveURL(/\/apis\/GSTVerificationPage$/);
});

test('a worked example leads to where its numbers can be changed, and the demo starts at its first tool', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/');
  const day = page.getByRole('region', { name: 'A day at Meena Stores' });
  await expect(day.getByText('Example', { exact: true })).toBeVisible();
  await expect(day.getByRole('row')).toHaveText([
    /6 × ₹2\.50₹15\.00$/,
    /9 × ₹7\.00₹63\.00$/,
    /4 × ₹11\.00₹44\.00$/,
    /^In a day₹122\.00$/,
  ]);
  await expect(day.getByText(/Sample rates; your own are in your agreement/)).toBeVisible();
  await day.getByRole('link', { name: 'Withdrawals in a day' }).click();
  await expect(page).toHaveURL(/\/products\/aepsPortal$/);
  await arrival(page);
  await goTo(page, 'Kolam, home');

  await page.getByRole('link', { name: 'Start the demo' }).click();
  await expect(page).toHaveURL(/\/tools#demo-title$/);
  // Home's own link of that name stays until the board is there.
  await expect(page.getByRole('heading', { level: 1, name: 'Tools' })).toBeVisible();
  await page.getByRole('link', { name: 'Start the demo' }).click();
  await expect(page).toHaveURL(/\/UpiSolution#upi-qr$/);
  await expect(page.getByText(/^1 of 1\d/)).toBeVisible();
});

test.describe('in the pocket', () => {
  const band = (page: Page) => page.getByRole('main').locator('section').last();

  installed('says how many pages this device keeps', async ({ page }) => {
    await open(page, '/');
    await expect(band(page)).toContainText(
      `${routes.length} of ${routes.length} pages and every tool are on this device`,
    );
  });

  test('says how to install, or offers it where the browser does', async ({ page }) => {
    await open(page, '/');
    await expect(page.getByText('To install: browser menu, Add to Home screen.')).toBeVisible();
    await page.evaluate(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      const prompt = async () => {
        document.title = 'asked';
      };
      dispatchEvent(Object.assign(event, { prompt }));
    });
    await page.getByRole('button', { name: 'Install Kolam' }).click();
    await expect(page).toHaveTitle('asked');
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    await expect(page.getByRole('heading', { name: 'Kolam is on this device' })).toBeVisible();
    await expect(band(page).getByText(/install/i)).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Installed' })).toBeVisible();
    await page.getByRole('link', { name: 'What is on this device' }).click();
    await expect(page).toHaveURL(/\/device$/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page can be read in full, and offers no control that would do nothing', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: TITLES[0] })).toBeVisible();
    await expect(page.getByText(TITLES[1] ?? '')).toBeHidden();
    for (const name of ['Our Services', 'Key Benefits', 'Questions, answered'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    for (const [region, name, href] of CARDS)
      await expect(
        page.getByRole('region', { name: region }).getByRole('link', { name, exact: true }),
      ).toHaveAttribute('href', href);
    for (const text of [
      'To install: browser menu, Add to Home screen.',
      'Accept payments on a printed QR',
      'Bill the items',
      'Put one checkout on your website',
      'Give field staff a fuel card',
      'Most also come as an API',
      'The sandbox is on this site',
      'card handling follows PCI DSS',
      'You choose which to show',
      'earn up to 30% of the revenue',
      'keep its reference number ready',
    ])
      await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('button', { name: /slide|Read/ })).toHaveCount(0);
  });
});

test('the served page has no style attribute', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('Making Payments Smarter and Faster.');
  expect(html).not.toMatch(/\sstyle=/);
});
