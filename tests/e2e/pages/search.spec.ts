import type { Page } from 'playwright/test';
import { test as installed } from '../support/installed.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Words to search for' });
const results = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });

test.describe('with the worker', () => {
  installed(
    'finds a page without a network, and Back returns to what was found',
    async ({ page, site }) => {
      await site.stop();
      await open(page, '/search');
      await expect(page.getByRole('navigation', { name: 'Good places to start' })).toBeVisible();
      await box(page).pressSequentially('adhar');
      await expect(results(page).first()).toContainText('Aadhaar');
      await expect(page).toHaveURL('/search?q=adhar');
      await expect(page.getByRole('status').filter({ hasText: /\d+ pages? found/ })).toHaveCount(1);
      const count = await results(page).count();
      await results(page).first().getByRole('link').click();
      await expect(page).toHaveURL('/apis/aadhaarFeatures');
      await page.goBack();
      await expect(box(page)).toHaveValue('adhar');
      await expect(results(page)).toHaveCount(count);
    },
  );
});

test('an address longer than any question is cut; a heading or a tool that was found opens at its place', async ({
  page,
}) => {
  await open(page, `/search?q=${'loan '.repeat(500)}`);
  await expect(results(page).first()).toBeVisible();
  expect((await box(page).inputValue()).length).toBe(100);
  await box(page).fill('eligibility');
  await expect(page).toHaveURL('/search?q=eligibility');
  const part = page.getByRole('main').getByRole('listitem').getByRole('listitem').getByRole('link');
  await expect(page.locator('mark').first()).toHaveText(/eligib/i);
  const name = await part.first().innerText();
  await part.first().click();
  await expect(page).toHaveURL(/#[\w-]+$/);
  await expect(page.getByRole('heading', { name })).toBeInViewport();
  await page.goBack();
  await expect(box(page)).toHaveValue('eligibility');
  await box(page).fill('emi');
  // Tools come before pages.
  await page.getByRole('main').getByRole('link', { name: /^EMI/ }).first().click();
  await expect(page).toHaveURL('/products/LoanPortal#emi-calculator');
});

test('a question that was found is open and in sight, by its address too, and what is opened there stays', async ({
  page,
}) => {
  const asked = 'Why did the link fail when the code worked?';
  const question = (name: string) =>
    page.getByRole('main').getByRole('button', { name, exact: true });
  await open(page, '/search?q=why+link+fail+code');
  await page.getByRole('main').getByRole('link', { name: asked }).click();
  await expect(page).toHaveURL(/^[^#]+\/UpiSolution#[\w-]+-q1$/);
  await expect(question(asked)).toHaveAttribute('aria-expanded', 'true');
  await expect(question(asked)).toBeInViewport();
  await page.reload();
  await expect(question(asked)).toHaveAttribute('aria-expanded', 'true');
  await question('Fixed code or a code per bill?').click();
  await page.reload();
  await expect(question('Fixed code or a code per bill?')).toHaveAttribute('aria-expanded', 'true');
  await expect(question(asked)).toHaveAttribute('aria-expanded', 'false');
});

test('a link with a query shows what it finds; an empty box leads on, and so does nothing found', async ({
  page,
}) => {
  await open(page, '/search?q=GST');
  await expect(box(page)).toHaveValue('GST');
  await expect(results(page).first()).toContainText('GST');
  await expect(page.locator('mark').first()).toHaveText('GST');
  await box(page).fill('');
  await expect(results(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Questions and answers' })).toBeVisible();
  await expect(page).toHaveURL('/search');
  await box(page).fill('<img src=x onerror="alert(1)">zebra');
  await expect(page.getByText('No page has all of these words.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'No page found' })).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('img', { name: /./ })).toHaveCount(0);
  await expect(
    page
      .getByRole('navigation', { name: 'Ask us instead' })
      .getByRole('link', { name: 'Contact Us' }),
  ).toBeVisible();
});

test('the footer links to it, and typing adds no history entries', async ({ page }) => {
  await open(page, '/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search');
  await expect(box(page)).toBeVisible();
  const before = await page.evaluate(() => history.length);
  await box(page).pressSequentially('loan', { delay: 150 });
  await box(page).press('Enter');
  await expect(page).toHaveURL('/search?q=loan');
  expect(await page.evaluate(() => history.length)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

test('says that the index cannot be read, and fetches it again', async ({
  page,
  site,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/404/);
  for (const [trouble, body, status] of [
    ['is missing', 'none', 404],
    ['is a sign-in page', '<html><title>Hotel</title></html>', 200],
    ['is of something else', '{"pages":[{"path":"https://elsewhere.example"}]}', 200],
  ] as const)
    await test.step(`it ${trouble}`, async () => {
      site.fault = (request, response) => {
        if (!request.url?.startsWith('/data/search.json')) return false;
        response.writeHead(status, { 'content-type': 'text/html' }).end(body);
        return true;
      };
      await open(page, '/search?q=gst');
      await expect(page.getByRole('alert')).toContainText('could not be read');
      site.fault = undefined;
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(results(page).first()).toContainText('GST');
    });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says why nothing is found, and leads on', async ({ page }) => {
    await page.goto('/search');
    await box(page).fill('gst');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/search?q=gst');
    await expect(page.getByText('Search needs JavaScript')).toBeVisible();
    await page.getByRole('link', { name: 'Questions and answers' }).click();
    await expect(page).toHaveURL('/company/faqs');
  });
});
