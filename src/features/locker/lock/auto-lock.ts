import { onChange } from '#core/locker/channel.ts';
import { holdsKey } from '#core/locker/database.ts';
import { currentSeal } from '#core/locker/seal/stored-seal.ts';
import { onReturn } from '#features/locker/session/on-return.ts';
import { useBackup } from '#store/locker-backup.ts';
import { useUploads } from '#store/locker-uploads.ts';
import { lockThisTab } from './lock-now.ts';

/** So often the clock is looked at; a device that slept is looked at when it wakes. */
const LOOK_MS = 5_000;

const USES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

let stop: AbortController | undefined;

/**
 * Locks this tab when nobody has used it for the time that the seal says, however it spent that time: it is
 * told by the clock, not by a timer that sleeps with the device. Uploads and backups under way count as use.
 * Ends with the lock.
 */
export function watchIdleness(): void {
  stop?.abort();
  stop = new AbortController();
  const { signal } = stop;
  let lastUse = Date.now();
  let autoLockMs = 0;

  const isBusy = () =>
    useUploads.getState().total > 0 || useBackup.getState().running !== undefined;
  function look(): void {
    if (!holdsKey()) stop?.abort();
    if (signal.aborted) return;
    if (isBusy()) lastUse = Date.now();
    // A clock that was set back must not keep it open.
    if (autoLockMs > 0 && Math.abs(Date.now() - lastUse) >= autoLockMs) void lockThisTab();
  }
  // First: the press that wakes a device that slept for long is no use of an open locker.
  function use(): void {
    look();
    lastUse = Date.now();
  }
  const readTime = () =>
    void currentSeal().then(
      (seal) => {
        autoLockMs = seal?.autoLockMs ?? 0;
      },
      () => {},
    );

  readTime();
  for (const name of USES) addEventListener(name, use, { signal, passive: true, capture: true });
  const timer = setInterval(look, LOOK_MS);
  const [unfollow, stay] = [onChange(readTime), onReturn(look)];
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    unfollow();
    stay();
  });
}
