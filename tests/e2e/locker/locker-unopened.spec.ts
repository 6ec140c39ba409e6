import { PASSPHRASE } from '../support/locker-lock.ts';
import { button, openSignedIn } from '../support/locker-page.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test('P26: a browser that cannot open its files is to be started again, and nothing loads for ever', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      const error = new DOMException('Internal error opening backing store', 'UnknownError');
      const request = { error } as IDBOpenDBRequest;
      setTimeout(() => request.onerror?.(new Event('error')));
      return request;
    };
  });
  await open(page, '/digilocker');
  await expect(page.getByRole('alert')).toContainText(
    'Close the browser completely and open it again',
  );
  await expect(page.getByText('Loading documents...')).toHaveCount(0);
  await expect(page.getByText('No documents found.')).toHaveCount(0);
  await open(page, '/hi/digilocker');
  await expect(page.getByRole('alert')).toContainText('ब्राउज़र को पूरी तरह बंद करके फिर खोलें');
});

test('on a page without https no lock is set, and the way to one is said', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined });
  });
  await openSignedIn(page);
  await button(page, 'Set a passphrase').click();
  await page.getByLabel('New passphrase', { exact: true }).fill(PASSPHRASE);
  await page.getByLabel('The same passphrase again', { exact: true }).fill(PASSPHRASE);
  await button(page, 'Set the lock').click();
  await expect(page.getByText('Open the site under its https address')).toBeVisible();
  await expect(page.getByText('Allow site data')).toHaveCount(0);
});
