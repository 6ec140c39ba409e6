import { notedMessages } from './noted-messages.ts';

/** Starts the outbox on a page that does not show it, if a message waits. Its code is loaded only then. */
export function resumeOutbox(): void {
  if (notedMessages().length === 0) return;
  import('./start-outbox.ts')
    .then(({ startOutbox }) => startOutbox())
    .catch(() => {
      // The chunk cannot be had now; the worker sends what waits at the next navigation all the same.
    });
}
