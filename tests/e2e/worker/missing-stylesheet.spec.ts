import { open, taken } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test('a deleted stylesheet reloads the page once, and the page is styled again', async ({
  page,
  site,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to load resource|Unable to preload CSS/);
  await open(page, '/');
  const refused: string[] = [];
  site.fault = ({ url = '' }, response) => {
    if (refused.length > 0 || !/^\/assets\/Tool-.*\.css$/.test(url)) return false;
    refused.push(url);
    response.writeHead(404).end();
    return true;
  };
  let loads = 0;
  page.on('load', () => loads++);
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect.poll(() => loads).toBe(1);
  await taken(page);
  expect(refused).toHaveLength(1);
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/sign in/i);
  const styled = () =>
    page.evaluate(
      (path) => [...document.styleSheets].some(({ href }) => href?.endsWith(path)),
      refused[0] ?? '',
    );
  await expect.poll(styled).toBe(true);
  expect(loads).toBe(1);
});
