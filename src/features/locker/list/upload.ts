import { asLockerError } from '#core/locker/error.ts';
import { UPLOAD_DELAY_MS } from '#features/locker/limits.ts';
import { refreshLocker } from '#features/locker/session/sync-locker-store.ts';
import { delay } from '#lib/delay.ts';
import { taskFinished } from '#pwa/install.ts';
import { askToKeep } from '#store/ask-to-keep.ts';
import { useLocker } from '#store/locker.ts';
import { lockerActions } from '#store/locker-actions.ts';
import { NO_UPLOADS, useUploads } from '#store/locker-uploads.ts';

/** One at a time, however many are chosen: a phone's memory holds one large file, not fifty. */
let queue: Promise<void> = Promise.resolve();

/**
 * Puts files into the locker. Each is on the disk before it is shown, on top of the list and after the
 * upload's time. Resolves when all are shown or refused; never rejects.
 */
export async function upload(files: readonly File[]): Promise<void> {
  if (files.length === 0) return;
  const size = files.reduce((sum, file) => sum + file.size, 0);
  useUploads.setState(({ total, bytes, refused }) => ({
    total: total + files.length,
    bytes: bytes + size,
    refused: total === 0 ? [] : refused,
  }));
  askToKeep();
  // A page that has not read the disk knows nobody, and would bring a file back after a sign-out elsewhere.
  if (!useLocker.getState().ready) await refreshLocker();
  const session = useLocker.getState().user?.id;
  const shown: Promise<void>[] = [];
  queue = queue.then(async () => {
    for (const file of files) {
      await add(file, session, (later) => shown.push(later));
      useUploads.setState(({ doneBytes }) => ({ doneBytes: doneBytes + file.size }));
    }
  });
  await queue;
  await Promise.all(shown);
  useUploads.setState((uploads) =>
    uploads.total === uploads.done ? { ...NO_UPLOADS, refused: uploads.refused } : uploads,
  );
  taskFinished();
}

export const forgetRefused = () => useUploads.setState({ refused: [] });

/** Resolves when the file is stored or refused; `stored` gets the promise of its place in the list. */
async function add(
  file: File,
  session: string | undefined,
  stored: (shown: Promise<void>) => void,
): Promise<void> {
  const startedAt = performance.now();
  try {
    const { id } = await lockerActions.add(file, { session });
    setArriving((arriving) => arriving.add(id));
    stored(showLater(id, UPLOAD_DELAY_MS - (performance.now() - startedAt)));
  } catch (error) {
    const { reason } = asLockerError(error);
    // This tab has not heard of it, or it would not have asked for that session.
    if (reason === 'signed-out') await refreshLocker();
    useUploads.setState(({ done, refused }) => ({
      done: done + 1,
      refused: [...refused, { name: file.name, reason }],
    }));
  }
}

async function showLater(id: string, ms: number): Promise<void> {
  await delay(Math.max(0, ms));
  setArriving((arriving) => arriving.delete(id));
  useUploads.setState(({ done }) => ({ done: done + 1 }));
}

function setArriving(change: (arriving: Set<string>) => unknown): void {
  const arriving = new Set(useLocker.getState().arriving);
  change(arriving);
  useLocker.setState({ arriving });
}
