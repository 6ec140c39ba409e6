import type { Commit } from './commit.ts';
import { sealIn } from './seal.ts';
import { documentAt } from './stored.ts';

/**
 * What was deleted, and is left by whoever locks every tab: without a key nobody could remove it, or restore it. It
 * may be where the disk refused to let it go, or where its tab had lost the key before.
 */
export function* leftByLock(commit: Commit): Generator<string> {
  const { before, after, deeds, mayWrite, refused } = commit;
  if (sealIn(before)?.locks === sealIn(after)?.locks) return;
  const deed = deeds.find(({ what }) => what === 'lockAll');
  if (!mayWrite || deed?.refused !== refused || deed.seal?.locks !== sealIn(before)?.locks) return;
  for (const { id, title, deletedAt } of deed.deleted ?? []) {
    const document = documentAt(after, id);
    if (typeof document !== 'string' && document.deletedAt === deletedAt)
      yield `“${title}” was deleted, and is left in a locker that is locked`;
  }
}
