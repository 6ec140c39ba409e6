import type { Commit } from './commit.ts';
import { sealIn } from './seal.ts';
import { documentAt } from './stored.ts';

/**
 * What was deleted, and is left by the tab that locks every tab: without a key nobody could remove it, or restore
 * it. It may be where the disk refused to let it go, or where its tab had lost the key before.
 */
export function* leftByLock(commit: Commit): Generator<string> {
  const { before, after, deeds, mayWrite, refused } = commit;
  const [was, is] = [sealIn(before), sealIn(after)];
  // Who takes the lock off meanwhile leaves a locker that nobody has to open.
  if (!is || was?.locks === is.locks) return;
  const deed = deeds.find(({ what }) => what === 'lockAll');
  if (!mayWrite || deed?.refused !== refused || deed.seal?.locks !== was?.locks) return;
  for (const { id, title, deletedAt } of deed.deleted ?? []) {
    const document = documentAt(after, id);
    if (typeof document !== 'string' && document.deletedAt === deletedAt)
      yield `“${title}” was deleted, and is left in a locker that is locked`;
  }
}
