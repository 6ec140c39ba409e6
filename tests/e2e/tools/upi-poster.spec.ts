import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { svgOfPdf } from '../../support/read-pdf.ts';
import { cutOut, pixelsOfSvg, qrIn } from '../../support/read-svg.ts';
import { test } from '../support/installed.ts';
import {
  button,
  expectReadBack,
  LINK,
  makePoster,
  PATH,
  pick,
  poster,
  saved,
} from '../support/poster.ts';
import { readPicture } from '../support/read-picture.ts';
import { expect } from '../support/test.ts';
import { expectAccessible } from '../support/tool-checks.ts';

const counter = (page: Page) => page.getByRole('dialog', { name: 'Counter view' });

// The other sizes and layouts have this in tests/deep.
test('saved and printed posters scan correctly offline, each of eight stickers on one A4 too', async ({
  page,
}) => {
  await expectReadBack(page, 'Rangoli', ['A6']);
  await pick(page, /8 on A4/);
  await button(page, 'Print poster').click();
  const printed = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const pixels = pixelsOfSvg(svgOfPdf(printed).svg, 2000);
  const perMm = 2000 / 210;
  for (let i = 0; i < 8; i++) {
    const [x, y] = [6 + (i % 2) * 99, 8.5 + Math.floor(i / 2) * 70];
    const one = cutOut(pixels, Math.round(x * perMm), Math.round(y * perMm), 520, 660);
    expect(qrIn(one)?.text).toBe(LINK);
  }
});

test('the Hindi poster needs a typeface only for typed letters; it is shared as a picture', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: { files: File[] }) => {
        const [file] = files;
        document.title = `${file?.name} ${file?.type} ${(file?.size ?? 0) > 10_000}`;
      },
    });
  });
  await makePoster(page, 'मीना स्टोर');
  await pick(page, 'हिंदी');
  await page.getByRole('checkbox', { name: 'English below' }).uncheck();
  await expect(poster(page)).not.toContainText('Scan');
  await expect(poster(page)).toContainText('मीना स्टोर');
  const svg = await saved(page, 'Save SVG');
  const text = await readFile(await svg.path(), 'utf8');
  expect(text).toContain('मीना स्टोर');
  expect(text).not.toContain('यहाँ');
  expect((await readPicture(page, svg)).text).toContain('pn=%E0%A4%AE');
  await button(page, 'Share').click();
  await expect(page).toHaveTitle('upi-poster.png image/png true');
});

/** The text of a code as a camera in front of the screen would read it. */
async function codeOnScreen(picture: Locator): Promise<string | undefined> {
  const png = await picture.screenshot();
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const href = `data:image/png;base64,${png.toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="${href}"/></svg>`;
  return qrIn(pixelsOfSvg(svg, width))?.text;
}

/** A wake lock that only counts, and that can be taken away as a phone does. */
function fakeWakeLock() {
  const held = new Set<EventTarget>();
  Object.assign(window, { held });
  Object.defineProperty(navigator, 'wakeLock', {
    value: {
      request: async () => {
        const lock = new EventTarget();
        const release = async () => {
          if (held.delete(lock)) lock.dispatchEvent(new Event('release'));
        };
        held.add(lock);
        return Object.assign(lock, { release });
      },
    },
  });
}
const locksHeld = (page: Page) =>
  page.evaluate(() => (window as unknown as { held: Set<unknown> }).held.size);

test('the counter view keeps the screen on, and is left by Escape, Back and its button', async ({
  page,
}) => {
  await page.addInitScript(fakeWakeLock);
  await makePoster(page);
  const opener = button(page, 'Counter view');
  const sentence = counter(page).getByText('The screen stays on');
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => button(page, 'Close counter view').press('Enter'),
  ]) {
    await opener.press('Enter');
    await expect(counter(page)).toBeVisible();
    await expect(sentence).toBeVisible();
    expect(await locksHeld(page)).toBe(1);
    await expect(page.getByRole('img', { name: 'QR code to pay Meena Stores' })).toBeVisible();
    await leave();
    await expect(counter(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect.poll(() => locksHeld(page)).toBe(0);
    await expect(page).toHaveURL(PATH);
    await expect(poster(page)).toBeVisible();
  }
  // A phone takes the lock away with the page, and it is asked for again when the page is seen again.
  await opener.click();
  await expect(sentence).toBeVisible();
  await page.evaluate(() => {
    for (const lock of (window as unknown as { held: Set<{ release: () => void }> }).held)
      lock.release();
  });
  await expect(sentence).toHaveCount(0);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(sentence).toBeVisible();
});

test('offers neither sharing nor a lit screen where the browser supports neither', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { canShare: undefined });
    Object.defineProperty(navigator, 'wakeLock', { value: undefined });
  });
  await makePoster(page);
  await expect(button(page, 'Share')).toHaveCount(0);
  await button(page, 'Counter view').click();
  await expect(counter(page)).toBeVisible();
  await expect(counter(page)).not.toContainText('The screen stays on');
});

test('the amount changes from customer to customer, and the poster keeps its own', {
  tag: '@night',
}, async ({ page }) => {
  await makePoster(page);
  await button(page, 'Counter view').click();
  const code = page.getByRole('img', { name: 'QR code to pay Meena Stores' });
  await expect(counter(page)).toContainText('₹340');
  await expect.poll(() => codeOnScreen(code)).toBe(LINK);
  await button(page, 'Change amount').press('Enter');
  const amount = counter(page).getByLabel('Amount in ₹');
  await expect(amount).toBeFocused();
  await expect(amount).toHaveValue('340');
  // Nobody pays the amount before while the next one is typed.
  await expect(code).toHaveCount(0);
  await amount.fill('0');
  await page.keyboard.press('Enter');
  await expect(counter(page).getByRole('alert')).toHaveText('Enter at least ₹1.');
  await amount.fill('1,250.50');
  await page.keyboard.press('Enter');
  await expect(counter(page)).toContainText('₹1,250.50');
  await expect(counter(page).getByRole('status')).toHaveText('The code asks for ₹1,250.50 now.');
  await expect(button(page, 'Change amount')).toBeFocused();
  await expect.poll(() => codeOnScreen(code)).toBe(LINK.replace('340.00', '1250.50'));
  await button(page, 'Next customer').click();
  await expect(counter(page).getByText('₹1,250.50', { exact: true })).toHaveCount(0);
  await expect.poll(() => codeOnScreen(code)).toBe(LINK.replace('&am=340.00', ''));
  await page.keyboard.press('Escape');
  await expect(poster(page)).toContainText('₹340');
  await expect.poll(() => codeOnScreen(poster(page))).toBe(LINK);
});

test('studio and counter view pass axe in both colours and fit into 320 px', {
  tag: '@night',
}, async ({ page }) => {
  await makePoster(page, 'Shree Annapurna General Stores and Sweets, Aliganj');
  await page.getByText('The link in the code').click();
  await expectAccessible(page);
  await button(page, 'Counter view').click();
  await button(page, 'Change amount').click();
  await expectAccessible(page);
});
