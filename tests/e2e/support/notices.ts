import type { Page } from 'playwright/test';

/**
 * Texts of all notices that a page announces from its next load on, also after further loads, and of those that are
 * gone or replaced by the time that a test looks.
 */
export async function recordNotices(page: Page): Promise<string[]> {
  const texts: string[] = [];
  await page.exposeFunction('noticeAnnounced', (text: string) => void texts.push(text));
  await page.addInitScript(() => {
    const { noticeAnnounced } = window as unknown as { noticeAnnounced(text: string): void };
    new MutationObserver((changes) => {
      for (const added of changes.flatMap((change) => [...change.addedNodes]))
        if (added instanceof Element && added.querySelector('button[aria-label=Dismiss]'))
          noticeAnnounced(added.textContent);
    }).observe(document, { childList: true, subtree: true });
  });
  return texts;
}
