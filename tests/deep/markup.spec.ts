import { open } from '../e2e/support/open.ts';
import { expect, test } from '../e2e/support/test.ts';
import { firstField, TOOL_USES } from '../e2e/support/tool-uses.ts';

/** Of markup, of addresses that are programs, and of templates. */
const HOSTILE = [
  '<img src=x onerror=window.ran=1>',
  'javascript:window.ran=1',
  '{{constructor.constructor("window.ran=1")()}}',
];

const PLACES = [
  ...TOOL_USES,
  { tool: 'contact', path: '/contact', first: 'Message' },
  { tool: 'search', path: '/search', first: 'Words to search for' },
];

test('markup that is typed into any form is text, and never runs', async ({ page }) => {
  for (const place of PLACES) {
    await open(page, place.path);
    const field = firstField(page, place);
    for (const text of HOSTILE) {
      // As a paste over what is there: fields of numbers take none of it.
      await field.focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.insertText(text);
      await field.press('Enter');
      // What is shown of it is there with the next picture of the page.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
      expect(await page.evaluate(() => 'ran' in window), `${place.tool}: ${text}`).toBe(false);
      await expect(page.locator('main img[src="x"]'), place.tool).toHaveCount(0);
      await expect(page.locator('a[href^="javascript:"]'), place.tool).toHaveCount(0);
    }
  }
});
