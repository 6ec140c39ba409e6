import { delay } from '#lib/delay.ts';
import { onChange } from '#locker/channel.ts';
import { keepIn } from '#locker/database.ts';
import { asLockerError } from '#locker/error.ts';
import { UNDO_MS } from '#locker/limits.ts';
import { purgeDeleted } from '#locker/purge.ts';
import { listDocuments } from '#locker/read.ts';
import { memoryTransactions } from '#store/memory-transactions.ts';
import { useLocker } from './locker-view.ts';

let started = false;

/**
 * Reads the locker into the view, now and after each change in any tab or the worker; removes what was
 * deleted when the page was closed. Never rejects.
 */
export async function startLocker(): Promise<void> {
  if (started) return;
  started = true;
  onChange(() => void refreshView());
  await refreshView();
  await purge();
  // What was deleted just before a reload is not due yet.
  void delay(UNDO_MS).then(purge);
}

async function purge(): Promise<void> {
  await purgeDeleted().catch(() => {
    // The view says already what is wrong with the storage.
  });
}

let reading: Promise<void> | undefined;
let again = false;

/** Reads once more. Changes that come while it reads, a hundred files say, make one more reading of it. */
export async function refreshView(): Promise<void> {
  if (reading) {
    again = true;
    return reading;
  }
  reading = readAll();
  await reading.finally(() => {
    reading = undefined;
  });
}

async function readAll(): Promise<void> {
  do {
    again = false;
    try {
      useLocker.setState({ ...(await listDocuments()), ready: true });
    } catch (error) {
      const { reason } = asLockerError(error);
      const { ready, inMemory } = useLocker.getState();
      if (reason !== 'blocked' || ready || inMemory) {
        useLocker.setState({ ready: true, problem: reason });
        continue;
      }
      keepIn(memoryTransactions);
      useLocker.setState({ inMemory: true });
      again = true;
    }
  } while (again);
}
