import type { Device } from '#core/outbox/device.ts';
import type { Process } from '../../../simulation/process.ts';

/** Who has the lock. */
interface Holder {
  /** Tells them that it was taken; what they do goes on. */
  lose: () => void;
}

/** The Web Lock of the one sender. It falls free when its holder ends, in any way, or is taken from it. */
export class SendLock {
  #holder: Holder | undefined;
  #waiting: (() => void)[] = [];

  for(process: Process): Device['withSendLock'] {
    return async (waitMs, work) => {
      const holder: Holder = { lose: () => {} };
      const lost = new Promise<'busy'>((resolve) => {
        holder.lose = () => void process.after(0, () => resolve('busy'));
      });
      if (waitMs === 'steal') this.#steal(holder);
      else if (!this.#holder) this.#holder = holder;
      else if (!(waitMs > 0 && (await this.#wait(process, holder, waitMs)))) return 'busy';
      const release = () => this.#release(holder);
      // Killed in the moment in which it got the lock.
      if (!process.isAlive) release();
      const takeBack = process.onKill(release);
      const ended = work().finally(() => {
        if (!process.isAlive) return;
        takeBack();
        release();
      });
      return Promise.race([ended, lost]);
    };
  }

  #steal(holder: Holder): void {
    this.#holder?.lose();
    this.#holder = holder;
  }

  #release(holder: Holder): void {
    if (this.#holder !== holder) return;
    this.#holder = undefined;
    this.#waiting.shift()?.();
  }

  /** Whether the lock was to be had in time. It is then the caller's, before anything else happens. */
  #wait(process: Process, holder: Holder, waitMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const take = () => {
        this.#holder = holder;
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
