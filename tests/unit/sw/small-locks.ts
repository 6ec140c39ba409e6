import type { Process } from '../simulation/process.ts';

type Work = (lock: object | null) => unknown;

interface Request {
  name: string;
  isShared: boolean;
  grant: () => void;
}

/** Web Locks by the rules of their specification: first come, first served, and free once their holder is killed. */
export class SmallLocks {
  #held: Request[] = [];
  #queue: Request[] = [];

  /** What a process finds as `navigator.locks`. */
  for(process?: Process) {
    return {
      request: async (name: string, { mode, ifAvailable }: LockOptions, work: Work) => {
        if (process && !process.isAlive) return new Promise(() => {});
        const request = { name, isShared: mode === 'shared', grant: () => {} };
        if (ifAvailable && !this.#isFree(request, this.#queue)) return work(null);
        const granted = new Promise<void>((resolve) => {
          request.grant = resolve;
        });
        this.#queue.push(request);
        const release = () => this.#release(request);
        const stopListening = process?.onKill(release);
        this.#grantAll();
        await granted;
        try {
          return await work({});
        } finally {
          stopListening?.();
          release();
        }
      },
    };
  }

  #isFree({ name, isShared }: Request, before: readonly Request[]): boolean {
    if (before.some((other) => other.name === name)) return false;
    return !this.#held.some((other) => other.name === name && !(isShared && other.isShared));
  }

  #grantAll(): void {
    for (const request of [...this.#queue]) {
      if (!this.#isFree(request, this.#queue.slice(0, this.#queue.indexOf(request)))) continue;
      this.#queue = this.#queue.filter((other) => other !== request);
      this.#held.push(request);
      request.grant();
    }
  }

  #release(request: Request): void {
    this.#held = this.#held.filter((other) => other !== request);
    this.#queue = this.#queue.filter((other) => other !== request);
    this.#grantAll();
  }
}
