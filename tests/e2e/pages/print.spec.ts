import { expect, test } from '../support/test.ts';

test.use({ colorScheme: 'dark' });

test('pages print dark on white, without the frame of the site, with every sample under its name', async ({
  page,
}) => {
  const panels = (name: string) => page.getByRole('tabpanel', { name, exact: true });
  for (const { path, samples } of [
    { path: '/PrivacyPolicy', samples: [] },
    { path: '/apis/guideSteps', samples: ['cURL', 'JavaScript', 'Python', 'PHP'] },
    { path: '/apis/panFeatures', samples: ['cURL', 'Python', '200', '422', '429'] },
  ]) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    if (samples.length > 0) {
      await expect(page.getByRole('tab', { name: 'Python' }).first()).toBeVisible();
      await expect(panels(samples.at(-1) ?? '')).toHaveCount(0);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.locator('.dock')).toBeHidden();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const colours = () => page.getByRole('main').getByRole('paragraph').evaluateAll(coloursOf);
    await expect.poll(colours, path).toEqual(['rgb(26, 26, 26)']);
    for (const name of samples)
      for (const panel of await panels(name).all()) {
        await expect(panel.getByText(name, { exact: true }).first()).toBeVisible();
        await expect(panel.locator('pre')).toBeVisible();
      }
    for (const name of samples) await expect(panels(name).first()).toBeVisible();
    for (const tabs of await page.locator('.code-tabs').all()) await expect(tabs).toBeHidden();
  }
});

/** Runs in the page. Each colour of the texts, once. */
const coloursOf = (texts: Element[]): string[] => [
  ...new Set(texts.map((text) => getComputedStyle(text).color)),
];

test('prints closed answers and the addresses of links too', async ({ page }) => {
  await page.goto('/company/faqs');
  const question = page.getByRole('button', { name: 'Do you keep card numbers?' });
  await expect(question).toHaveAttribute('aria-expanded', 'false');
  const answer = page.getByText('RBI lets only issuers and networks keep them');
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
  const address = await page
    .getByRole('navigation', { name: 'More for partners' })
    .getByRole('link', { name: 'Strategic Alliances' })
    .evaluate((link) => getComputedStyle(link, '::after').content);
  const site = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(address).toBe(`" (${new URL('/alliance', site ?? '').href})"`);
});

test('the home page prints the whole text of each product, without picture and buttons', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const whole = main.getByText('No card machine needed.');
  await expect(whole).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(whole).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(26, 26, 26)');
  for (const name of [/^Get Started$/, /^All \d+ tools$/, /^Start the demo$/])
    for (const link of await main.getByText(name).all()) await expect(link).toBeHidden();
  await expect(main.getByRole('button', { name: 'Read more' })).toHaveCount(0);
});
