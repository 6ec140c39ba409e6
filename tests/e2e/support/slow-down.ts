import type { BrowserContext, Page } from 'playwright/test';

/** Gives the pages that a context opens from now on a processor that is so many times slower. */
export function slowDown(context: BrowserContext, times: number): void {
  if (times > 1) context.on('page', (page) => slowPage(page, times));
}

async function slowPage(page: Page, rate: number): Promise<void> {
  try {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  } catch (error) {
    // One that is closed at once needs none.
    if (!page.isClosed()) throw error;
  }
}
