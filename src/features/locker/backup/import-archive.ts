import { backupContents } from '#core/locker/backup/contents.ts';
import { decryptBackup, isEncryptedBackup } from '#core/locker/backup/encrypted-backup.ts';
import type { Imported } from '#core/locker/backup/import.ts';
import { WrongPassphrase } from '#core/locker/seal/wrong-passphrase.ts';
import { REFUSED } from '#features/locker/messages.ts';
import { refreshLocker } from '#features/locker/session/sync-locker-store.ts';
import * as words from '#features/locker/words/backup-status.tsx';
import { randomId } from '#lib/random-id.ts';
import { askToKeep } from '#store/ask-to-keep.ts';
import { useLocker } from '#store/locker.ts';
import { useBackup } from '#store/locker-backup.ts';
import { importActions } from '#store/locker-import-actions.ts';
import { type Course, run } from './course.ts';
import { namedInWords } from './named-in-words.ts';

/** Reads what is in a backup and shows it, unless that is cancelled. */
export async function open(archive: Blob, { signal }: Pick<Course, 'signal'>): Promise<string> {
  if (await isEncryptedBackup(archive)) {
    if (!signal.aborted) useBackup.setState({ encrypted: archive });
    return '';
  }
  const contents = await backupContents(archive);
  if (!signal.aborted) useBackup.setState({ opened: { archive, contents } });
  return '';
}

/**
 * Shows what the encrypted backup that was chosen holds, unless it is put away meanwhile. Throws WrongPassphrase, and
 * then nothing else has changed; other outcomes are as for any backup.
 */
export async function openEncrypted(passphrase: string): Promise<void> {
  const { encrypted } = useBackup.getState();
  if (!encrypted) return;
  const isPutAway = () => useBackup.getState().encrypted !== encrypted;
  const stop = new AbortController();
  const onBytes = (doneBytes: number, bytes: number) => {
    if (isPutAway()) stop.abort();
    else useBackup.setState({ progress: { done: 0, total: 0, doneBytes, bytes } });
  };
  const { archive, failure } = await decryptBackup(encrypted, passphrase, {
    onBytes,
    signal: stop.signal,
  }).then(
    (decrypted) => ({ archive: decrypted, failure: undefined }),
    (error: unknown) => {
      if (error instanceof WrongPassphrase) throw error;
      return { archive: undefined, failure: error };
    },
  );
  useBackup.setState({ progress: undefined });
  if (isPutAway()) return;
  await run('reading', async (course) => {
    if (!archive) throw failure;
    return open(archive, course);
  });
}

/** Adds what the opened backup holds and the locker does not. Never rejects. */
export function importOpened(): Promise<void> {
  const { archive } = useBackup.getState().opened ?? {};
  return run('importing', async (course) => {
    if (!archive) return '';
    const importId = randomId();
    const session = useLocker.getState().user?.id;
    useBackup.setState({ undoable: undefined });
    askToKeep();
    const imported = await importActions.add(archive, { ...course, session, importId });
    await refreshLocker();
    const canBeUndone = imported.added > 0 && imported.stopped !== 'signed-out';
    useBackup.setState({ undoable: canBeUndone ? importId : undefined });
    return importedInWords(imported);
  });
}

/** Takes away again what the last import has added. Never rejects. */
export function undoLast(): Promise<void> {
  const { undoable } = useBackup.getState();
  return run('undoing', async () => {
    if (!undoable) return '';
    const { removed, emptied } = await importActions.undo(undoable);
    useBackup.setState({ undoable: undefined });
    await refreshLocker();
    return [words.undone(removed), emptied > 0 && words.filesTakenOut(emptied)]
      .filter(Boolean)
      .join(' ');
  });
}

function importedInWords({ added, skipped, damaged, stopped }: Imported): string {
  const parts = [
    stopped === 'cancelled' && words.cancelled,
    words.added(added),
    skipped > 0 && words.hereAlready(skipped),
    damaged.length > 0 && stopped !== 'signed-out' && words.damaged(namedInWords(damaged)),
    stopped && stopped !== 'cancelled' && words.endedEarly(REFUSED[stopped]),
  ];
  return parts.filter(Boolean).join(' ');
}
