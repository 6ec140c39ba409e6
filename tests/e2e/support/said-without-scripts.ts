import { expect, type Page } from 'playwright/test';
import { site } from '../../../facts/site.ts';

/** The page says in sight, where a screen reader hears it, that it needs scripts, and whom to ask. */
export async function expectSaid(page: Page, text: string): Promise<void> {
  const said = page.getByRole('main').getByRole('alert').filter({ hasText: text });
  await expect(said, page.url()).toBeVisible();
  const { phone, email } = site;
  await expect(said.getByRole('link', { name: phone.label })).toHaveAttribute('href', phone.href);
  await expect(said.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
}
