import type { Page } from 'playwright/test';

type Files = Parameters<Awaited<ReturnType<typeof waitForChooser>>['setFiles']>[0];

/**
 * Chooses files where a press opens the device's chooser. Playwright asks the page to hand its choosers over without
 * waiting for that: on a busy machine a press came first, and its chooser was nobody's. What the page answers
 * afterwards is answered once it hands them over.
 */
export async function chooseFiles(
  page: Page,
  files: Files,
  press: () => Promise<void>,
): Promise<void> {
  const chooser = waitForChooser(page);
  await page.evaluate(() => {});
  await press();
  await (await chooser).setFiles(files);
}

const waitForChooser = (page: Page) => page.waitForEvent('filechooser');
