import type { CDPSession, Page } from 'playwright/test';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

/** Opens the search over a page and types into it as a phone's keyboard does: the word is a composition. */
async function compose(page: Page, word: string): Promise<CDPSession> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.imeSetComposition', {
    text: word,
    selectionStart: word.length,
    selectionEnd: word.length,
  });
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  return devtools;
}

test('Enter on a phone opens what is selected while a word is composed', async ({ page }) => {
  await open(page, '/contact');
  const devtools = await compose(page, 'gst');
  const target = await page.getByRole('option', { selected: true }).getAttribute('href');
  for (const type of ['rawKeyDown', 'char', 'keyUp'] as const)
    await devtools.send('Input.dispatchKeyEvent', {
      type,
      key: 'Enter',
      code: 'Enter',
      windowsVirtualKeyCode: 13,
      text: type === 'char' ? '\r' : undefined,
    });
  await expect(page).toHaveURL(String(target));
});

test('a key of an input method moves nothing, whatever its other properties', async ({ page }) => {
  await open(page, '/contact');
  await compose(page, 'gst');
  const chosen = () => page.getByRole('combobox').getAttribute('aria-activedescendant');
  const before = await chosen();
  // As Safari sends it: by its own account nothing is composed any more.
  await page.getByRole('combobox').evaluate((field) => {
    const event = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true });
    Object.defineProperty(event, 'keyCode', { value: 229 });
    field.dispatchEvent(event);
  });
  expect(await chosen()).toBe(before);
  await page.keyboard.press('ArrowDown');
  await expect.poll(chosen).not.toBe(before);
});

test('a finger that scrolls the page leaves a slider where it was, one that slides moves it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/products/LoanPortal');
  const slider = page.getByRole('slider').first();
  await slider.scrollIntoViewIfNeeded();
  const before = await slider.inputValue();
  const devtools = await page.context().newCDPSession(page);
  const drag = async (across: number, down: number) => {
    const box = await slider.boundingBox();
    if (!box) throw new Error('The slider is nowhere.');
    const [x, y] = [box.x + box.width * 0.8, box.y + box.height / 2];
    await devtools.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x, y }],
    });
    for (let i = 1; i <= 8; i++)
      await devtools.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: x + (across * i) / 8, y: y + (down * i) / 8 }],
      });
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await drag(4, -160);
  await expect(slider).toHaveValue(before);
  await slider.scrollIntoViewIfNeeded();
  await drag(-60, 3);
  await expect(slider).not.toHaveValue(before);
});

test('a file that is dropped where nothing takes it does not open in place of the page', async ({
  page,
}) => {
  await open(page, '/contact');
  const dropped = () =>
    page.evaluate(() =>
      ['dragover', 'drop'].map((type) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['x'], 'bill.pdf', { type: 'application/pdf' }));
        const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
        document.body.dispatchEvent(event);
        return event.defaultPrevented;
      }),
    );
  await expect.poll(dropped).toEqual([true, true]);
});

test('the browser finds words in a shut answer, which opens', async ({ page }) => {
  await open(page, '/company/faqs');
  const shut = page.locator('.accordion-answer[hidden="until-found"]');
  await expect(shut.first()).toBeAttached();
  const words = (await shut.last().textContent())?.slice(0, 40) as string;
  const question = page.locator('.accordion-button').last();
  await expect(question).toHaveAttribute('aria-expanded', 'false');
  // No test can open the window of its search, which tells what it has found so.
  await shut.last().evaluate((answer) => {
    answer.dispatchEvent(new Event('beforematch', { bubbles: true }));
  });
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText(words)).toBeVisible();
});

test('what is chosen is seen where colours are forced', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/contact');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('gst');
  const chosen = page.getByRole('option', { selected: true });
  await expect(chosen).toBeVisible();
  const other = page.getByRole('option', { selected: false }).first();
  const outline = (line: typeof chosen) =>
    line.evaluate((element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      return `${outlineStyle} ${outlineWidth} ${outlineColor}`;
    });
  expect(await outline(chosen)).toMatch(/^solid 2px /);
  expect(await outline(other)).not.toMatch(/^solid/);
});

test('the same count of another question is said again', async ({ page }) => {
  await open(page, '/contact');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      for (const status of document.querySelectorAll('.palette [role="status"]'))
        said.push(status.textContent ?? '');
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said.join('|'));
  await field.fill('pan');
  await expect.poll(said).toMatch(/\d/);
  const first = await said();
  await field.fill('pan card');
  await field.fill('pan');
  await field.fill('zzzzqqqq');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
  await field.fill('pan');
  await expect.poll(said).not.toBe(first);
});
