import type { Page } from 'playwright/test';
import { test } from '../support/geocoder.ts';
import { open } from '../support/open.ts';
import { expect } from '../support/test.ts';
import { ALL_USES } from '../support/tool-uses.ts';

/** What no field can read, by what it is. */
const TEXTS = {
  'a word': 'qwerty',
  'a picture': '🙂🙃',
  'signs alone': '?!… --',
  'spaces alone': '   ',
  nothing: '',
  'a pasted page': 'lorem ipsum, '.repeat(200),
} as const;

/** The specification has it so: without a number nothing happens, and no message is shown. */
const SILENT_WHEN_EMPTY = ['geocode', 'driving-licence'];

/** Longer than any tool takes to answer. */
const TOOL_WAIT_MS = 3_000;

/** Fields that take any text; what is chosen in the list of countries is not a text. */
const FIELDS =
  ':is(input:is([type=text], [type=email], [type=tel], [type=password], :not([type])), textarea):not([role=combobox])';

for (const [language, prefix] of [
  ['English', ''],
  ['Hindi', '/hi'],
] as const)
  for (const { tool, path, press } of ALL_USES)
    test(`no press of ${tool} is answered by silence, in ${language}`, async ({
      page,
      geocoder,
    }) => {
      geocoder.respond = (response) => response.writeHead(503).end();
      await page.clock.install();
      const form = page
        .locator('main form')
        .filter({ has: page.locator(FIELDS) })
        .first();
      await open(page, prefix + path);
      const count = await form.locator(FIELDS).count();
      expect(count).toBeGreaterThan(0);
      for (let i = 0; i < count; i += 1)
        for (const [name, text] of Object.entries(TEXTS)) {
          if (text.trim() === '' && SILENT_WHEN_EMPTY.includes(tool)) continue;
          for (const way of waysOf(name, press)) {
            const what = `field ${i + 1}, ${name}, ${way}`;
            if (!(await form.isVisible()) || (await page.locator('dialog[open]').isVisible()))
              await begin(page, prefix + path);
            await fillAll(page);
            const field = form.locator(FIELDS).nth(i);
            await field.fill(text);
            if (way === 'leave') {
              await field.blur();
              await expect(field, what).toHaveAccessibleDescription(/\S/);
              continue;
            }
            const before = await said(page);
            const lines = (await field.evaluate(({ tagName }) => tagName)) === 'TEXTAREA';
            if (way === 'button' || lines) await form.locator('button[type=submit]').click();
            else await field.press('Enter');
            await page.clock.runFor(TOOL_WAIT_MS);
            await expect.poll(() => said(page), what).not.toBe(before);
          }
        }
    });

/** A calculator answers without a press. */
function waysOf(name: string, press?: string): ('Enter' | 'button' | 'leave')[] {
  if (!press) return ['leave'];
  return name === 'a word' ? ['Enter', 'button'] : ['Enter'];
}

/** Fills all fields by a sample, which is not sent. */
async function fillAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const chip = document.querySelector<HTMLButtonElement>('.samples .chip');
    return new Promise<void>((done) => {
      const hold = (event: Event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
        done();
      };
      document.addEventListener('submit', hold, { capture: true, once: true });
      chip?.click();
    });
  });
}

/** Opens the form again where a success took it away. */
async function begin(page: Page, path: string): Promise<void> {
  const end = page.getByRole('button', { name: /^(?:OK|ठीक है|Logout|लॉगआउट करें)$/ });
  if (await end.isVisible()) await end.click();
  await open(page, path);
}

/** All that a page says of what was pressed: alerts, results, dialogs, and its headings. */
const said = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '[role=alert], [role=status]:not(.form-hint), dialog[open], h1, h2',
      ),
    ]
      .map((each) => each.textContent)
      .join('\n'),
  );
