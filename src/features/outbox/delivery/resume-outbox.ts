import { outboxOnPage } from '#features/outbox/outbox-on-page.ts';
import { whenIdle } from '#lib/when-idle.ts';

/**
 * Starts the outbox on a page, whichever it is, once the page has a moment: only the database knows whether
 * messages wait. Where it cannot be loaded the worker sends what waits at the next navigation all the same.
 */
export function resumeOutbox(): void {
  whenIdle(() => void outboxOnPage.run(({ pageOutbox }) => pageOutbox.start().catch(() => {})));
}
