const TICK_MS = 500;

/**
 * The result of `work`, or a `TimeoutError` once it took longer than `ms` milliseconds. Only time in which the page is
 * awake counts: a phone that sleeps for an hour in between has let nothing take an hour.
 */
export async function inAwakeTime<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const wait = (left: number) => {
      timer = setTimeout(() => {
        if (left > TICK_MS) wait(left - TICK_MS);
        else reject(new DOMException('', 'TimeoutError'));
      }, TICK_MS);
    };
    wait(ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
