import { expect, type Page } from 'playwright/test';

export const TITLES = [
  'Making Payments Smarter and Faster.',
  'Fast, Reliable & Secure Payments',
  'Built for Businesses of All Sizes',
];
/** From one slide at rest to the next one. */
export const STEP_MS = 3_300;
/** In which what a press asks of the next frame is done. */
export const FRAMES_MS = 50;
/** Far longer than one slide stays. */
const LONG_MS = 20_000;

export const carousel = (page: Page) => page.getByRole('region', { name: 'Highlights' });
export const bullet = (page: Page, n: number) =>
  page.getByRole('button', { name: `Go to slide ${n}` });
export const slide = (page: Page, n: number) => page.getByRole('group', { name: `${n} of 3` });
export const pause = (page: Page) => page.getByRole('button', { name: 'Pause slides' });
export const play = (page: Page) => page.getByRole('button', { name: 'Play slides' });

/** Slide `n` is the one in view, at rest, and the only one that can be reached. */
export async function expectSlide(page: Page, n: number) {
  await expect(bullet(page, n)).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('.hero__bullet[aria-current]')).toHaveCount(1);
  await expect(carousel(page).getByRole('group')).toHaveCount(1);
  await expect(slide(page, n).getByRole('heading', { name: TITLES[n - 1] })).toBeVisible();
  await expect(carousel(page).getByRole('link')).toHaveCount(2);
  const middle = async () => {
    const box = await slide(page, n).boundingBox();
    return Math.round(Math.abs(box?.x ?? 1));
  };
  await expect.poll(middle, { message: `slide ${n} fills the view` }).toBe(0);
  // It is told of the end a moment after it is there, and counts from then on.
  await expect(page.locator('.hero__track')).not.toHaveAttribute(
    'style',
    /transition-duration: [1-9]/,
  );
}

/** However long one waits, the slides do not so much as twitch. Needs the page's clock in hand. */
export async function expectStill(page: Page, n: number) {
  await expectSlide(page, n);
  const moves = await page.evaluateHandle(() => {
    const styles: (string | null)[] = [];
    const track = document.querySelector('.hero__track') as Element;
    new MutationObserver(() => styles.push(track.getAttribute('style'))).observe(track, {
      attributes: true,
      childList: true,
    });
    return styles;
  });
  await page.clock.runFor(LONG_MS);
  expect(await moves.jsonValue(), 'moves of the slides').toEqual([]);
  await expectSlide(page, n);
}

/** The slides move on unasked to each of these in turn. Needs the page's clock in hand. */
export async function expectMoves(page: Page, slides: readonly number[]) {
  for (const n of slides) {
    await page.clock.runFor(STEP_MS);
    await expectSlide(page, n);
  }
}

export const moving = (page: Page) => page.locator('.hero__view.swiper-initialized');

/** As `ready`, by a clock that is stopped meanwhile. */
export async function readyBySteps(page: Page) {
  await expect(async () => {
    await page.clock.runFor(FRAMES_MS);
    expect(await moving(page).isVisible()).toBe(true);
  }).toPass();
}
