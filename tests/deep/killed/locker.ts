import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expect, type Locator, type Page } from 'playwright/test';
import { passphrase } from '../../e2e/support/locker-lock.ts';
import { button } from '../../e2e/support/locker-page.ts';
import { open } from '../../e2e/support/open.ts';

/**
 * Opens the locker with the first of the passphrases that opens it, where it asks for one, and signs in where nobody
 * is.
 *
 * @returns the passphrase; undefined where it has no lock
 */
export async function enterLocker(
  page: Page,
  passphrases: readonly string[],
): Promise<string | undefined> {
  await open(page, '/digilocker');
  await expect(page.getByText('Loading documents...')).toHaveCount(0);
  const signIn = button(page, 'Sign in to DigiLocker');
  const locked = passphrase(page);
  // The region around them is there while it is locked too.
  const inside = signIn.or(button(page, 'Save backup'));
  await expect(inside.or(locked).first()).toBeVisible();
  const opened = (await locked.isVisible()) ? await unlock(page, inside, passphrases) : undefined;
  await expect(inside.first(), 'the locker opens').toBeVisible();
  if (await signIn.isVisible()) await signIn.click();
  await expect(button(page, 'Save backup')).toBeVisible();
  return opened;
}

/** @returns the passphrase that opens it */
async function unlock(
  page: Page,
  inside: Locator,
  passphrases: readonly string[],
): Promise<string | undefined> {
  const wrong = page.getByRole('alert').filter({ hasText: 'not the right passphrase' });
  for (const typed of passphrases) {
    await passphrase(page).fill(typed);
    await button(page, 'Unlock').click();
    await expect(wrong.or(inside).first()).toBeVisible();
    if (!(await wrong.isVisible())) return typed;
    // Otherwise that refusal is taken for one of the next.
    await open(page, '/digilocker');
    await expect(passphrase(page)).toBeVisible();
  }
  return undefined;
}

/** Saves a backup that is not encrypted, which a locker with a lock asks about first. */
export async function saveBackup(page: Page, isLocked: boolean): Promise<void> {
  await button(page, 'Save backup').click();
  if (isLocked) await page.getByRole('button', { name: 'Save without encryption' }).click();
}

/** Texts of all files of a locker by the names of their documents, as a backup has them. */
export async function filesOfBackup(page: Page, isLocked: boolean): Promise<Map<string, string>> {
  const download = page.waitForEvent('download', { timeout: 60_000 });
  await saveBackup(page, isLocked);
  const files = unzipSync(await readFile(await (await download).path()));
  return new Map(
    Object.entries(files).map(([path, bytes]) => [
      // Names of files have no spaces.
      path.replace(/^.*\/\d+-|\.txt$/g, '').replaceAll('_', ' '),
      strFromU8(bytes),
    ]),
  );
}
