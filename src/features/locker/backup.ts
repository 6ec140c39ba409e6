import { create } from 'zustand';
import { saveFile } from '#components/save-file.ts';
import type { Imported } from '#locker/backup/import.ts';
import { asLockerError } from '#locker/error.ts';
import { documentCount, REFUSED } from './in-words.ts';
import { useLocker } from './locker-view.ts';

interface BackupView {
  /** What is going on, with how far it is. */
  running: string | undefined;
  outcome: { tone: 'done' | 'failed'; text: string } | undefined;
}

export const useBackup = create<BackupView>()(() => ({ running: undefined, outcome: undefined }));

/** Packs the locker and saves it as a file. Never rejects. */
export const saveBackup = () =>
  run('Packing', async (onProgress) => {
    const { exportBackups } = await import('#locker/backup/export.ts');
    let [packed, gone, files] = [0, 0, 0];
    for await (const { name, archive, count, missing } of exportBackups({ onProgress })) {
      saveFile(name, archive);
      packed += count;
      gone += missing.length;
      files++;
    }
    const parts = files > 1 ? ` It is ${files} files: keep them all.` : '';
    const lost = gone > 0 ? ` The files of ${documentCount(gone)} are gone from here.` : '';
    return `The backup holds ${documentCount(packed)}.${parts}${lost}`;
  });

/** Saves what could not be read, as it was found. Says what came of it; never rejects. */
export async function saveAside(): Promise<string> {
  try {
    const { exportAside } = await import('#locker/backup/export.ts');
    saveFile('kolam-locker-set-aside.zip', await exportAside());
    return 'A copy is saved. Its files may open in other programs.';
  } catch (error) {
    return failureInWords(error);
  }
}

/** Adds what a backup holds and the locker does not. Never rejects. */
export const importLater = (archive: File) =>
  run('Importing', async (onProgress) => {
    const { importBackup } = await import('#locker/backup/import.ts');
    const session = useLocker.getState().user?.id;
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
    damaged.length > 0 && `Damaged in the backup and not added: ${damaged.join(', ')}.`,
    stopped && `It ended early. ${REFUSED[stopped]} Import the same file again to go on.`,
  ];
  return parts.filter(Boolean).join(' ');
}

// A backup's own errors are sentences; the locker's are reasons.
function failureInWords(error: unknown): string {
  const { name, message } = error as Error;
  return name === 'BackupError' ? message : REFUSED[asLockerError(error).reason];
}
