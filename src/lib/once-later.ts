import { delay } from './delay.ts';

/** A job that is put off. */
export interface Later {
  /** Runs the job after a while; asked again before then, it still runs once. */
  ask(): void;
  isAsked(): boolean;
}

export function onceLater(waitMs: number, job: () => void): Later {
  let isAsked = false;
  return {
    ask() {
      if (isAsked) return;
      isAsked = true;
      void delay(waitMs).then(() => {
        isAsked = false;
        job();
      });
    },
    isAsked: () => isAsked,
  };
}
