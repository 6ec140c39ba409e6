import type { Page } from '@playwright/test';

/** Opens a path and waits until the application has taken the served page over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await taken(page);
}

/** The shell takes scrolling over once it runs; before that a click is the browser's alone. */
export async function taken(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}
