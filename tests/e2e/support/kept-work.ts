import type { BrowserContext, Page } from 'playwright/test';
import { send } from './contact-form.ts';
import { expectTitles, openSignedIn, SAMPLES, textUpload, upload } from './locker-page.ts';
import { mailAnswers, type Site } from './site.ts';
import { expect, goOffline, goOnline } from './test.ts';

/**
 * Leaves a message in the outbox and a document in the locker, on a page that the worker controls. The
 * mail service responds with 503 from now on, so the message stays; the browser logs that as an error.
 */
export async function leaveWork(page: Page, context: BrowserContext, site: Site): Promise<void> {
  await openSignedIn(page);
  await upload(page, [textUpload('licence.txt', 'Licence 12')]);
  site.fault = mailAnswers(503, 'Busy');
  await page.goto('/contact');
  await goOffline(context);
  await page.getByLabel('Full Name').fill('Asha Verma');
  await page.getByLabel('Email').fill('asha@shop.example');
  await page.getByLabel('Message').fill('It waits');
  await send(page);
  await expect(page.getByRole('heading', { name: /^Saved/ })).toBeVisible();
  await goOnline(context);
}

/** The message and the document of `leaveWork` are both there. Ends in the locker. */
export async function expectWork(page: Page): Promise<void> {
  await page.goto('/outbox');
  await expect(page.getByText('It waits')).toBeVisible();
  await page.goto('/digilocker');
  await expectTitles(page, ['licence', ...SAMPLES]);
}
