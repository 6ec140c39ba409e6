import type { Page } from 'playwright/test';
import { routes } from '../../../src/routes/paths.ts';
import { someOf } from '../../support/some-of.ts';
import { arrival, open, taken } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

/** Pages that one run looks at. */
const A_RUN = 12;

/** What visitors unfold on a page: details, and buttons that open a text below them. */
const FOLDS =
  '#main details > summary, #main button[aria-expanded]:not(.ref-tree__bar, [role=combobox])';

/** Which of them are open, by their place among all. */
const opened = (page: Page): Promise<number[]> =>
  page.locator(FOLDS).evaluateAll((all) =>
    all.flatMap((it, i) => {
      const isOpen = (it.parentElement as HTMLDetailsElement).open ?? false;
      return isOpen || it.getAttribute('aria-expanded') === 'true' ? [i] : [];
    }),
  );

/** By links that need not be in sight: a click of Playwright's scrolls to it. */
async function leave(page: Page): Promise<void> {
  const link = page.getByRole('contentinfo').locator('a[href$="TermsOfService"]');
  await link.first().evaluate((it: HTMLElement) => it.click());
  await expect(page).toHaveURL(/TermsOfService$/);
  await arrival(page);
}

// `/404` is in no history, and of a path with a parameter one document is all pages.
const PATHS = routes.map(({ path }) => path).filter((path) => !/[:*]|404/.test(path));

test('what is unfolded on any page is so after a reload, after Back and after Forward', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const paths = ['', '/hi'].flatMap((prefix) => PATHS.map((path) => prefix + path));
  let looked = 0;
  for (const path of someOf(paths, A_RUN))
    await test.step(path, async () => {
      await open(page, path);
      const folds = page.locator(FOLDS);
      const count = await folds.count();
      if (count === 0) return;
      looked += 1;
      for (const i of new Set([Math.min(1, count - 1), count - 1]))
        await folds.nth(i).evaluate((it: HTMLElement) => {
          const isOpen = (it.parentElement as HTMLDetailsElement).open === true;
          if (!isOpen && it.getAttribute('aria-expanded') !== 'true') it.click();
        });
      await expect.poll(() => opened(page)).toContain(count - 1);
      const left = await opened(page);

      await page.reload();
      await taken(page);
      await expect.poll(() => opened(page), 'after a reload').toEqual(left);

      await leave(page);
      await page.goBack();
      await arrival(page);
      await expect.poll(() => opened(page), 'after Back').toEqual(left);

      await page.goForward();
      await expect(page).toHaveURL(/TermsOfService$/);
      await arrival(page);
      await page.goBack();
      await arrival(page);
      await expect.poll(() => opened(page), 'after Forward and Back').toEqual(left);
    });
  expect(looked).toBeGreaterThan(A_RUN / 3);
});

test('of folds with one title only the one that was unfolded is so again', async ({ page }) => {
  await open(page, '/apis/reference/payments');
  const folds = page.locator(FOLDS);
  const titles = await folds.allTextContents();
  const twice = titles.findIndex((title, i) => titles.indexOf(title) < i);
  expect(twice).toBeGreaterThan(0);
  await folds.nth(twice).evaluate((it: HTMLElement) => it.click());
  await expect.poll(() => opened(page)).toContain(twice);
  const left = await opened(page);
  expect(left).not.toContain(titles.indexOf(titles[twice] as string));
  await page.reload();
  await taken(page);
  await expect.poll(() => opened(page)).toEqual(left);
});
