import { wakeLater, wakePeriodically } from './wake-later.ts';

/**
 * Something waits: asks the browser to wake the worker for it. Never rejects.
 *
 * @returns whether it is sent with every page closed
 */
export async function wakeWorker(): Promise<boolean> {
  // Not `ready`, which never comes where no worker can be had.
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (!registration?.active) return false;
  void wakePeriodically(registration);
  return wakeLater(registration);
}
