import { readFile } from 'node:fs/promises';
import { test } from '../support/installed.ts';
import { LINK, makePoster, pick, poster, saved } from '../support/poster.ts';
import { readPicture } from '../support/read-picture.ts';
import { expect } from '../support/test.ts';

const TAMIL = 'தமிழ்';
const missing = 'This language is not on the device yet. It opens with the next connection.';

/** Whether the worker keeps the outlines of further languages. */
const isKept = () =>
  caches
    .keys()
    .then((names) => Promise.all(names.map(async (name) => (await caches.open(name)).keys())))
    .then((all) => all.flat().some(({ url }) => new URL(url).pathname === '/posters/files.json'));

test('a language that is not here yet says so, and the poster stays as it was', async ({
  page,
}) => {
  // Who saves data has the worker take nothing after the base.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/UpiSolution');
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const kept = (await cache.keys()).filter(({ url }) =>
        /\/posters\/|\/ta-[\w-]+\.js/.test(url),
      );
      for (const request of kept) await cache.delete(request);
    }
  });
  await makePoster(page);
  // In the page's language too, as CLDR has it: not every device has the letters.
  await page.getByRole('radio', { name: `${TAMIL} Tamil`, exact: true }).click();
  await expect(page.getByText(missing)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'हिंदी' })).toBeChecked();
});

test('once the rest has come, each language is drawn without a network, with the steps too', async ({
  page,
}) => {
  await page.goto('/UpiSolution');
  await expect.poll(() => page.evaluate(isKept), { timeout: 20_000 }).toBe(true);
  await makePoster(page);
  await pick(page, TAMIL);
  await expect(page.getByText('No native speaker has read these words yet')).toBeVisible();
  await page.getByRole('checkbox', { name: 'English below' }).uncheck();
  await page.getByRole('checkbox', { name: 'Payer’s steps, thanks' }).check();
  await expect(poster(page)).not.toContainText('Scan');
  const svg = await saved(page, 'Save SVG');
  expect(await readFile(await svg.path(), 'utf8')).not.toContain('ஸ்கேன்');
  expect((await readPicture(page, svg)).text).toBe(LINK);
});
