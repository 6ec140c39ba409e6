import base from '../chromium.config.ts';
import { saved, send, write } from '../e2e/support/contact-form.ts';
import { textUpload, titles, upload } from '../e2e/support/locker-page.ts';
import { open } from '../e2e/support/open.ts';
import { expect, goOffline, test } from '../e2e/support/test.ts';

// A name of a local network, which no browser takes for secure as it does `localhost`.
const HOST = 'kolam.lan';

const launchOptions = base.use?.launchOptions;
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), `--host-resolver-rules=MAP ${HOST} localhost`],
  },
});

test('on a plain http address messages, reminders, ids and the locker do without what it lacks', async ({
  page,
  context,
  site,
  expectConsoleErrors,
}) => {
  // Headers that such an address cannot have.
  expectConsoleErrors(/Cross-Origin-Opener-Policy|Origin-Agent-Cluster/);
  const origin = site.origin.replace('localhost', HOST);
  await page.goto(`${origin}/contact`);
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([
    false,
    false,
  ]);
  await open(page, `${origin}/contact`);
  // What the form loads after the page has come before anybody has written a message.
  await page.waitForLoadState('networkidle');
  await goOffline(context);
  await write(page, 'From a local network');
  await send(page);
  await expect(saved(page)).toBeVisible();
  const reminder = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add a reminder to your calendar', exact: true }).click();
  await reminder;
  await context.setOffline(false);
  const locker = await context.newPage();
  await locker.goto(`${origin}/digilocker`);
  await locker.getByRole('button', { name: 'Sign in to DigiLocker', exact: true }).click();
  await upload(locker, [textUpload('papaya.txt', 'papaya paper')]);
  expect(await titles(locker)).toContain('papaya');
});
