import type { Browser, BrowserContext, CDPSession, Page } from 'playwright/test';

/** A visitor's browser with a window as wide as a phone's, and nothing stored yet. */
export const newPhone = (browser: Browser, origin: string): Promise<BrowserContext> =>
  browser.newContext({ baseURL: origin, viewport: { width: 390, height: 844 } });

const SLOWED = 4;

/** Slows the processor of a page, as Lighthouse does for a phone. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  return session;
}
