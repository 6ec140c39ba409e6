import { whenIdle } from '#lib/when-idle.ts';

/**
 * Starts the outbox on a page, whichever it is, once the page has a moment: only the database knows whether
 * messages wait.
 */
export function resumeOutbox(): void {
  whenIdle(() => {
    import('./start-outbox.ts')
      .then(({ startOutbox }) => startOutbox())
      .catch(() => {
        // The chunk cannot be had now; the worker sends what waits at the next navigation all the same.
      });
  });
}
