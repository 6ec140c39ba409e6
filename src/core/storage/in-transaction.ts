/** Transactions of this page that have not ended. */
const open = new Set<IDBTransaction>();

// A page that is left rests in the back/forward cache with the transactions that it is in the middle of. WebKit (2.50)
// lets those keep their object stores, so that nobody on the device writes there any more. One that is committed
// already can no longer be aborted, and ends on its own. The worker is never left, and Node has no such event.
globalThis.addEventListener?.('pagehide', () => {
  open.forEach(abort);
  open.clear();
});

/**
 * Uses a transaction; if it is lost because its page is left, it restarts when that page is shown again.
 *
 * @param begin how to begin one
 * @param use may run more than once, and must not resolve before the transaction has ended or been committed
 * @throws what `begin` or `use` throws
 */
export async function inTransaction<Result>(
  begin: () => Promise<IDBTransaction>,
  use: (transaction: IDBTransaction) => Promise<Result>,
): Promise<Result> {
  const transaction = await begin();
  open.add(transaction);
  try {
    return await use(transaction);
  } catch (error) {
    if (open.has(transaction)) throw error;
    return inTransaction(begin, use);
  } finally {
    open.delete(transaction);
  }
}

/** Takes back what a transaction has written so far. */
export function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has already ended.
  }
}
