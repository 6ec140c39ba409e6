import { backupContents } from '#core/locker/backup/contents.ts';
import { type Imported, importBackup } from '#core/locker/backup/import.ts';
import { undoImport } from '#core/locker/backup/undo-import.ts';
import { documentCount, namedInWords, REFUSED } from '#features/locker/messages.ts';
import { askToKeep } from '#features/locker/session/request-persistence.ts';
import { refreshLocker } from '#features/locker/session/sync-locker-store.ts';
import { randomId } from '#lib/random-id.ts';
import { useLocker } from '#store/locker.ts';
import { useBackup } from '#store/locker-backup.ts';
import { type Course, run } from './course.ts';

/** Reads what is in a backup and shows it, unless that is cancelled. */
export async function open(archive: File, { signal }: Course): Promise<string> {
  const contents = await backupContents(archive);
  if (!signal.aborted) useBackup.setState({ opened: { archive, contents } });
  return '';
}

/** Adds what the opened backup holds and the locker does not. Never rejects. */
export function importOpened(): Promise<void> {
  const { archive } = useBackup.getState().opened ?? {};
  return run('Importing', async (course) => {
    if (!archive) return '';
    const importId = randomId();
    const session = useLocker.getState().user?.id;
    useBackup.setState({ undoable: undefined });
    askToKeep();
    const imported = await importBackup(archive, { ...course, session, importId });
    await refreshLocker();
    const canBeUndone = imported.added > 0 && imported.stopped !== 'signed-out';
    useBackup.setState({ undoable: canBeUndone ? importId : undefined });
    return importedInWords(imported);
  });
}

/** Takes away again what the last import has added. Never rejects. */
export function undoLast(): Promise<void> {
  const { undoable } = useBackup.getState();
  return run('Undoing', async () => {
    if (!undoable) return '';
    const removed = await undoImport(undoable);
    useBackup.setState({ undoable: undefined });
    await refreshLocker();
    return `The import is undone: ${documentCount(removed)} removed.`;
  });
}

function importedInWords({ added, skipped, damaged, stopped }: Imported): string {
  const parts = [
    stopped === 'cancelled' && 'Cancelled.',
    `${documentCount(added)} added.`,
    skipped > 0 && `${documentCount(skipped)} ${skipped === 1 ? 'was' : 'were'} here already.`,
    damaged.length > 0 &&
      stopped !== 'signed-out' &&
      `Damaged in the backup and not added: ${namedInWords(damaged)}.`,
    stopped &&
      stopped !== 'cancelled' &&
      `It ended early. ${REFUSED[stopped]} Import the same file again to go on.`,
  ];
  return parts.filter(Boolean).join(' ');
}
