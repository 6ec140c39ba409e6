import { flush } from '#core/outbox/flush.ts';
import { waitingRecords } from '#core/outbox/store.ts';
import { Process } from '../../../simulation/process.ts';
import type { Browser } from './browser.ts';

/** The worker, woken for one event. */
export class Worker {
  readonly process: Process;
  readonly #browser: Browser;

  constructor(browser: Browser) {
    this.#browser = browser;
    this.process = new Process(browser.world, 'worker');
  }

  async sync(): Promise<void> {
    await flush(this.#browser.device(this.process), { reconnected: true });
  }

  async navigation(): Promise<void> {
    const device = this.#browser.device(this.process);
    if ((await waitingRecords(device)).length > 0) await flush(device);
  }
}
