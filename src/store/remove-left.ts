import { purgeDeleted } from '#core/locker/purge.ts';

/**
 * Removes what was deleted in the locker on a page that is gone, for pages that only count what is there and do without
 * the locker's other actions. Rejects with `LockerError`.
 */
export const removeLeft = (): Promise<void> => purgeDeleted();
