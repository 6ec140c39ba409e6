import type { BrowserContext } from 'playwright/test';
import { DATABASES } from '../../../src/core/storage/databases.ts';

/** How long a write takes until it is committed. A kill takes less, from what is said to the end of the browser. */
const SLOW_MS = 400;

/**
 * A disk on which each write to outbox and locker takes long, in pages that are opened from now on. What is said
 * before it is committed, or written by two transactions that belong together, is lost to a kill of that time; on a
 * fast disk hardly any kill comes in between.
 */
export const slowWrites = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(keepOpen, {
    names: [DATABASES.outbox.name, DATABASES.locker.name] as string[],
    ms: SLOW_MS,
  });

/** Runs in each document. */
function keepOpen({ names, ms }: { names: string[]; ms: number }): void {
  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (stores, mode, options) {
    const transaction = begin.call(this, stores, mode, options);
    if (mode !== 'readwrite' || !names.includes(this.name)) return transaction;
    const until = performance.now() + ms;
    const store = transaction.objectStore(transaction.objectStoreNames[0] ?? '');
    let isOver = false;
    transaction.addEventListener('abort', () => {
      isOver = true;
    });
    // It commits automatically once it has no more requests.
    transaction.commit = () => {};
    const ask = () => {
      if (!isOver && performance.now() < until) store.getKey('').onsuccess = ask;
    };
    ask();
    return transaction;
  };
}
