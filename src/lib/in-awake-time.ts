const TICK_MS = 500;

/**
 * The result of `work`, or a `TimeoutError` once it took longer than `ms` milliseconds. Only time in which the page is
 * awake counts: a phone that sleeps for an hour in between has let nothing take an hour.
 */
export async function inAwakeTime<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  let timer: ReturnType<typeof setInterval> | undefined;
  const late = new Promise<never>((_, reject) => {
    let waited = 0;
    timer = setInterval(() => {
      waited += TICK_MS;
      if (waited >= ms) reject(new DOMException('There was no answer in time.', 'TimeoutError'));
    }, TICK_MS);
  });
  return Promise.race([work, late]).finally(() => clearInterval(timer));
}
