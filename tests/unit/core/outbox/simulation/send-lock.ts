import type { Device } from '#core/outbox/device.ts';
import type { Process } from '../../../simulation/process.ts';

/** The Web Lock of the one sender. It falls free when its holder ends, in whatever way. */
export class SendLock {
  #held = false;
  #waiting: (() => void)[] = [];

  for(process: Process): Device['withSendLock'] {
    return async (waitMs, work) => {
      if (this.#held && !(waitMs > 0 && (await this.#wait(process, waitMs)))) return 'busy';
      this.#held = true;
      const release = () => {
        this.#held = false;
        this.#waiting.shift()?.();
      };
      // Killed in the moment in which it got the lock.
      if (!process.isAlive) release();
      const takeBack = process.onKill(release);
      try {
        return await work();
      } finally {
        if (process.isAlive) {
          takeBack();
          release();
        }
      }
    };
  }

  /** Whether the lock was to be had in time. It is then the caller's, before anything else happens. */
  #wait(process: Process, waitMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const take = () => {
        this.#held = true;
        resolve(true);
      };
      const giveUp = () => {
        this.#waiting = this.#waiting.filter((each) => each !== take);
      };
      this.#waiting.push(take);
      const stopListening = process.onKill(giveUp);
      void process.after(waitMs).then(() => {
        stopListening();
        if (!this.#waiting.includes(take)) return;
        giveUp();
        resolve(false);
      });
    });
  }
}
