import { asLockerError } from '#core/locker/error.ts';
import { REFRESH_DELAY_MS, SIGN_IN_DELAY_MS } from '#features/locker/limits.ts';
import { delay } from '#lib/delay.ts';
import { useLocker } from '#store/locker.ts';
import { lockerActions } from '#store/locker-actions.ts';
import { refreshLocker } from './sync-locker-store.ts';

/** Signs the demo user in after a while. Also when the page is left in the meantime. Never rejects. */
export const signInLater = () =>
  load(SIGN_IN_DELAY_MS, async () => {
    await lockerActions.signIn();
  });

/** Reads the list again after a while. Never rejects. */
export const refreshLater = () => load(REFRESH_DELAY_MS, async () => {});

/** Empties the locker and signs out, in every tab. Never rejects. */
export async function signOutNow(): Promise<void> {
  useLocker.setState({ problem: undefined });
  await lockerActions.signOut().then(refreshLocker, report);
}

async function load(ms: number, work: () => Promise<void>): Promise<void> {
  if (useLocker.getState().loading) return;
  useLocker.setState({ loading: true, problem: undefined });
  try {
    await delay(ms);
    await work();
    await refreshLocker();
  } catch (error) {
    report(error);
  } finally {
    useLocker.setState({ loading: false });
  }
}

/** Shows why something did not happen. */
export function report(error: unknown): void {
  useLocker.setState({ problem: asLockerError(error).reason });
}
