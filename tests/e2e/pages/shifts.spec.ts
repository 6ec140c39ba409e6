import type { Page } from 'playwright/test';
import { routes } from '../../../src/routes/paths.ts';
import { someOf } from '../../support/some-of.ts';
import { taken } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

/** What a page may move in all, by https://web.dev/articles/cls: a fifth of what is good there. */
const MOST = 0.02;

const WIDTHS_PX = [390, 768, 1440];

/** How long the scripts of a page wait for the network: none, and long enough for all else to be painted. */
const DELAYS_MS = [0, 600];

/** So many pages in one test. */
const PAGES = 16;

interface Shift {
  value: number;
  moved: string[];
}

/** Notes each shift that no press has caused, and what has moved. */
function noteShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Node }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return element ? `${element.localName}.${element.className}`.slice(0, 60) : '?';
      });
      shifts.push({ value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    // What an effect of the last part moves is painted by then.
    for (let i = 0; i < 5; i++) await new Promise((frame) => requestAnimationFrame(frame));
    await new Promise((quiet) => requestIdleCallback(quiet));
    for (let i = 0; i < 5; i++) await new Promise((frame) => requestAnimationFrame(frame));
    return (window as unknown as { shifts: Shift[] }).shifts;
  });

const paths = someOf(
  routes.map(({ path }) => path),
  PAGES,
);

for (const width of WIDTHS_PX)
  for (const delay of DELAYS_MS)
    for (let first = 0; first < paths.length; first += PAGES)
      test(`nothing jumps at ${width} px where scripts come after ${delay} ms, pages ${first + 1} and on`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.addInitScript(noteShifts);
        if (delay > 0)
          await page.route(/\/assets\/.*\.js/, async (route) => {
            await new Promise((late) => setTimeout(late, delay));
            await route.continue();
          });
        const jumps: string[] = [];
        for (const path of paths.slice(first, first + PAGES)) {
          await page.goto(path);
          await taken(page);
          // Parts that come after the page are asked for by now.
          await page.waitForLoadState('networkidle');
          const shifts = await shiftsOf(page);
          const sum = shifts.reduce((total, { value }) => total + value, 0);
          if (sum <= MOST) continue;
          const moved = shifts.flatMap(
            ({ value, moved }) => `${value.toFixed(3)} ${moved.join(' ')}`,
          );
          jumps.push(`${path}: ${sum.toFixed(3)}: ${moved.join('; ')}`);
        }
        expect(jumps).toEqual([]);
      });
