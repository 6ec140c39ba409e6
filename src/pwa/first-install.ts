import { useUpdate } from '#store/update-status.ts';
import { installationEnd } from './installation-end.ts';

/** After each try that failed the next one waits twice as long. */
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 60 * 60 * 1000;
/** A visitor who comes back to the page waits no longer than this. */
const SEEN_WAIT_MS = 60_000;

/**
 * Registers the worker, and if there is none yet, again until one is installed: a network that goes in the middle
 * of a first visit makes its browser give up. What had arrived stays, so that a try fetches the rest. Resolves when
 * a worker is there. Rejects where the browser refuses workers.
 */
export const installFirst = (
  register: () => Promise<ServiceWorkerRegistration | undefined>,
): Promise<void> => tryUntilDone(() => isInstalled(register));

/** Tries until it succeeds, after longer and longer waits, and meanwhile whenever the visitor asks for it. */
export async function tryUntilDone(attempt: () => Promise<boolean>): Promise<void> {
  let report: Report = () => {};
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
    const done = await attempt();
    report(done);
    if (done) return;
    report = await nextChance(waitMs);
  }
}

/** Tells the asker of a try what came of it. */
type Report = (installed: boolean) => void;

async function isInstalled(
  register: () => Promise<ServiceWorkerRegistration | undefined>,
): Promise<boolean> {
  const registration = await register().catch((error: unknown) => {
    // The script could not be fetched; a refusal is a `SecurityError`.
    if (error instanceof TypeError) return undefined;
    throw error;
  });
  if (registration?.active ?? registration?.waiting) return true;
  const { installing } = registration ?? {};
  return installing ? (await installationEnd(installing)) !== 'redundant' : false;
}

/**
 * Waits for the time of the next try. It comes sooner when the network is back, when the page is seen again, and
 * at once when the visitor asks.
 */
const nextChance = (waitMs: number): Promise<Report> =>
  new Promise((done) => {
    const failedAt = performance.now();
    const listeners = new AbortController();
    const end = (report: Report = () => {}) => {
      clearTimeout(timer);
      listeners.abort();
      useUpdate.setState({ installNow: undefined });
      done(report);
    };
    let soonestMs = waitMs;
    let timer = setTimeout(end, waitMs);
    const hasten = (ms: number) => {
      soonestMs = Math.min(soonestMs, ms);
      clearTimeout(timer);
      timer = setTimeout(end, failedAt + soonestMs - performance.now());
    };
    const { signal } = listeners;
    addEventListener('online', () => hasten(FIRST_WAIT_MS), { signal });
    document.addEventListener('visibilitychange', () => document.hidden || hasten(SEEN_WAIT_MS), {
      signal,
    });
    const installNow = () =>
      new Promise<void>((resolve, reject) =>
        end((installed) => (installed ? resolve() : reject(new Error('The network is gone.')))),
      );
    useUpdate.setState({ installNow });
  });
