import { saveFile } from '#components/save-file.ts';
import { SLUG } from '#content/site.ts';
import type { Backup } from '#core/locker/backup/export.ts';
import type { Imported } from '#core/locker/backup/import.ts';
import { asLockerError } from '#core/locker/error.ts';
import { documentCount, namedInWords, REFUSED } from '#features/locker/messages.ts';
import { askToKeep } from '#features/locker/session/request-persistence.ts';
import { useLocker } from '#store/locker.ts';
import { useBackup } from '#store/locker-backup.ts';

/** Takes titles off the screen, and begins the next backup anew. */
export const forgetBackup = () => useBackup.setState({ outcome: undefined, next: undefined });

/** The parts of the backup that is being saved. Each is packed when it is asked for. */
let archives: AsyncGenerator<Backup> | undefined;

/**
 * Packs the locker and saves it as a file; of a large one a part, and the next part when it is called
 * again: browsers save one file for each press. Never rejects.
 */
export const saveBackup = () =>
  run('Packing', async (onProgress) => {
    const { exportBackups } = await import('#core/locker/backup/export.ts');
    const { next } = useBackup.getState();
    if (!next || !archives) archives = exportBackups({ onProgress });
    // Where this part fails the next press begins with the first.
    useBackup.setState({ next: undefined });
    const { value } = await archives.next();
    return value ? save(value) : '';
  });

function save({ name, archive, part, parts, count, missing }: Backup): string {
  saveFile(name, archive);
  const lost =
    missing.length > 0 ? ` The files of ${documentCount(missing.length)} are gone from here.` : '';
  if (parts === 1) return `The backup holds ${documentCount(count)}.${lost}`;
  const isLast = part === parts;
  useBackup.setState({ next: isLast ? undefined : { part: part + 1, parts } });
  const then = isLast
    ? `The backup is these ${parts} files: keep them all.`
    : `The backup is not whole before part ${parts} is saved.`;
  return `Part ${part} of ${parts} is saved, with ${documentCount(count)}.${lost} ${then}`;
}

/** Saves what could not be read, as it was found. Says what came of it; never rejects. */
export async function saveQuarantined(): Promise<string> {
  try {
    const { exportQuarantined } = await import('#core/locker/backup/export.ts');
    saveFile(`${SLUG}-locker-set-aside.zip`, await exportQuarantined());
    return 'A copy is saved. Its files may open in other programs.';
  } catch (error) {
    return failureInWords(error);
  }
}

/** Adds what a backup holds and the locker does not. Never rejects. */
export const importLater = (archive: File) =>
  run('Importing', async (onProgress) => {
    const { importBackup } = await import('#core/locker/backup/import.ts');
    const session = useLocker.getState().user?.id;
    askToKeep();
    return importedInWords(await importBackup(archive, { session, onProgress }));
  });

type Progress = (done: number, total: number) => void;

async function run(doing: string, work: (progress: Progress) => Promise<string>): Promise<void> {
  if (useBackup.getState().running) return;
  useBackup.setState({ running: `${doing}...`, outcome: undefined });
  try {
    const text = await work((done, total) =>
      useBackup.setState({ running: `${doing} ${done} of ${total}...` }),
    );
    useBackup.setState({ outcome: { tone: 'done', text } });
  } catch (error) {
    useBackup.setState({ outcome: { tone: 'failed', text: failureInWords(error) } });
  } finally {
    useBackup.setState({ running: undefined });
  }
}

function importedInWords({ added, skipped, damaged, stopped }: Imported): string {
  const parts = [
    `${documentCount(added)} added.`,
    skipped > 0 && `${documentCount(skipped)} ${skipped === 1 ? 'was' : 'were'} here already.`,
    damaged.length > 0 &&
      stopped !== 'signed-out' &&
      `Damaged in the backup and not added: ${namedInWords(damaged)}.`,
    stopped && `It ended early. ${REFUSED[stopped]} Import the same file again to go on.`,
  ];
  return parts.filter(Boolean).join(' ');
}

// A backup's own errors are sentences; the locker's are reasons.
function failureInWords(error: unknown): string {
  const { name, message } = error as Error;
  return name === 'BackupError' ? message : REFUSED[asLockerError(error).reason];
}
