import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright/test';
import {
  button,
  expectTitles,
  openSignedIn,
  SAMPLES,
  textUpload,
  upload,
} from '../e2e/support/locker-page.ts';
import { expect, test } from '../e2e/support/test.ts';

const PASSPHRASE = 'xylophone-passphrase-7731';
const NAME = 'quokka-tenancy-5527';
const TEXT = 'zanzibar-contents-9943 ';

/** Long enough to be a separate file next to the database, and short enough to be in its log. */
const SIZES = [1, 20_000];

/** Files of the profile that hold a text, as UTF-8 or as UTF-16, which the database uses for texts. */
function filesWith(profile: string, text: string): string[] {
  const forms = [Buffer.from(text, 'utf8'), Buffer.from(text, 'utf16le')];
  return readdirSync(profile, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = readFileSync(file);
      return forms.some((form) => bytes.includes(form));
    })
    .map((file) => path.relative(profile, file));
}

/** Uses a locker in a separate profile, signs out, ends the browser, and gives the profile to `look`. */
async function leave(
  launch: (profile: string) => Promise<BrowserContext>,
  origin: string,
  use: (page: Page) => Promise<void>,
  look: (profile: string) => void,
): Promise<void> {
  const profile = mkdtempSync(path.join(tmpdir(), 'profile-'));
  const context = await launch(profile);
  const page = context.pages()[0] as Page;
  await page.goto(`${origin}/digilocker`);
  await use(page);
  await context.close();
  try {
    look(profile);
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

const addAll = (page: Page) =>
  upload(
    page,
    SIZES.map((times) => textUpload(`${NAME}-${times}.txt`, TEXT.repeat(times))),
  );

async function signOut(page: Page): Promise<void> {
  await button(page, 'Sign out').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out and remove' }).click();
  await expect(page.getByText('No documents found.')).toBeVisible();
}

async function setLock(page: Page): Promise<void> {
  await button(page, 'Set a passphrase').click();
  await page.getByLabel('New passphrase', { exact: true }).fill(PASSPHRASE);
  await page.getByLabel('The same passphrase again', { exact: true }).fill(PASSPHRASE);
  await button(page, 'Set the lock').click();
  await expect(page.getByRole('heading', { name: 'The lock is on' })).toBeVisible();
}

test.use({ serviceWorkers: 'allow' });

test('a locked locker leaves nothing readable in the profile, before and after a sign-out', async ({
  site,
  launchOptions,
}) => {
  const launch = (profile: string) => chromium.launchPersistentContext(profile, launchOptions);
  const secrets = [NAME, TEXT, PASSPHRASE];
  const use = async (page: Page) => {
    await openSignedIn(page);
    await setLock(page);
    await addAll(page);
    await expectTitles(page, [`${NAME}-20000`, `${NAME}-1`, ...SAMPLES]);
  };
  for (const leaves of [false, true])
    await leave(
      launch,
      site.origin,
      async (page) => {
        await use(page);
        if (leaves) await signOut(page);
      },
      (profile) => {
        for (const secret of secrets)
          expect(filesWith(profile, secret), `${secret}, signed out: ${leaves}`).toEqual([]);
        // The files that are searched are those that the browser wrote.
        expect(filesWith(profile, 'kolam-locker').length).toBeGreaterThan(0);
      },
    );
});

test('a locker without a lock may leave bytes behind for a while: so the test above sees them', async ({
  site,
  launchOptions,
}) => {
  test.setTimeout(60_000);
  await leave(
    (profile) => chromium.launchPersistentContext(profile, launchOptions),
    site.origin,
    async (page) => {
      await openSignedIn(page);
      await addAll(page);
    },
    (profile) => {
      for (const secret of [NAME, TEXT])
        expect(filesWith(profile, secret).length, secret).toBeGreaterThan(0);
    },
  );
});
