import type { BackupError } from '#core/locker/backup/backup-error.ts';
import type { BackupOptions } from '#core/locker/backup/export.ts';
import { asLockerError } from '#core/locker/error.ts';
import { REFUSED } from '#features/locker/messages.ts';
import * as words from '#features/locker/words/backup-course.ts';
import { useBackup } from '#store/locker-backup.ts';
import { backupProblems } from '#words/locker/backup-problems.ts';

/** How far some work is, and whether it is to end. */
export interface Course {
  onProgress: NonNullable<BackupOptions['onProgress']>;
  /** Called while an archive is encrypted as a whole, after its documents were packed. */
  onBytes: (done: number, all: number) => void;
  signal: AbortSignal;
}

let stop: AbortController | undefined;

/** Ends what is going on; what it has done so far stays. */
export const cancelBackup = (): void => stop?.abort();

/** Does one thing at a time, and shows how far it is and what came of it. Never rejects. */
export async function run(
  doing: keyof typeof words.progress,
  work: (course: Course) => Promise<string>,
): Promise<void> {
  if (useBackup.getState().running) return;
  useBackup.setState({
    running: words.doing[doing],
    outcome: undefined,
    opened: undefined,
    encrypted: undefined,
  });
  stop = new AbortController();
  const onProgress: Course['onProgress'] = (done, total, doneBytes, bytes) =>
    useBackup.setState({
      running: words.progress[doing](done, total),
      progress: { done, total, doneBytes, bytes },
    });
  const onBytes: Course['onBytes'] = (doneBytes, bytes) =>
    useBackup.setState({
      running: words.doing.encrypting,
      progress: { done: 0, total: 0, doneBytes, bytes },
    });
  try {
    const text = await work({ onProgress, onBytes, signal: stop.signal });
    useBackup.setState({ outcome: text ? { tone: 'done', text } : undefined });
  } catch (error) {
    const tone = stop.signal.aborted ? 'done' : 'failed';
    useBackup.setState({ outcome: { tone, text: failureInWords(error) } });
  } finally {
    useBackup.setState({ running: undefined, progress: undefined });
  }
}

export function failureInWords(error: unknown): string {
  if ((error as Error).name === 'AbortError') return words.cancelled;
  if (isBackupError(error)) return backupProblems[error.reason];
  return REFUSED[asLockerError(error).reason];
}

// By its name: what throws it is loaded with the first backup alone.
const isBackupError = (error: unknown): error is BackupError =>
  (error as Error).name === 'BackupError';
