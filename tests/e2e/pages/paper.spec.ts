import type { Page } from 'playwright/test';
import { routes } from '../../../src/routes/paths.ts';
import { someOf } from '../../support/some-of.ts';
import { expect, test } from '../support/test.ts';

const PAGES = 12;
const paths = someOf(
  routes.map(({ path }) => path),
  PAGES,
);

/** Runs in the page. What a reader of its paper would miss, or could not use. */
async function faultsOnPaper(): Promise<string[]> {
  // What was left out of the screen is laid out by then.
  for (let i = 0; i < 2; i++) await new Promise((frame) => requestAnimationFrame(frame));
  const isShown = (element: Element) =>
    element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().height > 1;
  const named = (element: Element) =>
    `${element.localName}.${element.className} “${element.textContent?.trim().slice(0, 40)}”`;
  const all = (selector: string) => [...document.querySelectorAll(selector)];

  const missing = all('main .accordion-answer').filter((answer) => !isShown(answer));
  // A question is a button too, and so is a step of a drawn day: both are read.
  const buttons = all('main :is(button, .btn)').filter(
    (button) => isShown(button) && !button.matches('.accordion-button, .play__step'),
  );
  const empty = all('main :is(input, textarea)').filter(
    (field) =>
      isShown(field) &&
      !field.matches('[type=radio], [type=checkbox]') &&
      (field as HTMLInputElement).value === '',
  );
  // A heading is kept with what it is of, or is in a head that is.
  const lone = all('main :is(h2, h3)').filter((heading) => {
    if (!isShown(heading)) return false;
    const head = heading.closest('.section-head') ?? heading;
    return getComputedStyle(head).breakAfter !== 'avoid';
  });
  return [
    ...missing.map((it) => `not printed: ${named(it)}`),
    ...buttons.map((it) => `a button: ${named(it)}`),
    ...empty.map((it) => `an empty field: ${named(it)}`),
    ...lone.map((it) => `may be the last line of a page: ${named(it)}`),
  ];
}

async function printed(page: Page, path: string): Promise<string[]> {
  await page.emulateMedia({ media: 'screen' });
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  return page.evaluate(faultsOnPaper);
}

test('paper has every answer, no button, no empty field and no lone heading', async ({ page }) => {
  test.setTimeout(300_000);
  // As wide as the text of an A4 page.
  await page.setViewportSize({ width: 680, height: 960 });
  for (const path of paths) expect.soft(await printed(page, path), path).toEqual([]);
});

/** Whether a field, or an act such as to unfold, is wholly in the first screen. The way back is none. */
const hasAct = (page: Page) =>
  page
    .getByRole('main')
    .locator('.btn, button, input, select, textarea, summary')
    .evaluateAll((elements) =>
      elements.some((element) => {
        const { top, bottom, height } = element.getBoundingClientRect();
        return element.checkVisibility() && height > 0 && top >= 0 && bottom <= innerHeight;
      }),
    );

test('a field or an act that is in the first screen is there when the phone is turned, too', async ({
  page,
}) => {
  test.setTimeout(300_000);
  // Its first words say that there is nothing to sign in to, and fill a low screen.
  for (const path of paths.filter((one) => one !== '/login')) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    if (!(await hasAct(page))) continue;
    await page.setViewportSize({ width: 844, height: 390 });
    expect.soft(await hasAct(page), path).toBe(true);
  }
});
