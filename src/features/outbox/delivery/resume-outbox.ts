import { onChange } from '#core/outbox/channel.ts';
import { outboxOnPage } from '#features/outbox/outbox-on-page.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { useOutbox } from '#store/outbox.ts';
import { mayHoldMessages } from './may-hold-messages.ts';

/**
 * Starts the outbox on a page, whichever it is, once the page has a moment: if messages may wait on this device, or as
 * soon as this page or another tab saves one. Who only reads loads nothing of it. Where it cannot be loaded it is asked
 * for again once there is a network, and the worker sends what waits at the next navigation all the same.
 */
export function resumeOutbox(): void {
  whenIdle(() => {
    const stop = onChange(start);
    document.addEventListener('visibilitychange', onShown);
    window.addEventListener('online', look);
    void look();

    // Chrome tells a page that was frozen of no change that it missed.
    function onShown(): void {
      if (document.visibilityState === 'visible') void look();
    }
    async function look(): Promise<void> {
      if (await mayHoldMessages()) start();
      else useOutbox.setState({ ready: true });
    }
    function start(): void {
      void outboxOnPage.run(({ pageOutbox }) => {
        stop();
        document.removeEventListener('visibilitychange', onShown);
        window.removeEventListener('online', look);
        return pageOutbox.start().catch(() => {});
      });
    }
  });
}
