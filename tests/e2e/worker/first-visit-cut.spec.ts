import { expect, test } from '../support/test.ts';
import { installWorker } from '../support/worker.ts';

test.use({ serviceWorkers: 'allow' });

test('a network that goes before all is there costs the offline site, not the next visit', async ({
  page,
  context,
  site,
}) => {
  // The pages come in one pack, which does not arrive.
  let asked = false;
  site.fault = ({ url }) => {
    asked ||= url === '/parts.txt';
    return url === '/parts.txt';
  };
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => asked).toBe(true);
  await expect(page.getByText('Ready to work offline.')).toBeHidden();
  await site.stop();
  // The installation gives up before the network is back.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return registration?.installing ?? null;
      }),
    )
    .toBeNull();
  const other = await context.newPage();
  await expect(other.goto('/contact')).rejects.toThrow('ERR_CONNECTION_REFUSED');
  await other.close();

  site.fault = undefined;
  await site.start();
  await installWorker(page);
  await site.stop();
  for (const path of ['/contact', '/services', '/outbox']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
