import {
  bullet,
  expectMoves,
  expectSlide,
  expectStill,
  FRAMES_MS,
  pause,
  play,
  readyBySteps,
} from '../../e2e/support/carousel.ts';
import { mount, mountWithStoppedClock } from '../support/mount.ts';
import { expect, test } from '../support/test.ts';

/** As specified. */
const STAY_MS = 3_000;

test('moves on unasked, each after three seconds, and after a jump; stays when paused', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await mountWithStoppedClock(page, { view: '/' });
  await readyBySteps(page);
  await expectSlide(page, 1);
  const changes = await page.evaluateHandle(() => {
    const times: number[] = [];
    new MutationObserver(() => times.push(performance.now())).observe(
      document.querySelector('.hero__bullet') as Element,
      { attributes: true },
    );
    return times;
  });
  await expectMoves(page, [2, 3, 1, 2]);
  // The first bullet is left, found again two slides later, and left once more.
  const [left = 0, found = 0, leftAgain = 0] = await changes.jsonValue();
  expect(found - left).toBeGreaterThan(2 * STAY_MS - 10);
  expect(leftAgain - found).toBeGreaterThan(STAY_MS - 10);

  await bullet(page, 1).click();
  await page.clock.runFor(FRAMES_MS);
  await expectSlide(page, 1);
  await expectMoves(page, [2, 3]);

  await bullet(page, 2).click();
  await pause(page).click();
  await page.clock.runFor(FRAMES_MS);
  await expectSlide(page, 2);
  await expectStill(page, 2);
  await play(page).click();
  await expectMoves(page, [3]);
});

test('does not move where less motion is asked for, until it is played, though focus is on its button', async ({
  page,
}) => {
  await mountWithStoppedClock(page, { view: '/' });
  await readyBySteps(page);
  await expect(play(page)).toBeVisible();
  await expectStill(page, 1);
  await bullet(page, 3).focus();
  await page.keyboard.press('Tab');
  await expect(play(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectMoves(page, [2]);
  await expect(pause(page)).toBeFocused();
  await pause(page).click();
  await expectStill(page, 2);
  await play(page).click();
  await expectMoves(page, [3]);
});

test('four services, each with what it includes; a product card shows its short or its full description, and moves nothing next to it', async ({
  page,
}) => {
  await mount(page, { view: '/' });
  const services = page.getByRole('region', { name: 'Our Services' });
  await expect(services.getByRole('heading', { level: 3 })).toHaveText([
    'Payment Gateway',
    'UPI Solutions',
    'POS & ECD Billing',
    'Subscriptions & Invoicing',
  ]);
  await expect(services.getByRole('listitem')).toHaveCount(12);

  const short = page.getByText('Instant payments from any UPI app');
  const full = page.getByText('Accept payments on a printed QR');
  await expect(short).toBeVisible();
  await expect(full).toBeHidden();
  for (const name of ['ECD & Billing POS', 'Payment Gateway'])
    await expect(page.getByRole('button', { name: `Read more about ${name}` })).toBeVisible();
  const beside = page.getByRole('article').filter({ hasText: 'One machine that bills' });
  const inside = () =>
    beside.evaluate((card) =>
      [card, ...card.querySelectorAll('*')].map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [x, y + scrollY, width, height];
      }),
    );
  const more = page.getByRole('button', { name: 'Read more about UPI' });
  await more.scrollIntoViewIfNeeded();
  const before = await inside();
  await more.click();
  const less = page.getByRole('button', { name: 'Read less about UPI' });
  await expect(less).toBeFocused();
  await expect(less).toHaveAttribute('aria-expanded', 'true');
  await expect(full).toBeVisible();
  await expect(short).toBeHidden();
  expect(await inside()).toEqual(before);

  await page.getByRole('button', { name: 'Read more about Prepaid' }).click();
  await expect(full).toBeVisible();
  await less.click();
  await expect(full).toBeHidden();
  await expect(short).toBeVisible();
});

test('one question is open at a time, clicking the open one closes it, and an answer that scrolls can be focused', async ({
  page,
}) => {
  await mount(page, { view: '/' });
  const faq = page.getByRole('region', { name: 'Questions, answered' });
  const opened = faq.getByRole('button', { expanded: true });
  const name = 'What services do you offer?';
  await expect(faq.getByRole('button')).toHaveCount(6);
  await expect(opened).toHaveText(name);
  const scroller = page.getByRole('region', { name });
  await expect(scroller).toHaveCount(0);
  await page.setViewportSize({ width: 280, height: 800 });
  await expect(scroller).toHaveAttribute('tabindex', '0');
  await expect(scroller).toHaveCSS('height', `${15 * 16}px`);
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Tab');
  await expect(scroller).toBeFocused();

  const third = faq.getByRole('button', { name: 'How is payment data protected?' });
  const answer = faq.getByText('card handling follows PCI DSS');
  await expect(answer).toBeHidden();
  await third.click();
  await expect(opened).toHaveCount(1);
  await expect(opened).toHaveText('How is payment data protected?');
  await expect(answer).toBeVisible();
  await third.click();
  await expect(opened).toHaveCount(0);
  await expect(answer).toBeHidden();
});
