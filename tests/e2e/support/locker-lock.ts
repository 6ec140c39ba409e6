import type { Locator, Page } from 'playwright/test';
import { button } from './locker-page.ts';
import { expect } from './test.ts';

export const PASSPHRASE = 'seven painted kolams';

/** A panel of the lock, by its heading. */
export const lockPanel = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('region', { name, exact: true });

/** Sets a lock on the page of the locker. */
export async function setLock(page: Page): Promise<void> {
  await button(page, 'Set a passphrase').click();
  const panel = lockPanel(page, 'Lock with a passphrase');
  await panel.getByLabel('New passphrase', { exact: true }).fill(PASSPHRASE);
  await panel.getByLabel('The same passphrase again', { exact: true }).fill(PASSPHRASE);
  await panel.getByRole('button', { name: 'Set the lock' }).click();
  await expect(lockPanel(page, 'The lock is on')).toBeVisible();
}

/** Where a locked locker asks for its passphrase. */
export const passphrase = (page: Page): Locator => page.getByLabel('Passphrase', { exact: true });
